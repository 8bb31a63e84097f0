import type { VendorDossier } from '../api/administration';
import { formatCents, newKey, planEndInWords, SUBSCRIPTION_STATES } from '@tree-service/domain';
import { useFeatureFlag } from '@tree-service/kernel';
import {
  Button,
  Card,
  Dialog,
  HStack,
  QueryBoundary,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '@tree-service/market/api/plans';
import { showPlan } from '@tree-service/market/api/subscriptions';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useDecision } from '../shared/layout/useDecision';
import { ActivatePlanForm, canBeEnded, requestedPlan, type Subscription } from './ActivatePlanForm';
import { endPlan } from './vendor.api';

const MAX_LENGTH = 500;

/** Ends a plan immediately, or declines a requested one. */
function EndPlan({ subscription }: { readonly subscription: Subscription }) {
  // One key per button: a retry after a lost answer ends nothing twice.
  const key = useRef(newKey());
  const { name } = subscription.subscription_plans;
  const isRequested = subscription.state === 'incomplete';
  const { mutateAsync } = useDecision({
    run: (reason: string) => endPlan(subscription.id, reason, key.current),
    done: isRequested ? 'Plan request declined' : 'Plan ended',
    closes: [],
    refresh: [['vendors'], ['plans']],
    show: showPlan,
  });
  const label = isRequested ? 'Decline' : 'End plan';
  return (
    <DecideButton
      label={label}
      name={`${label}: ${name}`}
      title={`${label}: ${name}`}
      hint="Saved to the audit log."
      draft={`end-plan/${subscription.id}`}
      isDestructive
      maxLength={MAX_LENGTH}
      onDecide={(reason) => mutateAsync(reason)}
    >
      <Text>
        {isRequested
          ? 'The Pro can request a plan again.'
          : 'The boost ends immediately. Settle any refund outside the product.'}
      </Text>
    </DecideButton>
  );
}

function PlanEntry({ subscription }: { readonly subscription: Subscription }) {
  const { state, price_cents, billing_period } = subscription;
  const takesPayments = useFeatureFlag('payment_processing');
  return (
    <HStack $justify="space-between" $wrap>
      <div>
        <Text weight="semibold">{subscription.subscription_plans.name}</Text>
        <Text size="sm" tone="muted">
          {formatCents(price_cents)} {billing_period} ·{' '}
          {planEndInWords(subscription, takesPayments)}
          {subscription.cancel_at_period_end && ', canceled by the Pro'}
        </Text>
      </div>
      <HStack $gap={3} $wrap>
        <StatusPill tone={SUBSCRIPTION_STATES[state].tone}>
          {SUBSCRIPTION_STATES[state].label}
        </StatusPill>
        {canBeEnded(subscription) && <EndPlan subscription={subscription} />}
      </HStack>
    </HStack>
  );
}

interface ActivatePlanProps {
  readonly vendorId: string;
  readonly subscriptions: readonly Subscription[];
}

function ActivatePlan({ vendorId, subscriptions }: ActivatePlanProps) {
  const [isOpen, setIsOpen] = useState(false);
  const plans = useQuery({ ...plansQuery(), enabled: isOpen });
  const asked = requestedPlan(subscriptions);
  return (
    <>
      <Button variant={asked ? 'default' : 'outline'} onClick={() => setIsOpen(true)}>
        Activate a plan
      </Button>
      <Dialog title="Activate a plan" open={isOpen} onOpenChange={setIsOpen}>
        <QueryBoundary query={plans} what="the plans">
          {(offered) => (
            <ActivatePlanForm
              vendorId={vendorId}
              plans={offered}
              subscriptions={subscriptions}
              onClose={() => setIsOpen(false)}
            />
          )}
        </QueryBoundary>
      </Dialog>
    </>
  );
}

export function PlanCard({
  dossier: { vendor_id: vendorId, state, vendor_subscriptions: subscriptions },
}: {
  readonly dossier: Pick<VendorDossier, 'vendor_id' | 'state' | 'vendor_subscriptions'>;
}) {
  const isWorking = state === 'approved' || state === 'paused';
  return (
    <Card>
      <VStack $gap={4}>
        {subscriptions.length === 0 && (
          <Text tone="muted">No plan. This Pro is ranked by score alone.</Text>
        )}
        {subscriptions.map((subscription) => (
          <PlanEntry key={subscription.id} subscription={subscription} />
        ))}
        {isWorking ? (
          <div>
            <ActivatePlan vendorId={vendorId} subscriptions={subscriptions} />
          </div>
        ) : (
          <Text size="sm" tone="muted">
            You can activate a plan once this Pro is approved.
          </Text>
        )}
      </VStack>
    </Card>
  );
}
