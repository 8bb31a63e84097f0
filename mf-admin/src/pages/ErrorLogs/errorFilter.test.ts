import { choiceOf, isNarrow, readErrorFilter, writeErrorFilter } from './errorFilter';

const everythingOpen = readErrorFilter(new URLSearchParams());

describe('the filter in the address', () => {
  it('survives being written and read', () => {
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

  it('takes what it does not know for no choice', () => {
    const address = new URLSearchParams(
      'severity=awful&category=&days=2&state=x&remote=mf-nothing',
    );
    expect(readErrorFilter(address)).toEqual(everythingOpen);
    expect(isNarrow(everythingOpen)).toBe(false);
    expect(isNarrow({ ...everythingOpen, days: 1 })).toBe(true);
    expect(isNarrow({ ...everythingOpen, release: 'r42' })).toBe(true);
  });
});

describe('choiceOf', () => {
  it('asks for each word, and for the days before this hour', () => {
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
