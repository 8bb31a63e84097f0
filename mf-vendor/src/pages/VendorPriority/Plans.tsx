import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '@tree-service/shared/api/plans';
import { paths } from '@tree-service/shared/contract';
import { formatDay } from '@tree-service/shared/domain';
import { useFeatureFlag } from '@tree-service/shared/runtime';
import { Alert, EmptyState, Grid, Link, Section, VStack } from '@tree-service/shared/ui';
import { Loaded } from '../../area/Loaded';
import { useBusiness } from '../../business/useBusiness';
import { currentPlan } from '../../business/currentPlan';
import { PlanCard } from './PlanCard';

/** The plans, which one the Pro has, and how one gets another. */
export function Plans() {
  const plans = useQuery(plansQuery());
  const business = useBusiness();
  const payments = useFeatureFlag('payment_processing');
  const current = currentPlan(business.data?.vendor_subscriptions ?? []);
  return (
    <Section title="Plans">
      <VStack $gap={5}>
        {business.data && (
          <Alert
            tone={current ? 'success' : 'neutral'}
            title={
              current
                ? `You have the ${current.subscription_plans.name}`
                : 'You have no plan, and need none'
            }
          >
            {current
              ? current.state === 'active'
                ? `Active until ${formatDay(current.current_period_end)}.`
                : 'A payment is late, so the boost does not count at the moment.'
              : 'Requests are offered to you on merit.'}
          </Alert>
        )}
        <Loaded query={plans} failed="The plans could not be loaded">
          {(all) =>
            all.length === 0 ? (
              <EmptyState title="No plans are offered at the moment" level={3} />
            ) : (
              <Grid $min="18rem" $gap={5}>
                {all.map((plan) => (
                  <PlanCard key={plan.id} plan={plan} current={plan.id === current?.plan_id} />
                ))}
              </Grid>
            )
          }
        </Loaded>
        {!payments && (
          <Alert title="Plans are activated by an administrator">
            Payments are not switched on in the product, so there is nothing to buy here. If you
            would like a plan, <Link to={paths.contact()}>write to us</Link>.
          </Alert>
        )}
      </VStack>
    </Section>
  );
}
