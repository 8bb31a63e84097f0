import { choiceOf, isFiltered, readErrorFilter, writeErrorFilter } from './errorFilter';

const everythingOpen = readErrorFilter(new URLSearchParams());

describe('the filter in the address', () => {
  it('is the same after writing and reading', () => {
    const filter = {
      state: 'all',
      severity: 'error',
      category: 'network',
      remote: 'mf-vendor',
      days: 7,
      text: 'a b',
      source: 'LeadInbox',
      release: 'r42',
      version: '7',
    } as const;
    expect(readErrorFilter(writeErrorFilter(filter))).toEqual(filter);
  });

  it('ignores unknown values', () => {
    const address = new URLSearchParams(
      'severity=awful&category=&days=2&state=x&remote=mf-nothing',
    );
    expect(readErrorFilter(address)).toEqual(everythingOpen);
    expect(isFiltered(everythingOpen)).toBe(false);
    expect(isFiltered({ ...everythingOpen, days: 1 })).toBe(true);
    expect(isFiltered({ ...everythingOpen, release: 'r42' })).toBe(true);
  });
});

describe('choiceOf', () => {
  it('looks for each word, in the days before this hour', () => {
    const now = new Date('2026-11-21T12:34:56Z');
    expect(choiceOf({ ...everythingOpen, days: 7, text: '  the  ledger ' }, now)).toEqual({
      state: 'open',
      severity: null,
      category: null,
      source: null,
      release: null,
      remote: null,
      remoteVersion: null,
      since: '2026-11-14T12:00:00.000Z',
      words: ['the', 'ledger'],
    });
  });
});
