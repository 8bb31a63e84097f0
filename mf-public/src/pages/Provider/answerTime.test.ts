import { answerTime } from './ProviderPage';

test.each([
  [20, 'About 5 minutes'],
  [9 * 60, 'About 10 minutes'],
  [60 * 60, 'About an hour'],
  [4320, 'About an hour'],
  [2 * 3600, 'About 2 hours'],
  [22 * 3600, 'About a day'],
  [70 * 3600, 'About 3 days'],
])('%i seconds read as %s', (seconds, words) => {
  expect(answerTime(seconds)).toBe(words);
});
