import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import type { QuoteLine } from './quotes';

const proposedSchema = v.object({ id: v.string(), number: v.number(), amount_cents: v.number() });

/**
 * Proposes a change of running work; lines below zero take something off the price. It lapses after 48
 * hours. A repeat with the same key has no effect.
 */
export async function proposeChangeOrder(
  jobId: string,
  lines: QuoteLine[],
  reason: string,
  key: string,
) {
  const client = await backend();
  const answer = await client.rpc('propose_change_order', {
    job_id: jobId,
    line_items: lines,
    reason,
    idempotency_key: key,
  });
  return v.parse(proposedSchema, unwrap(answer));
}

/** Takes a proposed change back. */
export async function withdrawChangeOrder(changeOrderId: string) {
  const client = await backend();
  return unwrap(await client.rpc('withdraw_change_order', { change_order_id: changeOrderId }));
}
