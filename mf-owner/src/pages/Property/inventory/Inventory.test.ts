import { findTrees } from './Inventory';

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

test('removed trees have a filter of their own', () => {
  expect(found('standing', '')).toEqual(['Gate', 'Dock']);
  expect(found('gone', '')).toEqual(['Old elm']);
});

test('a filter shows the trees that are not healthy', () => {
  expect(found('worrying', '')).toEqual(['Dock']);
});

test('every word must match in name, species or location', () => {
  expect(found('standing', 'gate')).toEqual(['Gate', 'Dock']);
  expect(found('standing', 'gate OAK')).toEqual(['Gate']);
  expect(found('standing', 'birch')).toEqual([]);
});
