import { graticuleStep, lineLabel, linesBetween } from './graticule';

test('the grid gets finer as one looks closer, never crowded', () => {
  expect(graticuleStep(1)).toBe(30);
  expect(graticuleStep(100)).toBe(1);
  expect(graticuleStep(10_000)).toBe(0.01);
  expect(graticuleStep(10_000) * 10_000).toBeGreaterThanOrEqual(96);
});

test('lines lie on round degrees within the view', () => {
  expect(linesBetween(-97.83, -97.58, 0.1)).toEqual([-97.8, -97.7, -97.6]);
  expect(linesBetween(30.01, 30.04, 0.1)).toEqual([]);
  expect(linesBetween(-90, 90, 0.0001)).toHaveLength(60);
});

test('labels say which side of the world', () => {
  expect(lineLabel(-97.8, ['E', 'W'])).toBe('97.8° W');
  expect(lineLabel(30, ['N', 'S'])).toBe('30° N');
  expect(lineLabel(0, ['N', 'S'])).toBe('0°');
});
