import { backend, type Database, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { rowOf } from '@tree-service/market/api/oneCall';
import type { CreditReason } from '@tree-service/market/api/claims';

/**
 * Claims the tokens spent on a lead back, once a lead. Answered at once (state granted or denied, with
 * the finding) where stored facts decide, else until due_at. A repeat with the same key has no effect. Returns the claim.
 */
export async function fileCreditClaim(
  leadId: string,
  reason: CreditReason,
  description: string,
  key: string,
) {
  const client = await backend();
  const answer = await client.rpc('file_credit_claim', {
    lead_id: leadId,
    reason,
    description,
    idempotency_key: key,
  });
  return v.parse(
    rowOf<Database['public']['Tables']['lead_credit_claims']['Row']>(),
    unwrap(answer),
  );
}

/** Appeals a denied claim, once, in time. */
export async function appealCreditClaim(claimId: string, reason: string) {
  const client = await backend();
  return unwrap(await client.rpc('appeal_credit_claim', { claim_id: claimId, reason }));
}

/** Takes back a claim that waits for an administrator. */
export async function withdrawCreditClaim(claimId: string) {
  const client = await backend();
  return unwrap(await client.rpc('withdraw_credit_claim', { claim_id: claimId }));
}
