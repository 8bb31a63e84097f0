import { answerTime } from './answerTime';

test.each([
  [20, 'about 5 minutes'],
  [9 * 60, 'about 10 minutes'],
  [60 * 60, 'about an hour'],
  [4320, 'about an hour'],
  [2 * 3600, 'about 2 hours'],
  [22 * 3600, 'about a day'],
  [70 * 3600, 'about 3 days'],
])('%i seconds read as %s', (seconds, words) => {
  expect(answerTime(seconds)).toBe(words);
});
