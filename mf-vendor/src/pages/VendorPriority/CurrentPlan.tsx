import { useQuery } from '@tanstack/react-query';
import { showPlan } from '@tree-service/market/api/subscriptions';
import { planBenefits, plansQuery } from '@tree-service/market/api/plans';
import { formatCents, formatDay, isPlanCancelable, planEndInWords } from '@tree-service/domain';
import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import { isSaleAllowed } from '@tree-service/kernel/native';
import { Alert, Button, ConfirmDialog, HStack } from '@tree-service/design';
import { useState } from 'react';
import { cancelPlan } from '../../api/subscriptions';
import type { Business } from '../../api/vendors';
import { useVendorId } from '../../area/vendorId';
import { currentPlan } from '../../business/currentPlan';
import { useCheckout } from '../../payments/useCheckout';

type Subscription = Business['vendor_subscriptions'][number];

export function CurrentPlan({
  subscriptions,
  payments,
}: {
  subscriptions: readonly Subscription[];
  payments: boolean;
}) {
  const vendorId = useVendorId();
  const keyFor = useIdempotencyKey();
  const checkout = useCheckout();
  const [asking, setAsking] = useState(false);
  const waiting = subscriptions.find(({ state }) => state === 'incomplete');
  const current = currentPlan(subscriptions);
  const plans = useQuery({ ...plansQuery(), enabled: Boolean(current?.next_plan_id) });
  const following = plans.data?.find(({ id }) => id === current?.next_plan_id)?.name;
  const cancel = useAction({
    run: ({ id }: Subscription) => cancelPlan(id, 'Canceled by the Pro', keyFor({ cancel: id })),
    done: ({ state }) =>
      state === 'active' ? 'Your plan ends after the current period.' : 'Plan request canceled.',
    failed: "We couldn't cancel the plan",
    refresh: [['vendors', vendorId], ['plans']],
    show: showPlan,
  });
  return (
    <>
      {current ? (
        <Alert
          tone={current.state === 'active' ? 'success' : 'warning'}
          title={`You have the ${current.subscription_plans.name}`}
          actions={
            isPlanCancelable(current, payments) && (
              <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
                Cancel plan
              </Button>
            )
          }
        >
          {current.state === 'active' &&
            `Your score is multiplied by ${planBenefits(current.subscription_plans).boostMultiplier}. `}
          {planEndInWords(current, payments)}.{following && ` The ${following} is next.`}
          {isSaleAllowed() &&
            current.price_cents > 0 &&
            ` ${formatCents(current.price_cents)} ${current.billing_period}.`}
        </Alert>
      ) : (
        <Alert tone="neutral" title="You don't have a plan">
          You don't need one: we offer requests on merit.
        </Alert>
      )}
      {waiting && (
        <Alert
          title={`You requested the ${waiting.subscription_plans.name}`}
          actions={
            <HStack $gap={3} $wrap>
              {payments && isSaleAllowed() && (
                <Button
                  size="sm"
                  loading={checkout.isPending}
                  onClick={() => checkout.mutate({ action: 'pay', subscription_id: waiting.id })}
                >
                  Pay now
                </Button>
              )}
              <Button
                variant="outline"
                size="sm"
                loading={cancel.isPending}
                onClick={() => cancel.mutate(waiting)}
              >
                Cancel plan request
              </Button>
            </HStack>
          }
        >
          {payments ? 'It must be paid' : 'An administrator must activate it'} by{' '}
          {formatDay(waiting.current_period_end)}. Until then it has no effect.
        </Alert>
      )}
      {current && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Cancel your plan?"
          description={
            current.state === 'active'
              ? `It stays active until ${formatDay(current.current_period_end)}.${following ? ` The ${following} won't follow.` : ''}`
              : 'It ends immediately.'
          }
          confirmLabel="Cancel plan"
          cancelLabel="Keep plan"
          destructive
          onConfirm={() => cancel.mutateAsync(current)}
        />
      )}
    </>
  );
}
