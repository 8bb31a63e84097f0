import { treeFacts, treeTitle, type StoredTree } from './treeFacts';

const oak: StoredTree = {
  species: 'Oak',
  height_m: 13.72,
  diameter_cm: 45.7,
  count: 1,
  condition: 'dead',
  near_structure: false,
  on_structure: false,
  near_wires: true,
  poor_access: false,
  stump: true,
};

test('a tree is described in feet and inches', () => {
  expect(treeTitle({ ...oak, count: 2 }, 'tree_removal')).toBe('2 × Oak');
  expect(treeFacts(oak, 'tree_removal')).toEqual([
    '45 ft tall',
    'trunk 18 in',
    'dead',
    'within 10 feet of wires',
    'stump too',
  ]);
});

test('a stump has a width, but neither height nor health', () => {
  expect(treeTitle({ ...oak, species: null }, 'stump_grinding')).toBe('Stump');
  expect(treeFacts(oak, 'stump_grinding')).toEqual(['18 in wide', 'within 10 feet of wires']);
});
