import { cancelPlan } from '@tree-service/market/api/subscriptions';
import { planBenefits } from '@tree-service/market/api/plans';
import type { Business } from '@tree-service/market/api/vendors';
import { formatCents, formatDay } from '@tree-service/domain';
import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import { isSaleAllowed } from '@tree-service/kernel/native';
import { Alert, Button, ConfirmDialog } from '@tree-service/design';
import { useState } from 'react';
import { useVendorId } from '../../area/vendorId';
import { currentPlan } from '../../business/currentPlan';

type Subscription = Business['vendor_subscriptions'][number];

function standingOf({ state, current_period_end: end, cancel_at_period_end: ends }: Subscription) {
  if (state === 'past_due') return 'A payment is late, so the boost does not count at the moment.';
  return ends ? `Ends on ${formatDay(end)}.` : `Renews on ${formatDay(end)}.`;
}

/** The plan a Pro has or has asked for, and the way out of it. */
export function CurrentPlan({
  subscriptions,
  payments,
}: {
  subscriptions: readonly Subscription[];
  payments: boolean;
}) {
  const vendorId = useVendorId();
  const keyFor = useIdempotencyKey();
  const [asking, setAsking] = useState(false);
  const waiting = subscriptions.find(({ state }) => state === 'incomplete');
  const current = currentPlan(subscriptions);
  const cancel = useAction<Subscription>({
    run: ({ id }) => cancelPlan(id, 'Cancelled by the Pro', keyFor({ cancel: id })),
    done: ({ state }) =>
      state === 'active' ? 'The plan ends with its period.' : 'You no longer ask for this plan.',
    failed: 'The plan could not be cancelled',
    refresh: [['vendors', vendorId], ['plans']],
  });
  return (
    <>
      {current ? (
        <Alert
          tone={current.state === 'active' ? 'success' : 'warning'}
          title={`You have the ${current.subscription_plans.name}`}
          actions={
            !current.cancel_at_period_end && (
              <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
                Cancel the plan
              </Button>
            )
          }
        >
          {current.state === 'active' &&
            `Your score is multiplied by ${planBenefits(current.subscription_plans).boostMultiplier}. `}
          {standingOf(current)}
          {isSaleAllowed() &&
            current.price_cents > 0 &&
            ` ${formatCents(current.price_cents)} ${current.billing_period}.`}
        </Alert>
      ) : (
        <Alert tone="neutral" title="You have no plan, and need none">
          Requests are offered to you on merit. Your score is multiplied by 1.
        </Alert>
      )}
      {waiting && (
        <Alert
          title={`You asked for the ${waiting.subscription_plans.name}`}
          actions={
            <Button
              variant="outline"
              size="sm"
              loading={cancel.isPending}
              onClick={() => cancel.mutate(waiting)}
            >
              Take it back
            </Button>
          }
        >
          It waits until {formatDay(waiting.current_period_end)} to be{' '}
          {payments ? 'paid' : 'activated by an administrator'}; nothing counts before.
        </Alert>
      )}
      {current && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title="Cancel the plan?"
          description={
            current.state === 'active'
              ? `It counts until ${formatDay(current.current_period_end)} and ends then.`
              : 'It ends at once.'
          }
          confirmLabel="Cancel the plan"
          cancelLabel="Keep it"
          destructive
          onConfirm={() => cancel.mutateAsync(current)}
        />
      )}
    </>
  );
}
