import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { Cents } from '@tree-service/domain';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';
import type { DisputeOutcome } from '@tree-service/market/api/disputes';

const OVERSEEN = `*, job_dispute_photos(side, path), jobs(state, price_cents),
  service_requests(number, category, contact_name), vendor_profiles(business_name)` as const;

async function readWaitingDisputes(key: PageKey | null) {
  const client = await backend();
  return readPage(
    client.from('job_disputes').select(OVERSEEN).in('state', ['under_review', 'appealed']),
    { by: 'due_at', order: 'asc', key },
  );
}

/** The disputes that wait for an administrator, the one due first on top. */
export const disputeQueue = keysetList({
  queryKey: ['disputes', 'queue'],
  keyOf: (dispute) => ({ at: dispute.due_at, id: dispute.id }),
  read: readWaitingDisputes,
});

/** Query for one dispute that waits for an administrator; an empty list when it does not. */
export const waitingDisputeQuery = (disputeId: string) =>
  queryOptions({
    queryKey: ['disputes', 'waiting', disputeId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('job_disputes')
          .select(OVERSEEN)
          .eq('id', disputeId)
          .in('state', ['under_review', 'appealed']),
      );
    },
  });

/** Query for one dispute, waiting or decided; for administrators. */
export const overseenDisputeQuery = (disputeId: string) =>
  queryOptions({
    queryKey: ['disputes', 'overseen', disputeId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.from('job_disputes').select(OVERSEEN).eq('id', disputeId).single(),
      );
    },
  });

/** A dispute as administrators read it. */
export type OverseenDispute = Awaited<ReturnType<typeof readWaitingDisputes>>['rows'][number];

/** As an administrator, decides a dispute or its appeal; price is the new one of price_reduced. */
export async function decideDispute(
  disputeId: string,
  outcome: DisputeOutcome,
  price: Cents | null,
  reason: string,
) {
  const client = await backend();
  return unwrap(
    await client.rpc('decide_dispute', {
      dispute_id: disputeId,
      outcome,
      reason,
      ...(price === null ? {} : { price_cents: price }),
    }),
  );
}
