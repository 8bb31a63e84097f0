import type { LedgerEntry } from '@tree-service/market/api/tokens';
import { toCsv } from '@tree-service/domain';
import { LEDGER_KINDS } from './ledgerKinds';

const HEADER = [
  'Time (UTC)',
  'Kind',
  'Reason',
  'Request',
  'Change',
  'Change of held',
  'Available after',
];

/** What an entry adds to the tokens that can be spent. */
export function availableChange(entry: Pick<LedgerEntry, 'posted_delta' | 'held_delta'>): number {
  return entry.posted_delta - entry.held_delta;
}

/** Entries as CSV, oldest first, times in UTC. */
export function ledgerCsv(newestFirst: readonly LedgerEntry[]): string {
  const rows = [...newestFirst]
    .reverse()
    .map((entry) => [
      entry.created_at,
      LEDGER_KINDS[entry.kind],
      entry.reason,
      entry.request_number ?? '',
      availableChange(entry),
      entry.held_delta,
      entry.balance_after,
    ]);
  return toCsv([HEADER, ...rows]);
}
