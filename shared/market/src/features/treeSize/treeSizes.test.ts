import { sizeOfFeet, treeSizes, typicalFeet } from './treeSizes';

it.each(treeSizes.map(({ value }) => value))('draws a %s tree at a height of that size', (size) => {
  expect(sizeOfFeet(typicalFeet[size])).toBe(size);
});

it.each([
  [29.9, 'small'],
  [30, 'medium'],
  [60, 'medium'],
  [60.5, 'tall'],
] as const)('finds the size of %d ft', (feet, size) => {
  expect(sizeOfFeet(feet)).toBe(size);
});

it.each([0, -4, NaN])('finds no size of %d ft', (feet) => {
  expect(sizeOfFeet(feet)).toBeNull();
});
