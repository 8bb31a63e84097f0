import { placeNames } from './PlaceNames';

const austin = [
  { zip: '78701', city: 'Austin', latitude: 30.27, longitude: -97.74 },
  { zip: '78704', city: 'Austin', latitude: 30.24, longitude: -97.76 },
];
const buda = { zip: '78610', city: 'Buda', latitude: 30.08, longitude: -97.84 };
const px = (perDegree: number) => (point: { latitude: number; longitude: number }) => ({
  x: point.longitude * perDegree,
  y: -point.latitude * perDegree,
});

test('from afar a city is named once, from near each of its ZIP codes', () => {
  expect(placeNames([buda, ...austin], 11, px(2000)).map(({ text }) => text)).toEqual([
    'Austin',
    'Buda',
  ]);
  expect(placeNames(austin, 14, px(20_000)).map(({ text }) => text)).toEqual([
    'Austin 78701',
    'Austin 78704',
  ]);
});

test('names never cover one another; the larger city stays', () => {
  expect(placeNames([buda, ...austin], 11, px(10)).map(({ text }) => text)).toEqual(['Austin']);
});

test('a name gives way to a marker at its place, and is left out where there is no room', () => {
  const at = px(10)({ latitude: 30.24, longitude: -97.76 });
  const marker = { left: at.x - 60, right: at.x + 60, top: at.y - 14, bottom: at.y + 14 };
  const [before] = placeNames(austin, 11, px(10));
  const [after] = placeNames(austin, 11, px(10), [marker]);
  expect(after?.at.x).toBe(before?.at.x);
  expect(after?.at.y).toBeLessThan(marker.top - 11);
  const crowd = { ...marker, top: at.y - 60, bottom: at.y + 60 };
  expect(placeNames(austin, 11, px(10), [crowd])).toEqual([]);
});
