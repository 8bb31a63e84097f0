import { quoteTerms } from './TermsOfQuote';

const ends = '2026-12-02T04:00:00Z';

test('a quote is valid until the day at the property', () => {
  const until = (timeZone: string) =>
    quoteTerms({ earliest_start: null, valid_until: ends }, timeZone)[1]?.description;
  expect(until('America/New_York')).toMatch('Dec 1');
  expect(until('UTC')).toMatch('Dec 2');
});

test('the earliest start is the same day everywhere', () => {
  const quote = { earliest_start: '2026-11-25', valid_until: ends };
  for (const timeZone of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    expect(quoteTerms(quote, timeZone)[0]?.description).toMatch('Nov 25');
  }
  expect(quoteTerms({ ...quote, earliest_start: null }, 'UTC')[0]?.description).toBe(
    'Not specified',
  );
});
