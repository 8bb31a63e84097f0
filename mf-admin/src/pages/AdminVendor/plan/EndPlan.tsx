import { useRef } from 'react';
import { endPlan } from '@tree-service/market/api/subscriptions';
import { newKey } from '@tree-service/domain';
import { notify } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { DecideButton } from '../../../caseFile/DecideButton';
import { useRefresh } from '../../../layout/useRefresh';
import type { Subscription } from './subscriptions';

const LONGEST = 500;

/** Ends a plan at once, or turns down one that was asked for. */
export function EndPlan({ subscription }: { readonly subscription: Subscription }) {
  // One key as long as the button stands: a repeat after a lost answer ends nothing twice.
  const key = useRef(newKey());
  const refresh = useRefresh(['vendors'], ['plans']);
  const { name } = subscription.subscription_plans;
  const isAsked = subscription.state === 'incomplete';
  const label = isAsked ? 'Turn down' : 'End plan';
  return (
    <DecideButton
      label={label}
      name={`${label}: ${name}`}
      title={`${label}: ${name}`}
      hint="It is kept in the audit log."
      isGrave
      longest={LONGEST}
      onDecide={async (reason) => {
        await endPlan(subscription.id, reason, key.current);
        notify.success(isAsked ? 'The plan is turned down' : 'The plan has ended');
        await refresh();
      }}
    >
      <Text>
        {isAsked
          ? 'The Pro no longer waits for this plan, and can ask for one again.'
          : 'The boost ends at once. What was paid is settled outside the product.'}
      </Text>
    </DecideButton>
  );
}
