import { queryClient } from '@tree-service/kernel';
import type { Plan } from '@tree-service/market/api/plans';
import { showPlan, type PlanSubscription } from '@tree-service/market/api/subscriptions';
import { vendorDossierQuery, type VendorDossier } from '../../api/administration';

/** A plan a Pro has, had, or requested. */
export type Subscription = VendorDossier['vendor_subscriptions'][number];

/** The plan a Pro requested and does not have yet. */
export function requestedPlan<Asked extends Pick<Subscription, 'state'>>(
  subscriptions: readonly Asked[],
): Asked | undefined {
  return subscriptions.find(({ state }) => state === 'incomplete');
}

export function canBeEnded({ state }: Pick<Subscription, 'state'>): boolean {
  return state !== 'canceled';
}

/** What is stored of a plan that was just activated. */
function activatedPlan(plans: readonly Plan[], active: PlanSubscription): Subscription[] {
  const plan = plans.find(({ id }) => id === active.plan_id);
  if (plan === undefined) return [];
  const { subscription_id: id, next_period: _, ...facts } = active;
  const { name, features } = plan;
  const now = new Date().toISOString();
  return [
    { ...facts, id, created_at: now, is_paid: false, subscription_plans: { name, features } },
  ];
}

/** Shows a plan that an administrator activated, the latest first: it ends whichever other the Pro had. */
export function showActivated(
  vendorId: string,
  plans: readonly Plan[],
  active: PlanSubscription,
): void {
  queryClient.setQueryData(vendorDossierQuery(vendorId).queryKey, (known) => {
    if (known === undefined) return known;
    const others = known.vendor_subscriptions.map((one) =>
      ['active', 'past_due', 'unpaid'].includes(one.state) && one.id !== active.subscription_id
        ? { ...one, state: 'canceled' as const }
        : one,
    );
    const isKnown = others.some(({ id }) => id === active.subscription_id);
    const added = isKnown ? [] : activatedPlan(plans, active);
    return { ...known, vendor_subscriptions: [...added, ...others] };
  });
  showPlan(active);
}
