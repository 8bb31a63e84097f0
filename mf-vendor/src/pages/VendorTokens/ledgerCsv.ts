import { LEDGER_KINDS, type LedgerEntry } from '@tree-service/market/api/tokens';
import { toCsv } from '@tree-service/domain';

const HEADER = [
  'Time (UTC)',
  'Kind',
  'Reason',
  'Request',
  'Change',
  'Change in held',
  'Available after',
];

export function availableChange(entry: Pick<LedgerEntry, 'posted_delta' | 'held_delta'>): number {
  return entry.posted_delta - entry.held_delta;
}

/** Oldest first, times in UTC. */
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
