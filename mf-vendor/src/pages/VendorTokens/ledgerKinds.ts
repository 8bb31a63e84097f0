import { isKeyOf } from '@tree-service/domain';
import { LEDGER_KINDS, type LedgerKind } from '@tree-service/market/api/tokens';

/** Null (all kinds) for an unknown kind. */
export function parseLedgerKind(text: string | null): LedgerKind | null {
  return isKeyOf(LEDGER_KINDS, text) ? text : null;
}
