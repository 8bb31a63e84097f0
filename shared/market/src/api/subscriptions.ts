import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { showRows } from './showRows';

const periodSchema = v.picklist(['monthly', 'quarterly', 'yearly']);

export type BillingPeriod = v.InferOutput<typeof periodSchema>;

const subscriptionSchema = v.object({
  subscription_id: v.string(),
  state: v.picklist(['incomplete', 'active', 'past_due', 'canceled', 'unpaid']),
  plan_id: v.string(),
  billing_period: periodSchema,
  price_cents: v.number(),
  current_period_end: v.string(),
  cancel_at_period_end: v.boolean(),
  next_plan_id: v.nullable(v.string()),
  next_period: v.nullable(periodSchema),
});

/**
 * A plan a Pro has. current_period_end is until when it is active, or until when an incomplete one
 * waits; next_plan_id and next_period say what follows.
 */
export type PlanSubscription = v.InferOutput<typeof subscriptionSchema>;

/** Shows what became of a plan a Pro has or waits for, wherever it is listed. */
export function showPlan({ subscription_id: id, ...plan }: PlanSubscription): void {
  showRows<typeof plan & { id: string }>([{ id, ...plan }]);
}

/**
 * Asks for a plan. A first or dearer one waits, incomplete, until it is paid or activated; any other
 * follows at the end of the period; the present one again takes a cancellation back.
 */
export async function choosePlan(planId: string, period: BillingPeriod, key: string) {
  const client = await backend();
  const answer = await client.rpc('choose_plan', { plan_id: planId, period, idempotency_key: key });
  return v.parse(subscriptionSchema, unwrap(answer));
}

/** Cancels a plan: an active one runs to the end of its period, any other ends immediately. */
export async function cancelPlan(subscriptionId: string, reason: string, key: string) {
  const client = await backend();
  const answer = await client.rpc('cancel_plan', {
    subscription_id: subscriptionId,
    reason,
    idempotency_key: key,
  });
  return v.parse(subscriptionSchema, unwrap(answer));
}

/** Activates a Pro's plan for one period, with a reason. Administrators only; audited. */
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
  return v.parse(subscriptionSchema, unwrap(answer));
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

const simulationSchema = v.object({
  multiplier: v.number(),
  matches: v.number(),
  since: v.nullable(v.string()),
  below_floor: v.number(),
  offered_without: v.number(),
  offered_with: v.number(),
  higher: v.number(),
  same: v.number(),
  lower: v.number(),
  median_place_without: v.nullable(v.number()),
  median_place_with: v.nullable(v.number()),
});

/**
 * Where a Pro would have stood in the latest matches (at most 20) with a boost and with none:
 * below_floor counts those where no boost acts, offered_* those with a place among the first asked.
 */
export type BoostSimulation = v.InferOutput<typeof simulationSchema>;

/** Query for what a boost would have changed for the calling Pro, everybody else as they were. */
export const boostSimulationQuery = (vendorId: string, multiplier: number) =>
  queryOptions({
    queryKey: ['plans', 'simulation', vendorId, multiplier],
    queryFn: async () => {
      const client = await backend();
      const answer = await client.rpc('simulate_boost', { multiplier });
      return v.parse(simulationSchema, unwrap(answer));
    },
  });
