import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { type BillingPeriod, subscriptionSchema } from '@tree-service/market/api/subscriptions';

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
