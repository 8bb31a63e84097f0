import { ALL_REQUESTS, readRequestFilter, writeRequestFilter } from './RequestSearch';

it('is the same after writing and reading', () => {
  const choice = { words: 'oak austin', state: 'open' } as const;
  expect(readRequestFilter(writeRequestFilter(choice))).toEqual(choice);
  expect(String(writeRequestFilter(ALL_REQUESTS))).toBe('');
});

it('ignores unknown values, and cuts text the server would reject', () => {
  expect(readRequestFilter(new URLSearchParams('state=awful'))).toEqual(ALL_REQUESTS);
  expect(readRequestFilter(new URLSearchParams({ q: 'x'.repeat(999) })).words).toHaveLength(200);
});
