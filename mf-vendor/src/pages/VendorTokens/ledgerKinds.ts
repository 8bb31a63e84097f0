import { isKeyOf, keysOf } from '@tree-service/domain';
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

const kinds = keysOf(LEDGER_KINDS);

/** All kinds with the same name as one of them. */
export const kindsNamedAs = (kind: LedgerKind): LedgerKind[] =>
  kinds.filter((other) => LEDGER_KINDS[other] === LEDGER_KINDS[kind]);

/** One kind of each name. */
export const KINDS_TO_CHOOSE = kinds.filter((kind) => kindsNamedAs(kind)[0] === kind);

/** Null (all kinds) for an unknown kind. */
export function parseLedgerKind(text: string | null): LedgerKind | null {
  return isKeyOf(LEDGER_KINDS, text) ? text : null;
}
