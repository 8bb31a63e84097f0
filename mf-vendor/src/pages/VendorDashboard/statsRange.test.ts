import {
  durationInWords,
  lastDays,
  monthlyEarnings,
  parseRange,
  periodChoices,
  rateInWords,
  timesOf,
  tokensPerJob,
} from './statsRange';

test('an unknown range means the default', () => {
  expect(parseRange('30')).toBe(30);
  expect(parseRange('31')).toBe(90);
  expect(parseRange(null)).toBe(90);
  expect(lastDays(30, '2026-11-21')).toEqual({ from: '2026-10-23', to: '2026-11-21' });
});

const chosen = (address: string, today: string) =>
  periodChoices(new URLSearchParams(address), today).filter(({ isCurrent }) => isCurrent);

test.each([
  ['', '2026-11-21', '2026-08-24', '2026-11-21'],
  ['days=30', '2026-11-21', '2026-10-23', '2026-11-21'],
  ['period=next-year', '2026-11-21', '2026-08-24', '2026-11-21'],
  ['period=this-month', '2026-11-21', '2026-11-01', '2026-11-21'],
  ['period=last-month', '2026-11-21', '2026-10-01', '2026-10-31'],
  ['period=last-month', '2027-01-31', '2026-12-01', '2026-12-31'],
  ['period=last-month', '2028-03-30', '2028-02-01', '2028-02-29'],
  ['period=this-year', '2026-11-21', '2026-01-01', '2026-11-21'],
  ['period=last-year', '2026-11-21', '2025-01-01', '2025-12-31'],
])('“%s” on %s shows %s to %s alone', (address, today, from, to) => {
  expect(chosen(address, today)).toEqual([expect.objectContaining({ from, to })]);
});

test('every period leads to itself', () => {
  for (const { search, label } of periodChoices(new URLSearchParams(), '2026-11-21')) {
    expect(chosen(search, '2026-11-21')).toEqual([expect.objectContaining({ label })]);
  }
});

test('a month without earnings is zero, not a gap', () => {
  const months = monthlyEarnings({
    from_day: '2026-11-30',
    to_day: '2027-02-01',
    months: [{ month: '2026-12-01', jobs: 2, earned_cents: 180_000 }],
  });
  expect(months.map(({ name, values }) => [name, values.earned, values.jobs])).toEqual([
    ['November 2026', 0, 0],
    ['December 2026', 180_000, 2],
    ['January 2027', 0, 0],
    ['February 2027', 0, 0],
  ]);
});

test('rates and durations are formatted', () => {
  expect([0.426, 1, null].map(rateInWords)).toEqual(['43%', '100%', '–']);
  expect([20, 2700, 9000, 172_800, null].map(durationInWords)).toEqual([
    '1 min',
    '45 min',
    '3 h',
    '2 days',
    '–',
  ]);
});

test('tokens per job won count only what was spent, and say nothing before the first win', () => {
  expect(tokensPerJob({ tokens_spent: 31, funnel: { won: 4 } })).toBe('7.8');
  expect(tokensPerJob({ tokens_spent: 31, funnel: { won: 0 } })).toBe('–');
});

test('a period ends with its last day, also at the end of a year', () => {
  const period = { from: '2026-12-01', to: '2026-12-31', timeZone: 'America/Chicago' };
  expect(timesOf(period)).toEqual({
    begins: '2026-12-01T06:00:00.000Z',
    ends: '2027-01-01T06:00:00.000Z',
  });
});
