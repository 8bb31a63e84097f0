import { LEDGER_KINDS, type LedgerFilter, type LedgerKind } from '@tree-service/market/api/tokens';
import { isKeyOf } from '@tree-service/domain';

/** As in the query string; days are ISO dates. */
export interface ShownLedger {
  kind: LedgerKind | null;
  from: string | null;
  to: string | null;
}

const parseDay = (text: string | null): string | null =>
  text !== null && /^2\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
    ? text
    : null;

/** Null (all kinds) for an unknown kind. */
export function parseLedgerKind(text: string | null): LedgerKind | null {
  return isKeyOf(LEDGER_KINDS, text) ? text : null;
}

/** Invalid values are ignored. */
export function readShownLedger(search: URLSearchParams): ShownLedger {
  return {
    kind: parseLedgerKind(search.get('kind')),
    from: parseDay(search.get('from')),
    to: parseDay(search.get('to')),
  };
}

export function ledgerSearch({ kind, from, to }: ShownLedger): string {
  const search = new URLSearchParams();
  if (kind !== null) search.set('kind', kind);
  if (from !== null) search.set('from', from);
  if (to !== null) search.set('to', to);
  return `?${search.toString()}`;
}

export function asLedgerFilter({ kind, from, to }: ShownLedger): LedgerFilter {
  return {
    ...(kind !== null && { kinds: [kind] }),
    ...(from !== null && { fromDay: from }),
    ...(to !== null && { toDay: to }),
  };
}
