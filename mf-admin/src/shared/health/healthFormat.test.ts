import { formatMinutes, minuteMarks } from './healthFormat';

it.each([
  [20, [0, 5, 10, 15, 20]],
  [0, [0, 5]],
  [1000, [0, 240, 480, 720, 960, 1200]],
  [90_000, [0, 21_600, 43_200, 64_800, 86_400, 108_000]],
])('puts ticks of an axis up to %d minutes at round times', (greatest, marks) => {
  expect(minuteMarks(greatest)).toEqual(marks);
});

it.each([
  [null, 'None yet'],
  [89, '89 min'],
  [240, '4 h'],
  [215, '3.6 h'],
  [2880, '2 days'],
])('formats %s minutes as %s', (minutes, words) => {
  expect(formatMinutes(minutes)).toBe(words);
});
