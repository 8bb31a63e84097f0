import { quoteMarks, type MarkedFacts } from './ownerQuote';

const quote = (id: string, facts: Partial<MarkedFacts> = {}): MarkedFacts => ({
  id,
  total_cents: 900_00,
  earliest_start: '2026-12-01',
  stars: 4.5,
  ...facts,
});
const marksOf = (...quotes: MarkedFacts[]) => [...quoteMarks(quotes).values()];

test('each quote is marked with what it is best at', () => {
  expect(
    marksOf(
      quote('cheap', { total_cents: 800_00 }),
      quote('soon', { earliest_start: '2026-11-28' }),
      quote('good', { stars: 4.9 }),
    ),
  ).toEqual([['lowest'], ['soonest'], ['bestRated']]);
});

test('one quote can be best at everything', () => {
  const best = quote('a', { total_cents: 1_00, earliest_start: '2026-11-23', stars: 5 });
  expect(marksOf(best, quote('b'))).toEqual([['lowest', 'soonest', 'bestRated'], []]);
});

test('nothing stands out where all are alike, or where there is one quote', () => {
  expect(marksOf(quote('a'), quote('b'))).toEqual([[], []]);
  expect(marksOf(quote('a'))).toEqual([[]]);
});

test('those who share the best value share its mark', () => {
  expect(marksOf(quote('a'), quote('b'), quote('c', { total_cents: 950_00 }))).toEqual([
    ['lowest'],
    ['lowest'],
    [],
  ]);
});

test('what a quote does not say never wins', () => {
  expect(marksOf(quote('a', { earliest_start: null, stars: null }), quote('b'))).toEqual([
    [],
    ['soonest', 'bestRated'],
  ]);
});
