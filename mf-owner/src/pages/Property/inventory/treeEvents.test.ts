import { conditionOf, describeTreeEvent } from './treeEvents';

test('a new tree tells what was said about it, not its name and what was left out', () => {
  const facts = {
    label: 'Oak',
    species: 'Live oak',
    height_m: 9.14,
    diameter_cm: null,
    count: 1,
    condition: 'healthy',
    photos: [],
    removed_at: null,
  };
  expect(describeTreeEvent({ kind: 'added', facts })).toEqual({
    title: 'Added to the inventory',
    details: 'kind: Live oak, height 30 ft, 1 tree, healthy',
  });
});

test('a change tells what is new, also what was taken out', () => {
  expect(describeTreeEvent({ kind: 'changed', facts: { height_m: 12.19, species: null } })).toEqual(
    { title: 'Changed', details: 'kind taken out, height 40 ft' },
  );
});

test('a removed tree tells why, one that is back tells nothing twice', () => {
  const removed = { removed_at: '2026-11-01T10:00:00Z', removal_reason: 'Storm' };
  expect(describeTreeEvent({ kind: 'removed', facts: removed }).details).toBe('Storm');
  const restored = { removed_at: null, removal_reason: null };
  expect(describeTreeEvent({ kind: 'restored', facts: restored })).toEqual({
    title: 'Stands again',
    details: null,
  });
});

test('what is not understood is shown as it is', () => {
  expect(conditionOf('mossy')).toEqual({ label: 'mossy', tone: 'neutral' });
  expect(describeTreeEvent({ kind: 'grafted', facts: 'odd' })).toEqual({
    title: 'grafted',
    details: null,
  });
});
