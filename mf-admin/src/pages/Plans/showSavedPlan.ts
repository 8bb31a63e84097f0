import { queryClient } from '@tree-service/kernel';
import type { Plan } from '@tree-service/market/api/plans';
import { showRows, withAdded } from '@tree-service/market/api/showRows';
import { allPlansQuery } from '../../api/plans';

/** Shows a plan as it was just saved, among the others by its price. */
export function showSavedPlan(plan: Plan): void {
  showRows([plan]);
  queryClient.setQueryData(
    allPlansQuery().queryKey,
    (known) =>
      known && withAdded(known, plan).sort((one, other) => other.monthly_price - one.monthly_price),
  );
}
