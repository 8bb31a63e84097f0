import { LEAD_STATES, REQUEST_STATES } from './states';
import { SEARCH_VECTORS } from './testing/searchVectors';
import { fillIn, searchOf, VENDOR_SEARCHES } from './vendorSearch';

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

  it('is tried in every case, with every state of a request and of a lead', () => {
    expect(new Set(SEARCH_VECTORS.map(({ search }) => search))).toEqual(
      new Set([...VENDOR_SEARCHES, null]),
    );
    expect(new Set(SEARCH_VECTORS.map(({ state }) => state))).toEqual(
      new Set(Object.keys(REQUEST_STATES)),
    );
    expect(new Set(SEARCH_VECTORS.flatMap(({ leads }) => leads))).toEqual(
      new Set(Object.keys(LEAD_STATES)),
    );
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
