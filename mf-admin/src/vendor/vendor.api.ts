import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { type BillingPeriod, subscriptionSchema } from '@tree-service/market/api/subscriptions';
import { keysetList, readPage, type PageKey } from '@tree-service/market/api/keyset';

async function readLeads(vendorId: string, key: PageKey | null) {
  const client = await backend();
  return readPage(
    client
      .from('leads')
      .select(
        `id, state, distance_km, token_price, offered_at, request_id,
      service_requests!leads_request_id_fkey(number, category, city, region)`,
      )
      .eq('vendor_id', vendorId),
    { by: 'offered_at', order: 'desc', key },
  );
}

/** The leads of a Pro, newest first. */
export const vendorLeads = (vendorId: string) =>
  keysetList({
    queryKey: ['vendors', vendorId, 'work', 'leads'],
    keyOf: (lead) => ({ at: lead.offered_at, id: lead.id }),
    read: (key: PageKey | null) => readLeads(vendorId, key),
  });

export type VendorLead = Awaited<ReturnType<typeof readLeads>>['rows'][number];

async function readReviews(vendorId: string, key: PageKey | null) {
  const client = await backend();
  return readPage(
    client
      .from('reviews')
      .select('id, author_side, author_name, state, rating, body, reply, published_at, created_at')
      .eq('vendor_id', vendorId),
    { by: 'created_at', order: 'desc', key },
  );
}

/** Reviews of and by a Pro, newest first. */
export const allVendorReviews = (vendorId: string) =>
  keysetList({
    queryKey: ['vendors', vendorId, 'work', 'reviews'],
    keyOf: (review) => ({ at: review.created_at, id: review.id }),
    read: (key: PageKey | null) => readReviews(vendorId, key),
  });

export type AnyVendorReview = Awaited<ReturnType<typeof readReviews>>['rows'][number];

const activatedSchema = v.union([
  subscriptionSchema,
  v.object({ state: v.literal('pending'), proposal_id: v.string() }),
]);

/**
 * Activates a Pro's plan for one period, with a reason; pending when a second administrator has to
 * decide. Administrators only; audited.
 */
export async function activatePlan(
  vendorId: string,
  planId: string,
  period: BillingPeriod,
  reason: string,
  key: string,
) {
  const client = await backend();
  const answer = await client.rpc('activate_plan', {
    vendor_id: vendorId,
    plan_id: planId,
    period,
    reason,
    idempotency_key: key,
  });
  return v.parse(activatedSchema, unwrap(answer));
}

/** Ends a Pro's plan immediately, with a reason. Administrators only; audited. */
export async function endPlan(subscriptionId: string, reason: string, key: string) {
  const client = await backend();
  const answer = await client.rpc('end_plan', {
    subscription_id: subscriptionId,
    reason,
    idempotency_key: key,
  });
  return v.parse(subscriptionSchema, unwrap(answer));
}
