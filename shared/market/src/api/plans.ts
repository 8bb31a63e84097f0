import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

/** Query for the active subscription plans, dearest first. Prices are dollars. */
export const plansQuery = () =>
  queryOptions({
    queryKey: ['plans'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('subscription_plans')
          .select()
          .eq('is_active', true)
          .order('monthly_price', { ascending: false }),
      );
    },
  });

export type Plan = Awaited<
  ReturnType<NonNullable<ReturnType<typeof plansQuery>['queryFn']>>
>[number];

const benefitsSchema = v.object({
  boostMultiplier: v.fallback(v.optional(v.number(), 1), 1),
  featuredProfile: v.fallback(v.optional(v.boolean(), false), false),
  prioritySupport: v.fallback(v.optional(v.boolean(), false), false),
});

/** What a plan brings. boostMultiplier is 1 where a plan brings no boost. */
export type PlanBenefits = v.InferOutput<typeof benefitsSchema>;

const noBenefits: PlanBenefits = {
  boostMultiplier: 1,
  featuredProfile: false,
  prioritySupport: false,
};

/** What a plan's stored features mean; what is absent or unreadable brings nothing. */
export function planBenefits(plan: { features: unknown }): PlanBenefits {
  return v.parse(v.fallback(benefitsSchema, noBenefits), plan.features);
}
