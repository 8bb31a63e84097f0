import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '@tree-service/market/api/plans';
import { isSaleAllowed } from '@tree-service/kernel/native';
import { useFeatureFlag } from '@tree-service/kernel';
import {
  Alert,
  EmptyState,
  Grid,
  QueryBoundary,
  Section,
  Text,
  VStack,
} from '@tree-service/design';
import { currentPlan } from '../../business/currentPlan';
import { useBusiness } from '../../business/useBusiness';
import { CurrentPlan } from './CurrentPlan';
import { PlanCard } from './PlanCard';
import { PlanChoice } from './PlanChoice';

/** The plans, which one the Pro has, and how one asks for another. */
export function Plans() {
  const plans = useQuery(plansQuery());
  const business = useBusiness();
  const payments = useFeatureFlag('payment_processing');
  const subscriptions = business.data?.vendor_subscriptions ?? [];
  const current = currentPlan(subscriptions);
  const canChoose = business.data?.state === 'approved' || business.data?.state === 'paused';
  return (
    <Section title="Plans">
      <VStack $gap={5}>
        {business.data && <CurrentPlan subscriptions={subscriptions} payments={payments} />}
        {isSaleAllowed() ? (
          <QueryBoundary query={plans} what="the plans">
            {(all) =>
              all.length === 0 ? (
                <EmptyState title="No plans are offered at the moment" level={3} />
              ) : (
                <Grid $min="18rem" $gap={5}>
                  {all.map((plan) => (
                    <PlanCard key={plan.id} plan={plan} current={plan.id === current?.plan_id}>
                      {canChoose && plan.id !== current?.plan_id && (
                        <PlanChoice plan={plan} payments={payments} />
                      )}
                    </PlanCard>
                  ))}
                </Grid>
              )
            }
          </QueryBoundary>
        ) : (
          <Text tone="muted">Plans cannot be chosen in this app.</Text>
        )}
        {isSaleAllowed() && !payments && (
          <Alert title="Plans are activated by an administrator">
            Payments are not switched on in the product. Ask for a plan above: an administrator
            settles it with you and activates it.
          </Alert>
        )}
      </VStack>
    </Section>
  );
}
