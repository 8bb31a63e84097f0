import type { VendorDossier } from '../../../api/administration';
import { formatCents, planEndInWords, SUBSCRIPTION_STATES } from '@tree-service/domain';
import { useFeatureFlag } from '@tree-service/kernel';
import { Card, HStack, StatusPill, Text, VStack } from '@tree-service/design';
import { ActivatePlan } from './ActivatePlan';
import { EndPlan } from './EndPlan';
import { canBeEnded, type Subscription } from './subscriptions';

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
