import type { HealthOfDay } from '../../api/health';
import { healthOf, rangesOf } from './healthFigures';

const quiet: HealthOfDay = {
  day: '2026-11-01',
  requests: 0,
  taken: 0,
  quoted: 0,
  first_quote_minutes: null,
  offers: 0,
  accepted_offers: 0,
  accepted_quotes: 0,
  inside_estimate: 0,
  tokens: 100,
  errors: 0,
};
const busy: HealthOfDay = {
  ...quiet,
  day: '2026-11-02',
  requests: 4,
  taken: 3,
  quoted: 2,
  first_quote_minutes: 30,
  offers: 10,
  accepted_offers: 5,
  accepted_quotes: 2,
  inside_estimate: 1,
  tokens: 140,
  errors: 7,
};

describe('healthOf', () => {
  it('sums days and weights the time to first quote by quoted requests', () => {
    const slow = { ...busy, day: '2026-11-03', quoted: 6, first_quote_minutes: 70, tokens: 90 };
    expect(healthOf([quiet, busy, slow])).toEqual({
      requests: 8,
      taken: 6,
      agreed: 4,
      errors: 14,
      tokens: 90,
      matchRate: 0.75,
      acceptance: 0.5,
      insideEstimate: 0.5,
      firstQuoteMinutes: 60,
    });
  });

  it('is null where nothing happened', () => {
    expect(healthOf([quiet])).toMatchObject({
      matchRate: null,
      acceptance: null,
      insideEstimate: null,
      firstQuoteMinutes: null,
      tokens: 100,
    });
  });
});

describe('rangesOf', () => {
  const days = Array.from({ length: 10 }, (_, n) => ({
    ...busy,
    day: `2026-11-${String(n + 1).padStart(2, '0')}`,
  }));

  it('keeps days, or groups them into weeks that end on the last day', () => {
    expect(rangesOf(days, 1)).toHaveLength(10);
    const weeks = rangesOf(days, 7);
    expect(weeks.map(({ from, health }) => [from, health.requests])).toEqual([
      ['2026-11-01', 12],
      ['2026-11-04', 28],
    ]);
  });

  it('is empty without days', () => {
    expect(rangesOf([], 7)).toEqual([]);
  });
});
