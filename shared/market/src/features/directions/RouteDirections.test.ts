import { routeLinks, stopsAhead } from './RouteDirections';

const stops = (...numbers: number[]) =>
  numbers.map((number) => ({ number, place: `${number} Elm St, Austin, TX` }));
const placesOf = (link: string | undefined) => {
  const query = new URL(link ?? '').searchParams;
  return [...(query.get('waypoints')?.split('|') ?? []), query.get('destination')];
};

test('one link goes by all stops in order, but those without an address', () => {
  const [link, ...more] = routeLinks(
    [...stops(1, 2), { number: 3, place: null }, ...stops(4)],
    'stop',
  );
  expect(more).toEqual([]);
  expect(link?.stops).toBe('stops 1 to 4');
  expect(link?.to).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&/);
  expect(placesOf(link?.to)).toEqual([
    '1 Elm St, Austin, TX',
    '2 Elm St, Austin, TX',
    '4 Elm St, Austin, TX',
  ]);
});

test('a day with more stops than a phone takes at once has a link for each part', () => {
  const links = routeLinks(stops(1, 2, 3, 4, 5), 'job');
  expect(links.map((link) => link.stops)).toEqual(['jobs 1 to 4', 'job 5']);
  expect(links.map(({ to }) => placesOf(to).length)).toEqual([4, 1]);
});

test('only work that has not begun is ahead', () => {
  const place = { address: '9 Oak St', city: 'Austin', region: 'TX', zip: '78704' };
  expect(
    stopsAhead([
      { state: 'delivered', place },
      { state: 'en_route', place },
      { state: 'scheduled', place: { ...place, address: null } },
    ]),
  ).toEqual([
    { number: 2, place: '9 Oak St, Austin, TX 78704' },
    { number: 3, place: null },
  ]);
});
