import { formatAgainstGoal, median } from './goals';

test('a result says by how much it misses its goal', () => {
  expect(formatAgainstGoal(213.44, 130, 1)).toBe('213.4 +83.4');
  expect(formatAgainstGoal(130.04, 130, 1)).toBe('130.0');
  expect(formatAgainstGoal(90, 130, 0)).toBe('90');
  expect(formatAgainstGoal(90, null, 0)).toBe('90');
  expect(formatAgainstGoal(null, 130, 0)).toBe('-');
});

test('the median passes over what is unknown', () => {
  expect(median([3, null, 1, 2])).toBe(2);
  expect(median([null])).toBeNull();
});
