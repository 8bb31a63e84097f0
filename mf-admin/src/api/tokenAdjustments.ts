import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { readBusinessNames } from './administration';
import { keysetList, readPage, type Counting, type PageKey } from '@tree-service/market/api/keyset';

const movedSchema = v.object({
  state: v.picklist(['posted', 'pending']),
  adjustment_id: v.nullable(v.string()),
  available: v.number(),
});

/** What became of a movement of tokens: posted, or pending until a second administrator decides. */
export type TokenMovement = v.InferOutput<typeof movedSchema>;

/** Gives a Pro tokens, with a reason the Pro reads; leaves an audit row. */
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

/** Adds tokens to a Pro's account or (negative) takes free ones out; leaves an audit row. */
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

/** Corrects an entry of the ledger by one that reverses it; leaves an audit row. */
export async function reverseTokenEntry(entryId: number, reason: string, key: string) {
  const client = await backend();
  const answer = await client.rpc('reverse_token_entry', {
    entry_id: entryId,
    reason,
    idempotency_key: key,
  });
  return v.parse(movedSchema, unwrap(answer));
}

async function readPending(key: PageKey | null, counting: Counting) {
  const client = await backend();
  const { rows, total } = await readPage(
    client
      .from('token_adjustments')
      .select('*, profiles!token_adjustments_proposed_by_fkey(email)', counting)
      .eq('state', 'pending'),
    { by: 'created_at', order: 'rising', key },
  );
  const names = await readBusinessNames(rows.map((one) => one.account_id));
  const nameOf = (vendorId: string) => names.get(vendorId) ?? 'A removed business';
  return { total, rows: rows.map((one) => ({ ...one, business_name: nameOf(one.account_id) })) };
}

/** The movements of tokens that wait for a second administrator, oldest first. */
export const pendingAdjustments = keysetList({
  queryKey: ['token_adjustments', 'pending'],
  keyOf: (adjustment) => ({ at: adjustment.created_at, id: adjustment.id }),
  read: readPending,
});

/** A movement of tokens beyond the limit of one administrator. */
export type TokenAdjustment = Awaited<ReturnType<typeof readPending>>['rows'][number];

/** What can be decided about a proposed movement: withdrawing is its proposer's alone, the rest another's. */
export type AdjustmentDecision = 'approve' | 'refuse' | 'withdraw';

/** Decides about a proposed movement, with a reason; leaves an audit row. Returns the new state. */
export async function decideTokenAdjustment(
  adjustmentId: string,
  decision: AdjustmentDecision,
  reason: string,
) {
  const client = await backend();
  return unwrap(
    await client.rpc('decide_token_adjustment', { adjustment_id: adjustmentId, decision, reason }),
  );
}

/** Query for the settings of tokens and plans, among them the limit of one administrator. */
export const billingPolicyQuery = () =>
  queryOptions({
    queryKey: ['billing_policy'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(await client.from('billing_policy').select().single());
    },
    staleTime: Infinity,
  });
