import { adminPaths } from '../../paths';
import { askedPlans } from '../../api/oversight';
import { useFeatureFlag } from '@tree-service/kernel';
import { DecisionCard } from './DecisionCard';

/** Plans Pros have asked for; where payments are switched on, paying activates them and nobody decides. */
export function AskedPlans() {
  const payments = useFeatureFlag('payment_processing');
  if (payments) return null;
  return (
    <DecisionCard
      title="Plans asked for"
      what="plans asked for"
      query={askedPlans.first}
      toDecision={({ id, vendor_id, created_at, vendor_profiles, subscription_plans }) => ({
        id,
        title: `${vendor_profiles.business_name}: ${subscription_plans.name}`,
        since: created_at,
        to: adminPaths.vendor(vendor_id),
      })}
      nothing="No Pro waits for a plan."
      all={{ label: 'Look at the plans', to: adminPaths.plans() }}
    />
  );
}
