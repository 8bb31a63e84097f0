import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import type { QuoteLine } from './quotes';

/** Query for the change orders of a job with their lines, newest first. */
export const changeOrdersQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', jobId, 'change_orders'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('job_change_orders')
          .select('*, job_change_order_lines(*)')
          .eq('job_id', jobId)
          .order('number', { ascending: false })
          .order('position', { referencedTable: 'job_change_order_lines' }),
      );
    },
  });

/** A change of running work; decision is null while the owner has not answered. */
export type ChangeOrder = Awaited<
  ReturnType<NonNullable<ReturnType<typeof changeOrdersQuery>['queryFn']>>
>[number];

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

/** Agrees to a change; the price of the job follows. */
export async function approveChangeOrder(changeOrderId: string) {
  const client = await backend();
  return unwrap(await client.rpc('approve_change_order', { change_order_id: changeOrderId }));
}

/** Refuses a change; the work continues as agreed. */
export async function declineChangeOrder(changeOrderId: string, reason: string) {
  const client = await backend();
  return unwrap(
    await client.rpc('decline_change_order', { change_order_id: changeOrderId, reason }),
  );
}

/** Takes a proposed change back. */
export async function withdrawChangeOrder(changeOrderId: string) {
  const client = await backend();
  return unwrap(await client.rpc('withdraw_change_order', { change_order_id: changeOrderId }));
}
