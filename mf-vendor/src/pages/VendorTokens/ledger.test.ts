import { LEDGER_KINDS, type LedgerEntry } from '@tree-service/market/api/tokens';
import { ledgerCsv } from './VendorTokensPage';
import { asLedgerFilter, ledgerSearch, parseLedgerKind, readShownLedger } from './ledgerFilter';

const hold: LedgerEntry = {
  id: 2,
  kind: 'hold',
  posted_delta: 0,
  held_delta: 12,
  balance_after: 38,
  lead_id: 'lead-1',
  reverses_id: null,
  reason: 'Request 1004',
  created_at: '2026-11-22T10:00:00Z',
  request_id: 'request-1',
  request_number: 1004,
};
const grant: LedgerEntry = {
  ...hold,
  id: 1,
  kind: 'grant',
  posted_delta: 50,
  held_delta: 0,
  balance_after: 50,
  lead_id: null,
  reason: 'Welcome',
  created_at: '2026-11-21T10:00:00Z',
  request_id: null,
  request_number: null,
};

test('the CSV is oldest first, with the request and the balance after each entry', () => {
  const lines = ledgerCsv([hold, grant]).trim().split('\r\n');
  expect(lines[0]).toBe('Time (UTC),Kind,Reason,Request,Change,Change in held,Available after');
  expect(lines[1]).toBe('2026-11-21T10:00:00Z,Granted,Welcome,,50,0,50');
  expect(lines[2]).toBe('2026-11-22T10:00:00Z,Held,Request 1004,1004,-12,12,38');
});

test('an unknown kind means all kinds', () => {
  expect(parseLedgerKind('hold')).toBe('hold');
  expect(parseLedgerKind('constructor')).toBeNull();
  expect(parseLedgerKind(null)).toBeNull();
});

test('every kind has a name of its own to choose it by', () => {
  const names = Object.values(LEDGER_KINDS);
  expect(new Set(names).size).toBe(names.length);
});

test('the filter survives the query string, without invalid values', () => {
  const shown = { kind: 'hold' as const, from: '2026-11-01', to: null };
  expect(readShownLedger(new URLSearchParams(ledgerSearch(shown)))).toEqual(shown);
  expect(asLedgerFilter(shown)).toEqual({ kinds: ['hold'], fromDay: '2026-11-01' });
  expect(readShownLedger(new URLSearchParams('?kind=x&from=soon&to=2026-13-45'))).toEqual({
    kind: null,
    from: null,
    to: null,
  });
});
