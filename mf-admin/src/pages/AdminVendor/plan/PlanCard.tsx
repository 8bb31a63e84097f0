import type { VendorDossier } from '../../../api/administration';
import { formatCents, formatDay } from '@tree-service/domain';
import { Card, HStack, StatusPill, Text, VStack } from '@tree-service/design';
import { ActivatePlan } from './ActivatePlan';
import { EndPlan } from './EndPlan';
import { canBeEnded, SUBSCRIPTION_STATES, untilWords, type Subscription } from './subscriptions';

function PlanEntry({ subscription }: { readonly subscription: Subscription }) {
  const { state, price_cents, billing_period, current_period_end } = subscription;
  return (
    <HStack $justify="space-between" $wrap>
      <div>
        <Text weight="semibold">{subscription.subscription_plans.name}</Text>
        <Text size="sm" tone="muted">
          {formatCents(price_cents)} {billing_period}, {untilWords(state)}{' '}
          {formatDay(current_period_end)}
          {subscription.cancel_at_period_end && ', cancelled by the Pro'}
        </Text>
      </div>
      <HStack $gap={3} $wrap>
        <StatusPill
          tone={state === 'active' ? 'success' : state === 'incomplete' ? 'warning' : 'neutral'}
        >
          {SUBSCRIPTION_STATES[state]}
        </StatusPill>
        {canBeEnded(subscription) && <EndPlan subscription={subscription} />}
      </HStack>
    </HStack>
  );
}

/** Which plans a Pro has, had and asked for, the latest first, and the ways to activate and end one. */
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
          <Text tone="muted">No plan: this Pro is ranked by the score alone.</Text>
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
            A plan can be activated once this Pro is approved.
          </Text>
        )}
      </VStack>
    </Card>
  );
}
