import { besideGoal, median } from './goals';

test('a result says by how much it misses its goal', () => {
  expect(besideGoal(213.44, 130, 1)).toBe('213.4 +83.4');
  expect(besideGoal(130.04, 130, 1)).toBe('130.0');
  expect(besideGoal(90, 130, 0)).toBe('90');
  expect(besideGoal(90, null, 0)).toBe('90');
  expect(besideGoal(null, 130, 0)).toBe('-');
});

test('the median passes over what is unknown', () => {
  expect(median([3, null, 1, 2])).toBe(2);
  expect(median([null])).toBeNull();
});
