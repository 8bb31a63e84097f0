import { isKeyOf } from '@tree-service/domain';
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

/** Null (all kinds) for an unknown kind. */
export function parseLedgerKind(text: string | null): LedgerKind | null {
  return isKeyOf(LEDGER_KINDS, text) ? text : null;
}
