import { filterErrors, readErrorFilter, writeErrorFilter } from './errorFilter';

const report = {
  id: 1,
  message: 'TypeError: cannot read the ledger',
  severity: 'critical',
  category: 'database',
  source: 'TokenPage',
  context: null,
  stack_trace: null,
  user_id: null,
  user_agent: null,
  url: 'http://localhost/vendor/tokens',
  fingerprint: 'ledger',
  created_at: '2026-11-21T12:00:00Z',
};
const other = { ...report, id: 2, severity: 'info', category: 'ui', message: 'Slow' };

const all = { severity: null, category: null, text: '' };

describe('filterErrors', () => {
  it('shows everything without a choice', () => {
    expect(filterErrors([report, other], all)).toHaveLength(2);
  });

  it('keeps to the severity and the category chosen', () => {
    expect(filterErrors([report, other], { ...all, severity: 'critical' })).toEqual([report]);
    expect(filterErrors([report, other], { ...all, category: 'ui' })).toEqual([other]);
  });

  it('finds every word, wherever it stands', () => {
    expect(filterErrors([report, other], { ...all, text: 'LEDGER tokenpage' })).toEqual([report]);
    expect(filterErrors([report, other], { ...all, text: 'ledger elsewhere' })).toEqual([]);
  });
});

describe('the filter in the address', () => {
  it('survives being written and read', () => {
    const filter = { severity: 'error', category: 'network', text: 'a b' } as const;
    expect(readErrorFilter(writeErrorFilter(filter))).toEqual(filter);
  });

  it('takes what it does not know for no choice', () => {
    expect(readErrorFilter(new URLSearchParams('severity=awful&category='))).toEqual(all);
  });
});
