import type { LedgerEntry } from '@tree-service/shared/api/tokens';
import { toCsv } from '@tree-service/shared/domain';
import { ledgerCsv } from './ledgerCsv';
import { parseLedgerKind } from './ledgerKinds';
import { withRunningBalance } from './runningBalance';

function entry(id: number, kind: LedgerEntry['kind'], posted: number, held: number): LedgerEntry {
  return {
    id,
    kind,
    posted_delta: posted,
    held_delta: held,
    lead_id: kind === 'grant' ? null : 'lead-1',
    reason: `Entry ${id}`,
    created_at: `2026-11-2${id}T10:00:00Z`,
  };
}

const ledger = [
  entry(4, 'release', 0, -7),
  entry(3, 'capture', -5, -5),
  entry(2, 'hold', 0, 12),
  entry(1, 'grant', 50, 0),
];

test('every entry shows the balance it left behind', () => {
  const balanced = withRunningBalance(ledger, { available: 45, held: 0 });
  expect(
    balanced.map((row) => [row.kind, row.availableChange, row.availableAfter, row.heldAfter]),
  ).toEqual([
    ['release', 7, 45, 0],
    ['capture', 0, 38, 7],
    ['hold', -12, 38, 12],
    ['grant', 50, 50, 0],
  ]);
});

test('a ledger whose older part was not read is right too', () => {
  const balanced = withRunningBalance(ledger.slice(0, 2), { available: 45, held: 0 });
  expect(balanced.map((row) => row.availableAfter)).toEqual([45, 38]);
});

test('the CSV is oldest first and names the request', () => {
  const csv = ledgerCsv(withRunningBalance(ledger, { available: 45, held: 0 }), () => 1004);
  const lines = csv.trimEnd().split('\r\n');
  expect(lines[0]).toBe('Time (UTC),Kind,Reason,Request,Change,Available,Held');
  expect(lines[1]).toBe('2026-11-21T10:00:00Z,Granted,Entry 1,,50,50,0');
  expect(lines[2]).toBe('2026-11-22T10:00:00Z,Held,Entry 2,1004,-12,38,12');
});

test('texts cannot break out of their cell or start a formula', () => {
  expect(toCsv([['a "quoted", text', 'two\nlines']])).toBe('"a ""quoted"", text","two\nlines"\r\n');
  expect(toCsv([['=SUM(A1:A9)', '@cmd', '+1', '-1']])).toBe("'=SUM(A1:A9),'@cmd,'+1,'-1\r\n");
  expect(toCsv([[-5, 3]])).toBe('-5,3\r\n');
});

test('an unknown kind in the address means every kind', () => {
  expect(parseLedgerKind('hold')).toBe('hold');
  expect(parseLedgerKind('constructor')).toBeNull();
  expect(parseLedgerKind(null)).toBeNull();
});
