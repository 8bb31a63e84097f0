import { queryClient, useFeatureFlag } from '@tree-service/kernel';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  Grid,
  Heading,
  HStack,
  Price,
  QueryBoundary,
  RadioGroup,
  Section,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { useQuery } from '@tanstack/react-query';
import { type Plan, planBenefits, plansQuery } from '@tree-service/market/api/plans';
import { isSaleAllowed } from '@tree-service/kernel/native';
import {
  showPlan,
  type BillingPeriod,
  type PlanSubscription,
} from '@tree-service/market/api/subscriptions';
import { formatCents, formatDay } from '@tree-service/domain';
import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import { type ReactNode, useState } from 'react';
import { Check } from 'lucide-react';
import styled from 'styled-components';
import { Folds } from '../../area/blocks';
import { VendorPage } from '../../area/VendorPage';
import { currentPlan } from '../../business/currentPlan';
import { useBusiness } from '../../business/useBusiness';
import { choosePlan } from '../../api/subscriptions';
import { businessQuery } from '../../api/vendors';
import { useVendorId } from '../../area/vendorId';
import { useCheckout } from '../../payments/useCheckout';
import { BoostSimulation, BoostExplained } from './BoostSimulation';
import { CurrentPlan } from './CurrentPlan';

/** Shows a plan just asked for: a new one waits beside the present one. */
function showChosenPlan(vendorId: string, plan: Plan, chosen: PlanSubscription): void {
  showPlan(chosen);
  const { subscription_id: id, ...facts } = chosen;
  queryClient.setQueryData(businessQuery(vendorId).queryKey, (known) => {
    if (known === undefined || known.vendor_subscriptions.some((one) => one.id === id)) {
      return known;
    }
    const added = {
      ...facts,
      id,
      vendor_id: vendorId,
      created_at: new Date().toISOString(),
      is_paid: false,
      subscription_plans: plan,
    };
    return { ...known, vendor_subscriptions: [...known.vendor_subscriptions, added] };
  });
}

const Benefits = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.5rem;
  }
  & svg {
    margin-top: 0.2em;
  }
`;

/** `price` in dollars, as plans store it. */
const dollars = (price: number): string => formatCents(Math.round(price * 100));

interface PlanCardProps {
  plan: Plan;
  current: boolean;
  children?: ReactNode;
}

function PlanCard({ plan, current, children }: PlanCardProps) {
  const { boostMultiplier, featuredProfile, prioritySupport } = planBenefits(plan);
  return (
    <Card as="article" $tone={current ? 'brand' : 'plain'}>
      <VStack $gap={4}>
        <HStack $justify="space-between" $gap={3} $wrap>
          <Heading level={3} size="xl">
            {plan.name}
          </Heading>
          {current && <StatusPill tone="success">Your plan</StatusPill>}
        </HStack>
        <div>
          <Price size="large" amount={dollars(plan.monthly_price)} per="/ month" />
          <Text size="sm" tone="muted" spaceAbove={1}>
            or {dollars(plan.quarterly_price)} per quarter, {dollars(plan.yearly_price)} per year
          </Text>
        </div>
        <Benefits>
          <li>
            <Check size={18} aria-hidden />
            Multiplies your score by {boostMultiplier}, if you meet the quality standard
          </li>
          {featuredProfile && (
            <li>
              <Check size={18} aria-hidden />
              Featured profile: the nearest featured Pro with enough reviews is first in the
              directory, labeled Promoted
            </li>
          )}
          {prioritySupport && (
            <li>
              <Check size={18} aria-hidden />
              Priority support: your support messages move up the queue by a day
            </li>
          )}
        </Benefits>
        {children}
      </VStack>
    </Card>
  );
}

/** Requests a plan, which takes effect once an administrator activates it, or leads to its payment. */
function PlanChoice({ plan, payments }: { plan: Plan; payments: boolean }) {
  const vendorId = useVendorId();
  const keyFor = useIdempotencyKey();
  const checkout = useCheckout();
  const [period, setPeriod] = useState<BillingPeriod>('monthly');
  const choose = useAction({
    run: () => choosePlan(plan.id, period, keyFor({ plan: plan.id, period })),
    failed: "We couldn't request the plan",
    refresh: [['vendors', vendorId], ['plans']],
    show: (chosen) => showChosenPlan(vendorId, plan, chosen),
    ...(!payments && { done: `You requested the ${plan.name}.` }),
    onDone: ({ state, subscription_id }) => {
      // A cheaper plan follows the present one, and is paid for then.
      if (payments && state === 'incomplete') checkout.mutate({ action: 'pay', subscription_id });
    },
  });
  return (
    <VStack $gap={3}>
      <RadioGroup<BillingPeriod>
        label="Billing period"
        name={`period ${plan.id}`}
        value={period}
        onChange={setPeriod}
        options={[
          { value: 'monthly', label: `Monthly, ${dollars(plan.monthly_price)}` },
          { value: 'quarterly', label: `Quarterly, ${dollars(plan.quarterly_price)}` },
          { value: 'yearly', label: `Yearly, ${dollars(plan.yearly_price)}` },
        ]}
      />
      <Button loading={choose.isPending || checkout.isPending} onClick={() => choose.mutate()}>
        {payments ? 'Buy this plan' : 'Request this plan'}
      </Button>
      {choose.data?.state === 'incomplete' && (
        <Text size="sm" tone="muted" role="status">
          {payments ? 'It must be paid' : 'An administrator must activate it'} by{' '}
          {formatDay(choose.data.current_period_end)}.
        </Text>
      )}
      {payments && choose.data?.state === 'active' && (
        <Text size="sm" tone="muted" role="status">
          It follows your current plan on {formatDay(choose.data.current_period_end)}.
        </Text>
      )}
    </VStack>
  );
}

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

export default function VendorPriorityPage() {
  const offered = useFeatureFlag('vendor_priority');
  return (
    <VendorPage title="Priority" lead="Rank higher with a plan, if you meet the quality standard.">
      {offered ? (
        <>
          <Plans />
          <BoostSimulation />
          <Folds>
            <BoostExplained />
          </Folds>
        </>
      ) : (
        <Alert title="Priority plans aren't available right now">
          We offer all requests on merit.
        </Alert>
      )}
    </VendorPage>
  );
}
