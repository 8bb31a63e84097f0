import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { type BillingPeriod, subscriptionSchema } from '@tree-service/market/api/subscriptions';

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
