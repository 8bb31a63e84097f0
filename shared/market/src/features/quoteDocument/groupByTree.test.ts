import { groupByTree } from './groupByTree';

const oak = {
  id: 'oak',
  position: 2,
  species: 'Oak',
  height_m: 12,
  diameter_cm: null,
  count: 1,
};
const elm = { ...oak, id: 'elm', position: 1, species: 'Elm' };

test("lines are grouped by tree in the owner's order, the whole job last", () => {
  const lines = [
    { description: 'Hauling', tree_id: null },
    { description: 'Oak', tree_id: 'oak' },
    { description: 'Elm', tree_id: 'elm' },
    { description: 'Stump of the oak', tree_id: 'oak' },
  ];
  expect(
    groupByTree(lines, [oak, elm], 'tree_removal').map(({ title, lines: own }) => [
      title,
      ...own.map(({ description }) => description),
    ]),
  ).toEqual([
    ['Elm, 39 ft tall', 'Elm'],
    ['Oak, 39 ft tall', 'Oak', 'Stump of the oak'],
    ['The whole job', 'Hauling'],
  ]);
});

test('lines of a deleted tree are kept', () => {
  expect(groupByTree([{ tree_id: 'felled' }], [oak], 'tree_removal')).toEqual([
    { id: null, title: 'The whole job', lines: [{ tree_id: 'felled' }] },
  ]);
});
