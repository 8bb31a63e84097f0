import type { LedgerKind } from '@tree-service/market/api/tokens';

/** What people read for each kind of ledger entry, in the order of the filter. */
export const LEDGER_KINDS: Readonly<Record<LedgerKind, string>> = {
  grant: 'Granted',
  purchase: 'Purchased',
  hold: 'Held',
  capture: 'Spent',
  release: 'Returned',
  refund: 'Refunded',
  adjust: 'Adjusted',
};

const kinds: readonly string[] = Object.keys(LEDGER_KINDS);

function isLedgerKind(text: string): text is LedgerKind {
  return kinds.includes(text);
}

/** The kind a text from the address bar names; null (every kind) when it names none. */
export function parseLedgerKind(text: string | null): LedgerKind | null {
  return text !== null && isLedgerKind(text) ? text : null;
}
