import type { LedgerEntry } from '@tree-service/shared/api/tokens';

/** A ledger entry with what it changed and left in the account, in tokens. */
export type BalancedEntry = LedgerEntry & {
  availableChange: number;
  availableAfter: number;
  heldAfter: number;
};

/**
 * Ledger entries, newest first, each with the balance it left behind. `account` is the balance after the
 * newest entry, so that a ledger whose older part was not read is right too.
 */
export function withRunningBalance(
  newestFirst: readonly LedgerEntry[],
  account: { available: number; held: number },
): BalancedEntry[] {
  let { available, held } = account;
  return newestFirst.map((entry) => {
    const availableChange = entry.posted_delta - entry.held_delta;
    const balanced = { ...entry, availableChange, availableAfter: available, heldAfter: held };
    available -= availableChange;
    held -= entry.held_delta;
    return balanced;
  });
}
