import { findTrees } from './findTrees';

const tree = (label: string, facts: object = {}) => ({
  label,
  species: null,
  position_note: null,
  condition: 'healthy',
  removed_at: null,
  ...facts,
});
const trees = [
  tree('Gate', { species: 'Live oak' }),
  tree('Dock', { species: 'Pecan', condition: 'dead', position_note: 'near the gate house' }),
  tree('Old elm', { removed_at: '2026-01-01T00:00:00Z', condition: 'dead' }),
];
const found = (...search: [Parameters<typeof findTrees>[1], string]) =>
  findTrees(trees, ...search).map(({ label }) => label);

test('trees that no longer stand are shown when asked for, and then alone', () => {
  expect(found('standing', '')).toEqual(['Gate', 'Dock']);
  expect(found('gone', '')).toEqual(['Old elm']);
});

test('those not healthy are those one worries about', () => {
  expect(found('worrying', '')).toEqual(['Dock']);
});

test('every word counts, in name, kind or place', () => {
  expect(found('standing', 'gate')).toEqual(['Gate', 'Dock']);
  expect(found('standing', 'gate OAK')).toEqual(['Gate']);
  expect(found('standing', 'birch')).toEqual([]);
});
