import { recommendCare, type CaredForTree } from './recommendCare';

const tree: CaredForTree = {
  label: 'At the gate',
  species: 'Live oak',
  condition: 'healthy',
  region: 'TX',
  time_zone: 'America/Chicago',
  last_work_at: '2022-03-01T12:00:00Z',
};
const winter = new Date('2026-11-21T12:00:00Z');

test('hazardous and dead trees are urgent and suggest a removal', () => {
  for (const condition of ['hazardous', 'dead']) {
    expect(recommendCare({ ...tree, condition }, winter)).toMatchObject({
      category: 'tree_removal',
      isPressing: true,
      season: null,
    });
  }
});

test('a tree with recent work should be updated before a request is suggested', () => {
  const worked = { ...tree, condition: 'hazardous', last_work_at: '2026-11-17T12:00:00Z' };
  expect(recommendCare(worked, winter)).toMatchObject({ isOutdated: true, isPressing: false });
  expect(recommendCare(worked, winter).reason).toContain('4 days ago');
});

test('a declining tree suggests an arborist', () => {
  expect(recommendCare({ ...tree, condition: 'declining' }, winter).category).toBe('arborist');
});

test('a healthy tree says how long ago it was worked on, or that no work is on record', () => {
  expect(recommendCare(tree, winter).reason).toContain('4 years ago');
  expect(recommendCare({ ...tree, last_work_at: null }, winter).reason).toContain('No work');
});

test("oaks in Texas should not be pruned from February through June, in the property's time zone", () => {
  const seasonAt = (time: string) => recommendCare(tree, new Date(time)).season;
  expect(seasonAt('2026-11-21T12:00:00Z')).toMatch(/^Best before February/);
  // Still January 31 in Austin.
  expect(seasonAt('2027-02-01T03:00:00Z')).toMatch(/^Best before February/);
  expect(seasonAt('2027-02-01T12:00:00Z')).toMatch(/^Wait until July/);
  expect(seasonAt('2027-07-01T12:00:00Z')).toMatch(/^Best before February/);
});

test('other trees, and oaks elsewhere, have no such season', () => {
  expect(recommendCare({ ...tree, species: 'Pecan' }, winter).season).toBeNull();
  expect(recommendCare({ ...tree, region: 'OR' }, winter).season).toBeNull();
  expect(
    recommendCare({ ...tree, species: null, label: 'Oakland maple' }, winter).season,
  ).toBeNull();
});
