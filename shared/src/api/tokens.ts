import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import * as v from 'valibot';
import { unwrap } from './backendError';

/** Query for a Pro's running balance: posted, held and available tokens. */
export const tokenAccountQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['tokens', vendorId],
    queryFn: async () => {
      const client = await backend();
      const account = unwrap(
        await client.from('token_accounts').select().eq('vendor_id', vendorId).single(),
      );
      return { ...account, available: account.posted - account.held };
    },
  });

/** Query for the latest 200 entries of a Pro's ledger, newest first. */
export const tokenLedgerQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['tokens', vendorId, 'ledger'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('token_ledger')
          .select('id, kind, posted_delta, held_delta, lead_id, reason, created_at')
          .eq('vendor_id', vendorId)
          .order('id', { ascending: false })
          .limit(200),
      );
    },
  });

const PAGE = 500;

/** Reads a Pro's whole ledger, newest first. */
export async function readWholeLedger(vendorId: string): Promise<LedgerEntry[]> {
  const client = await backend();
  const entries: LedgerEntry[] = [];
  for (;;) {
    const page = unwrap(
      await client
        .from('token_ledger')
        .select('id, kind, posted_delta, held_delta, lead_id, reason, created_at')
        .eq('vendor_id', vendorId)
        .lt('id', entries.at(-1)?.id ?? Number.MAX_SAFE_INTEGER)
        .order('id', { ascending: false })
        .limit(PAGE),
    );
    entries.push(...page);
    if (page.length < PAGE) return entries;
  }
}

/** An entry of the ledger; the deltas are what it adds to the posted and held tokens. */
export type LedgerEntry = Awaited<
  ReturnType<NonNullable<ReturnType<typeof tokenLedgerQuery>['queryFn']>>
>[number];

/** What an entry of the ledger is. */
export type LedgerKind = LedgerEntry['kind'];

/** An entry of the ledger with the tokens available after it. */
export interface LedgerPageEntry extends LedgerEntry {
  balance_after: number;
  /** The entry this one corrects. */
  reverses_id: number | null;
}

/**
 * A page of a ledger, newest first: entries before an id, or the latest. Of the caller, or for
 * administrators of the Pro named.
 */
export async function readLedgerPage(
  before?: number,
  atMost = 50,
  vendorId?: string,
): Promise<LedgerPageEntry[]> {
  const client = await backend();
  return unwrap(
    await client.rpc('token_ledger_page', {
      at_most: atMost,
      ...(before === undefined ? {} : { before_id: before }),
      ...(vendorId === undefined ? {} : { vendor_id: vendorId }),
    }),
  );
}

const summarySchema = v.object({
  posted: v.number(),
  held: v.number(),
  available: v.number(),
  granted: v.number(),
  purchased: v.number(),
  spent: v.number(),
  adjusted: v.number(),
  holds: v.array(
    v.object({
      lead_id: v.string(),
      request_id: v.string(),
      tokens: v.number(),
      held_at: v.string(),
      release_at: v.nullable(v.string()),
    }),
  ),
});

/** A Pro's tokens: the balance, where it came from and went, and what is held until when. */
export type TokenSummary = v.InferOutput<typeof summarySchema>;

/** Query for the calling Pro's tokens at a glance, with up to 200 open holds. */
export const tokenSummaryQuery = (vendorId: string) =>
  queryOptions({
    queryKey: ['tokens', vendorId, 'summary'],
    queryFn: async () => {
      const client = await backend();
      return v.parse(summarySchema, unwrap(await client.rpc('my_token_summary')));
    },
  });
