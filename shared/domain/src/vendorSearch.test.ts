import { LEAD_STATES, REQUEST_STATES } from './states';
import { PASSED_VECTORS, SEARCH_VECTORS } from './testing/searchVectors';
import { countPassed, fillIn, passedInWords, searchOf } from './vendorSearch';

describe('the search for a Pro', () => {
  test.each(SEARCH_VECTORS)('of a request %j', (vector) => {
    const { state, askedAt, confirmedAt, leads, isMatchingOn, search } = vector;
    expect(
      searchOf({
        state,
        stillNeededAskedAt: askedAt,
        stillNeededAt: confirmedAt,
        leads: leads.map((lead) => ({ state: lead })),
        isMatchingOn,
      }),
    ).toBe(search);
  });

  it('is tried with every state of a request and of a lead', () => {
    expect(new Set(SEARCH_VECTORS.map(({ state }) => state))).toEqual(
      new Set(Object.keys(REQUEST_STATES)),
    );
    expect(new Set(SEARCH_VECTORS.flatMap(({ leads }) => leads))).toEqual(
      new Set(Object.keys(LEAD_STATES)),
    );
  });
});

describe('Pros who passed', () => {
  test.each(PASSED_VECTORS)('$words', ({ leads, passed, words }) => {
    expect(countPassed(leads)).toEqual(passed);
    expect(passedInWords(passed)).toBe(words);
  });

  it('leaves out those who still have the request', () => {
    expect(
      countPassed([
        { state: 'viewed', reason: null },
        { state: 'expired', reason: null },
      ]),
    ).toEqual([{ reason: 'silent', count: 1 }]);
  });
});

describe('placeholders', () => {
  it('are filled in, and never shown', () => {
    expect(fillIn('In {place} until {until}.', { place: 'Austin', until: 'Dec 4' })).toBe(
      'In Austin until Dec 4.',
    );
    expect(() => fillIn('Until {until}.', {})).toThrow('There is no value for {until}.');
  });
});
