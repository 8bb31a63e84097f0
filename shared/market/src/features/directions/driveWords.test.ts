import type { Drive } from '../../api/drives';
import { driveInWords, shortageInWords } from './driveWords';

const drive: Drive = { distance_km: 12, minutes: 20, is_exact: true, free_minutes: 60 };

test('a drive is an estimate that says how it was measured', () => {
  expect(driveInWords(drive, 'stop 1')).toBe(
    "About 20 minutes' drive from stop 1: 7.5 miles in a straight line.",
  );
  expect(driveInWords({ ...drive, is_exact: false }, 'your starting point')).toBe(
    "About 20 minutes' drive from your starting point: 7.5 miles in a straight line, measured by ZIP code.",
  );
});

test('two places that are only known to be in one ZIP code have no distance', () => {
  const unknown = { ...drive, distance_km: 0, minutes: 5, is_exact: false };
  expect(driveInWords(unknown, 'stop 1')).toBe(
    "At least 5 minutes' drive from stop 1: both are in the same ZIP code.",
  );
});

test.each([
  [null, null],
  [-30, null],
  [0, 'No time remains for the drive from stop 1.'],
  [1, 'Only 1 minute remains for the drive from stop 1.'],
  [19, 'Only 19 minutes remain for the drive from stop 1.'],
  [20, null],
])('%p minutes before a drive of 20', (free, words) => {
  expect(shortageInWords({ ...drive, free_minutes: free }, 'stop 1')).toBe(words);
});
