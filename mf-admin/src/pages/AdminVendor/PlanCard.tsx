import type { VendorDossier } from '@tree-service/shared/api/administration';
import { formatDay } from '@tree-service/shared/domain';
import { Card, HStack, StatusPill, Text, VStack } from '@tree-service/shared/ui';

type Subscription = VendorDossier['vendor_subscriptions'][number];

const STATES: Readonly<Record<Subscription['state'], string>> = {
  incomplete: 'Not active yet',
  active: 'Active',
  past_due: 'Payment missed',
  canceled: 'Ended',
  unpaid: 'Unpaid',
};

/** Which plans a Pro has and had, the latest first. */
export function PlanCard({ subscriptions }: { readonly subscriptions: readonly Subscription[] }) {
  return (
    <Card>
      {subscriptions.length === 0 ? (
        <Text tone="muted">No plan: this Pro is ranked by the score alone.</Text>
      ) : (
        <VStack $gap={3}>
          {subscriptions.map(({ id, state, current_period_end, subscription_plans: plan }) => (
            <HStack key={id} $justify="space-between" $wrap>
              <Text weight="semibold">{plan.name}</Text>
              <HStack $gap={3} $wrap>
                <Text as="span" size="sm" tone="muted">
                  runs until {formatDay(current_period_end)}
                </Text>
                <StatusPill tone={state === 'active' ? 'success' : 'neutral'}>
                  {STATES[state]}
                </StatusPill>
              </HStack>
            </HStack>
          ))}
        </VStack>
      )}
    </Card>
  );
}
