import type { Plan } from '@tree-service/market/api/plans';
import {
  showPlan,
  type BillingPeriod,
  type PlanSubscription,
} from '@tree-service/market/api/subscriptions';
import { queryClient } from '@tree-service/kernel';
import { formatDay } from '@tree-service/domain';
import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import { Button, RadioGroup, Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import { choosePlan } from '../../api/subscriptions';
import { businessQuery } from '../../api/vendors';
import { useVendorId } from '../../area/vendorId';
import { useCheckout } from '../../payments/useCheckout';
import { dollars } from './PlanCard';

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

/** Requests a plan, which takes effect once an administrator activates it, or leads to its payment. */
export function PlanChoice({ plan, payments }: { plan: Plan; payments: boolean }) {
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
