import type { LedgerKind } from '@tree-service/market/api/tokens';

/** In the order of the filter. */
export const LEDGER_KINDS: Readonly<Record<LedgerKind, string>> = {
  grant: 'Granted',
  purchase: 'Purchased',
  hold: 'Held',
  capture: 'Spent',
  release: 'Refunded',
  refund: 'Refunded by claim',
  adjust: 'Adjusted',
};

const kinds: readonly string[] = Object.keys(LEDGER_KINDS);

function isLedgerKind(text: string): text is LedgerKind {
  return kinds.includes(text);
}

/** Null (all kinds) for an unknown kind. */
export function parseLedgerKind(text: string | null): LedgerKind | null {
  return text !== null && isLedgerKind(text) ? text : null;
}
