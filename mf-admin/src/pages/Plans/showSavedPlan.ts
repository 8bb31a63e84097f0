import { queryClient } from '@tree-service/kernel';
import { allPlansQuery, type Plan, type PlanDraft } from '@tree-service/market/api/plans';
import { showRows, withAdded } from '@tree-service/market/api/showRows';

/** What a plan that was just added has besides what was typed. */
const NEW: Pick<Plan, 'subscription_type' | 'version'> = {
  subscription_type: 'priority_tier',
  version: 1,
};

/** Shows a plan as it was just saved, among the others by its price. */
export function showSavedPlan(id: string, draft: PlanDraft): void {
  showRows<PlanDraft & { id: string }>([{ id, ...draft }]);
  queryClient.setQueryData(allPlansQuery().queryKey, (known) => {
    if (known === undefined) return known;
    const stored = known.find((one) => one.id === id);
    const saved = stored ?? { ...NEW, created_at: new Date().toISOString(), ...draft, id };
    return withAdded(known, saved).sort((one, other) => other.monthly_price - one.monthly_price);
  });
}
