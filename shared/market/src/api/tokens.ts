import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backend, type Database, unwrap } from '@tree-service/kernel';

/** A Pro's account as it is stored. */
export type TokenAccountRow = Database['public']['Tables']['token_accounts']['Row'];

/** An account with the tokens that can be spent. */
export function withAvailable(account: TokenAccountRow) {
  return { ...account, available: account.posted - account.held };
}

/** Query for a Pro's running balance: posted, held and available tokens. */
export const tokenAccountQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['tokens', vendorId],
    queryFn: async () => {
      const client = await backend();
      const account = unwrap(
        await client.from('token_accounts').select().eq('vendor_id', vendorId).single(),
      );
      return withAvailable(account);
    },
  });

/** Query for the tokens a Pro owes. */
export const tokensOwedQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['tokens', vendorId, 'owed'],
    queryFn: async () => {
      const client = await backend();
      const debts = unwrap(
        await client.from('token_debts').select('tokens').eq('vendor_id', vendorId),
      );
      return debts.reduce((owed, { tokens }) => owed + tokens, 0);
    },
  });

export type LedgerKind = Database['public']['Enums']['token_entry_kind'];

/** In the order they are offered as a filter. */
export const LEDGER_KINDS: Readonly<Record<LedgerKind, string>> = {
  grant: 'Granted',
  purchase: 'Purchased',
  hold: 'Held',
  capture: 'Spent',
  release: 'Refunded',
  refund: 'Refunded by claim',
  adjust: 'Adjusted',
};

/** Which entries of a ledger are wanted; nothing named is everything. Days are ISO dates where the Pro is. */
export interface LedgerFilter {
  kinds?: readonly LedgerKind[];
  fromDay?: string;
  toDay?: string;
}

/**
 * An entry of a ledger: the deltas are what it adds to the posted and held tokens, balance_after the
 * tokens available once it has, reverses_id the entry it corrects.
 */
export interface LedgerEntry {
  id: number;
  kind: LedgerKind;
  posted_delta: number;
  held_delta: number;
  balance_after: number;
  lead_id: string | null;
  reverses_id: number | null;
  reason: string;
  created_at: string;
  request_id: string | null;
  request_number: number | null;
}

/** A page of a ledger: entries before an id, or the latest. */
export interface LedgerPageWanted extends LedgerFilter {
  before?: number;
  /** Default 50, maximum 500. */
  atMost?: number;
  /** Whose; the caller's by default, others' only for administrators. */
  vendorId?: string;
}

/**
 * Reads a page of a ledger, newest first, each entry with the tokens available after it and the request
 * it is about.
 */
async function readLedgerPage(wanted: LedgerPageWanted = {}): Promise<LedgerEntry[]> {
  const { before, atMost = 50, vendorId, kinds, fromDay, toDay } = wanted;
  const client = await backend();
  return unwrap(
    await client.rpc('token_ledger_page', {
      at_most: atMost,
      ...(before !== undefined && { before_id: before }),
      ...(vendorId !== undefined && { vendor_id: vendorId }),
      ...(kinds && { kinds: [...kinds] }),
      ...(fromDay !== undefined && { from_day: fromDay }),
      ...(toDay !== undefined && { to_day: toDay }),
    }),
  );
}

const PAGE = 8;

const OVERSEEN_PAGE = 12;

const LARGEST_PAGE = 500;

/** No entry has a higher id. */
const AFTER_THE_LATEST = Number.MAX_SAFE_INTEGER;

/** Query for a Pro's ledger in pages of 12, newest first, from an entry on or (null) the latest; for administrators. */
export const ledgerOfQuery = (vendorId: string, entry: number | null) =>
  infiniteQueryOptions({
    queryKey: ['tokens', vendorId, 'overseen', entry],
    queryFn: async ({ pageParam }) => {
      const entries = await readLedgerPage({ vendorId, atMost: OVERSEEN_PAGE, before: pageParam });
      // Kept with the page: an entry that is shown before it is read makes no page full.
      return { entries, isFull: entries.length === OVERSEEN_PAGE };
    },
    initialPageParam: entry === null ? AFTER_THE_LATEST : entry + 1,
    getNextPageParam: ({ entries, isFull }) => (isFull ? entries.at(-1)?.id : null),
    select: ({ pages }) => pages.flatMap(({ entries }) => entries),
  });

/** Query for the calling Pro's ledger in pages of 8, newest first. */
export const ledgerQuery = (vendorId: string, filter: LedgerFilter) =>
  infiniteQueryOptions({
    queryKey: ['tokens', vendorId, 'ledger', filter],
    queryFn: ({ pageParam }) => readLedgerPage({ ...filter, atMost: PAGE, before: pageParam }),
    initialPageParam: AFTER_THE_LATEST,
    getNextPageParam: (page) => (page.length < PAGE ? null : page.at(-1)?.id),
  });

/** Reads everything a filter leaves of a ledger, the calling Pro's by default, newest first. */
export async function readWholeLedger(
  filter: LedgerFilter & Pick<LedgerPageWanted, 'vendorId'>,
): Promise<LedgerEntry[]> {
  const entries: LedgerEntry[] = [];
  for (;;) {
    const before = entries.at(-1)?.id;
    const page = await readLedgerPage({
      ...filter,
      atMost: LARGEST_PAGE,
      ...(before !== undefined && { before }),
    });
    entries.push(...page);
    if (page.length < LARGEST_PAGE) return entries;
  }
}
