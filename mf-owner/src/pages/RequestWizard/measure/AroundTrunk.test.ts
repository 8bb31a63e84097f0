import { diameterFromAround, treeHeight } from './AroundTrunk';

const marks = { treeTop: 10, treeBottom: 90, referenceTop: 77.5, referenceBottom: 90 };

test('the tree and the reference have the same ratio as in the photo', () => {
  expect(treeHeight(marks, 7)).toEqual({ feet: 45, from: 38, to: 52 });
});

test.each([
  ['the reference has no height', { ...marks, referenceTop: 90 }, 7],
  ['the reference is upside down', { ...marks, referenceTop: 95 }, 7],
  ['the tree is upside down', { ...marks, treeTop: 95 }, 7],
  ['the height of the reference is unknown', marks, Number.NaN],
  ['the reference has zero height', marks, 0],
])('there is no result when %s', (_what, wrong, feet) => {
  expect(treeHeight(wrong, feet)).toBeNull();
});

test('the circumference of a trunk gives its width', () => {
  expect(diameterFromAround(62.8)).toBe(20);
  expect(diameterFromAround(10)).toBe(3.2);
});
