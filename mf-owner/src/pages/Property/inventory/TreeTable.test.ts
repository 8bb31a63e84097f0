import { conditionOf, describeTreeEvent } from './TreeTable';

test('the event of a new tree lists its facts without name and empty fields', () => {
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
    details: 'species: Live oak, height 30 ft, 1 tree, healthy',
  });
});

test('a change lists new values and removed ones', () => {
  expect(describeTreeEvent({ kind: 'changed', facts: { height_m: 12.19, species: null } })).toEqual(
    { title: 'Changed', details: 'species removed, height 40 ft' },
  );
});

test('a removal has its reason, a restored tree no details', () => {
  const removed = { removed_at: '2026-11-01T10:00:00Z', removal_reason: 'Storm' };
  expect(describeTreeEvent({ kind: 'removed', facts: removed }).details).toBe('Storm');
  const restored = { removed_at: null, removal_reason: null };
  expect(describeTreeEvent({ kind: 'restored', facts: restored })).toEqual({
    title: 'Restored',
    details: null,
  });
});

test('unknown values are shown as they are', () => {
  expect(conditionOf('mossy')).toEqual({ label: 'mossy', tone: 'neutral' });
  expect(describeTreeEvent({ kind: 'grafted', facts: 'odd' })).toEqual({
    title: 'grafted',
    details: null,
  });
});
