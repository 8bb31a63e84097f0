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
                <EmptyState title="No plans are available right now" level={3} />
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
          <Text tone="muted">Plans aren&apos;t available in this app.</Text>
        )}
        {isSaleAllowed() && !payments && (
          <Alert title="An administrator activates plans">
            Online payment isn't available yet. Request a plan above, and an administrator will
            contact you and activate it.
          </Alert>
        )}
      </VStack>
    </Section>
  );
}
