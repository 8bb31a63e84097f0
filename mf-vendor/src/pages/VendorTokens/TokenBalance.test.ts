import { forecastInWords, paceDays } from './TokenBalance';

test.each([
  ['days', 4, 60, 'At that pace, these last about 6 days.'],
  ['one day', 1, 60, 'At that pace, these last about 1 day.'],
  ['weeks', 30, 60, 'At that pace, these last about 6 weeks.'],
  ['years', 500, 60, 'At that pace, these last over a year.'],
])('how long tokens last is given in %s', (_, available, tokens_spent, words) => {
  expect(forecastInWords(available, { tokens_spent }, 90)).toBe(
    `You spent 60 tokens in the last 90 days. ${words}`,
  );
});

test('with no tokens left, only the pace is given', () => {
  expect(forecastInWords(0, { tokens_spent: 1 }, 90)).toBe(
    'You spent 1 token in the last 90 days.',
  );
});

test('who spent nothing has no pace', () => {
  expect(forecastInWords(50, { tokens_spent: 0 }, 90)).toBeNull();
});

test.each([
  [null, null],
  ['2026-11-20T08:00:00Z', null],
  ['2026-11-12T23:00:00Z', 14],
  ['2025-01-01T08:00:00Z', 90],
])('the pace of a Pro approved at %s covers %s days', (approvedAt, days) => {
  expect(paceDays(approvedAt, '2026-11-26')).toBe(days);
});
