import { existsSync } from 'node:fs';
import LongestFirst from './longestFirst';

test('every file that is to start first exists', () => {
  expect(LongestFirst.LONGEST.filter((file) => !existsSync(file))).toEqual([]);
});
