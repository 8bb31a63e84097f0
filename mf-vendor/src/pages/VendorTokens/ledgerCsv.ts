import { toCsv } from '@tree-service/shared/domain';
import { LEDGER_KINDS } from './ledgerKinds';
import type { BalancedEntry } from './runningBalance';

/** The ledger as CSV, oldest first, times in UTC. `requestNumber` tells the request of a lead, if known. */
export function ledgerCsv(
  newestFirst: readonly BalancedEntry[],
  requestNumber: (leadId: string) => number | undefined,
): string {
  const header = ['Time (UTC)', 'Kind', 'Reason', 'Request', 'Change', 'Available', 'Held'];
  const rows = [...newestFirst]
    .reverse()
    .map((entry) => [
      entry.created_at,
      LEDGER_KINDS[entry.kind],
      entry.reason,
      (entry.lead_id === null ? undefined : requestNumber(entry.lead_id)) ?? '',
      entry.availableChange,
      entry.availableAfter,
      entry.heldAfter,
    ]);
  return toCsv([header, ...rows]);
}
