import { diameterFromAround, treeHeight } from './treeMeasure';

const marks = { treeTop: 10, treeBottom: 90, referenceTop: 77.5, referenceBottom: 90 };

test('a tree is as much taller than the reference as on the picture', () => {
  expect(treeHeight(marks, 7)).toEqual({ feet: 45, from: 38, to: 52 });
});

test.each([
  ['the reference has no height', { ...marks, referenceTop: 90 }, 7],
  ['the reference is upside down', { ...marks, referenceTop: 95 }, 7],
  ['the tree is upside down', { ...marks, treeTop: 95 }, 7],
  ['nobody knows how tall the reference is', marks, Number.NaN],
  ['the reference is nothing', marks, 0],
])('nothing is claimed when %s', (_what, wrong, feet) => {
  expect(treeHeight(wrong, feet)).toBeNull();
});

test('the way around a trunk gives the way across', () => {
  expect(diameterFromAround(62.8)).toBe(20);
  expect(diameterFromAround(10)).toBe(3.2);
});
