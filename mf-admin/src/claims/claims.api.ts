import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';

const OVERSEEN = `*, service_requests(number, category, city, region, state),
  vendor_profiles(business_name), leads(state, engaged_at)` as const;

async function readWaitingClaims(key: PageKey | null) {
  const client = await backend();
  return readPage(
    client.from('lead_credit_claims').select(OVERSEEN).in('state', ['under_review', 'appealed']),
    { by: 'due_at', order: 'asc', key },
  );
}

/** The claims that wait for an administrator, the one due first on top. */
export const claimQueue = keysetList({
  queryKey: ['claims', 'queue'],
  keyOf: (claim) => ({ at: claim.due_at, id: claim.id }),
  read: readWaitingClaims,
});

/** Query for one claim that waits for an administrator; an empty list when it does not. */
export const waitingClaimQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['claims', 'waiting', claimId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('lead_credit_claims')
          .select(OVERSEEN)
          .eq('id', claimId)
          .in('state', ['under_review', 'appealed']),
      );
    },
  });

/** A claim as administrators read it; while it waits, overdue when due_at has passed. */
export type OverseenClaim = Awaited<ReturnType<typeof readWaitingClaims>>['rows'][number];

/** Query for one claim, waiting or decided; for administrators. */
export const overseenClaimQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['claims', 'overseen', claimId],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client.from('lead_credit_claims').select(OVERSEEN).eq('id', claimId).single(),
      );
    },
  });

/** As an administrator, grants (with refund) or denies a claim or its appeal; the Pro reads the reason. */
export async function decideCreditClaim(
  claimId: string,
  decision: 'grant' | 'deny',
  reason: string,
) {
  const client = await backend();
  return unwrap(await client.rpc('decide_credit_claim', { claim_id: claimId, decision, reason }));
}
