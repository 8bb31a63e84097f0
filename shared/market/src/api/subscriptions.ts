import * as v from 'valibot';
import { showRows } from './showRows';

const periodSchema = v.picklist(['monthly', 'quarterly', 'yearly']);

export type BillingPeriod = v.InferOutput<typeof periodSchema>;

export const subscriptionSchema = v.object({
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
