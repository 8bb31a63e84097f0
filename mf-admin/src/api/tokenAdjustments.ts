import { queryOptions } from '@tanstack/react-query';
import { backend, queryClient, unwrap, type Database } from '@tree-service/kernel';
import * as v from 'valibot';
import { hoursInWords, inWords } from '@tree-service/domain';
import { readBusinessNames, type ProposalDecision } from './administration';
import { rowOf } from '@tree-service/market/api/oneCall';
import { ledgerOfQuery, tokenAccountQuery } from '@tree-service/market/api/tokens';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';

const movedSchema = v.object({
  state: v.picklist(['posted', 'pending']),
  adjustment_id: v.nullable(v.string()),
  /** The account as it is now. */
  posted: v.number(),
  held: v.number(),
  available: v.number(),
  /** Null while it is pending. */
  entry: v.nullable(rowOf<Database['public']['Tables']['token_ledger']['Row']>()),
});

/** An adjustment: posted, or pending until a second administrator decides. */
export type AdjustmentResult = v.InferOutput<typeof movedSchema>;

/** Shows what was posted: the balance it left, and its entry as the latest of the ledger. */
export function showAdjustment({ entry, posted, held, available }: AdjustmentResult): void {
  if (entry === null) return;
  const { vendor_id: vendorId } = entry;
  queryClient.setQueryData(
    tokenAccountQuery(vendorId).queryKey,
    (known) => known && { ...known, posted, held, available },
  );
  // An administrator's entry is about no request.
  const added = { ...entry, request_id: null, request_number: null };
  queryClient.setQueryData(ledgerOfQuery(vendorId, null).queryKey, (known) => {
    const [latest, ...older] = known?.pages ?? [];
    if (!known || !latest || latest.entries.some(({ id }) => id === added.id)) return known;
    return { ...known, pages: [{ ...latest, entries: [added, ...latest.entries] }, ...older] };
  });
}

/** Grants tokens to a Pro; leaves an audit row. */
export async function grantTokens(vendorId: string, tokens: number, reason: string, key: string) {
  const client = await backend();
  const answer = await client.rpc('grant_tokens', {
    vendor_id: vendorId,
    tokens,
    reason,
    idempotency_key: key,
  });
  return v.parse(movedSchema, unwrap(answer));
}

/** Adds tokens to a Pro's account or (negative) removes available ones; leaves an audit row. */
export async function adjustTokens(vendorId: string, tokens: number, reason: string, key: string) {
  const client = await backend();
  const answer = await client.rpc('adjust_tokens', {
    vendor_id: vendorId,
    tokens,
    reason,
    idempotency_key: key,
  });
  return v.parse(movedSchema, unwrap(answer));
}

/** Adds an entry that reverses another; leaves an audit row. */
export async function reverseTokenEntry(entryId: number, reason: string, key: string) {
  const client = await backend();
  const answer = await client.rpc('reverse_token_entry', {
    entry_id: entryId,
    reason,
    idempotency_key: key,
  });
  return v.parse(movedSchema, unwrap(answer));
}

const pending = (client: Awaited<ReturnType<typeof backend>>) =>
  client
    .from('token_adjustments')
    .select('*, profiles!token_adjustments_proposed_by_fkey(email), token_accounts(posted, held)')
    .eq('state', 'pending');

async function withNames<Row extends { readonly account_id: string }>(rows: readonly Row[]) {
  const names = await readBusinessNames(rows.map((one) => one.account_id));
  const nameOf = (vendorId: string) => names.get(vendorId) ?? 'Deleted business';
  return rows.map((one) => ({ ...one, business_name: nameOf(one.account_id) }));
}

async function readPending(key: PageKey | null) {
  const client = await backend();
  const { rows } = await readPage(pending(client), { by: 'created_at', order: 'asc', key });
  return { rows: await withNames(rows) };
}

/** Adjustments that need a second administrator, oldest first. */
export const pendingAdjustments = keysetList({
  queryKey: ['token_adjustments', 'pending'],
  keyOf: (adjustment) => ({ at: adjustment.created_at, id: adjustment.id }),
  read: readPending,
});

/** Query for one adjustment that needs a second administrator; an empty list once it is decided. */
export const pendingAdjustmentQuery = (adjustmentId: string) =>
  queryOptions({
    queryKey: ['token_adjustments', 'waiting', adjustmentId],
    queryFn: async () => {
      const client = await backend();
      return withNames(unwrap(await pending(client).eq('id', adjustmentId)));
    },
  });

/** An adjustment over one administrator's limit. */
export type TokenAdjustment = Awaited<ReturnType<typeof readPending>>['rows'][number];

/** Decides about an adjustment, with a reason; leaves an audit row. Returns the new state. */
export async function decideTokenAdjustment(
  adjustmentId: string,
  decision: ProposalDecision,
  reason: string,
) {
  const client = await backend();
  return unwrap(
    await client.rpc('decide_token_adjustment', { adjustment_id: adjustmentId, decision, reason }),
  );
}

/** What one administrator may adjust alone, in words: "200 tokens for one Pro within 24 hours". */
export const adjustmentLimitQuery = () =>
  queryOptions({
    queryKey: ['billing_policy'],
    queryFn: async () => {
      const client = await backend();
      const { adjustment_limit: limit, adjustment_hours: hours } = unwrap(
        await client.from('billing_policy').select().single(),
      );
      return `${inWords(limit, 'token')} for one Pro within ${hoursInWords(hours)}`;
    },
    staleTime: Infinity,
  });
