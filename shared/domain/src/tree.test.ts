import { describeTree, hazardsFor, treeName, treeSize } from './tree';

const oak = {
  species: 'Live oak',
  height_m: 13.716,
  diameter_cm: 50.8,
  count: 1,
  condition: 'healthy',
  near_structure: false,
  on_structure: false,
  near_wires: false,
  poor_access: false,
  stump: false,
};

test('a tree is described in feet and inches', () => {
  expect(describeTree(oak)).toBe('Live oak, 45 ft tall, trunk 20 in, healthy');
  expect(describeTree({ ...oak, condition: 'dead', near_wires: true, stump: true })).toBe(
    'Live oak, 45 ft tall, trunk 20 in, dead, within 10 feet of wires, stump too',
  );
  expect(
    describeTree({ ...oak, near_structure: true, poor_access: true }, { style: 'facts' }),
  ).toBe('45 ft tall, trunk 20 in, healthy, near a structure, hard to reach');
});

test('a short description has name and size', () => {
  expect(describeTree({ ...oak, stump: true }, { style: 'short' })).toBe(
    'Live oak, 45 ft tall, trunk 20 in',
  );
});

test('a stump has a width, but neither height nor condition', () => {
  const stump = { ...oak, species: null, near_wires: true, stump: true };
  expect(describeTree(stump, { category: 'stump_grinding' })).toBe(
    'Stump, 20 in wide, within 10 feet of wires',
  );
});

test('a name says how many there are, whether or not the species is known', () => {
  expect(treeName(oak)).toBe('Live oak');
  expect(treeName({ ...oak, count: 2 })).toBe('2 × Live oak');
  expect(treeName({ species: null, count: 3 })).toBe('3 trees');
  expect(treeName({ species: ' ', count: 1 })).toBe('Tree');
  expect(treeName({ species: null, count: 3 }, 'stump_grinding')).toBe('3 stumps');
});

test('a size leaves out what was not measured', () => {
  expect(treeSize({ height_m: null, diameter_cm: 50.8 })).toBe('trunk 20 in');
  expect(treeSize({ height_m: 12, diameter_cm: null })).toBe('39 ft tall');
  expect(treeSize({ height_m: null })).toBe('');
});

test('a stump cannot rest on a structure', () => {
  expect(hazardsFor('tree_removal')).toContain('on_structure');
  expect(hazardsFor('stump_grinding')).not.toContain('on_structure');
});
