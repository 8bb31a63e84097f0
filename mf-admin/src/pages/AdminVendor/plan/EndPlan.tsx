import { useRef } from 'react';
import { endPlan } from '@tree-service/market/api/subscriptions';
import { newKey } from '@tree-service/domain';
import { notify } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { DecideButton } from '../../../caseFile/DecideButton';
import { useRefresh } from '../../../layout/useRefresh';
import type { Subscription } from './subscriptions';

const MAX_LENGTH = 500;

/** Ends a plan immediately, or declines a requested one. */
export function EndPlan({ subscription }: { readonly subscription: Subscription }) {
  // One key per button: a retry after a lost answer ends nothing twice.
  const key = useRef(newKey());
  const refresh = useRefresh(['vendors'], ['plans']);
  const { name } = subscription.subscription_plans;
  const isRequested = subscription.state === 'incomplete';
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
      onDecide={async (reason) => {
        await endPlan(subscription.id, reason, key.current);
        notify.success(isRequested ? 'Plan request declined' : 'Plan ended');
        await refresh();
      }}
    >
      <Text>
        {isRequested
          ? 'The Pro can request a plan again.'
          : 'The boost ends immediately. Settle any refund outside the product.'}
      </Text>
    </DecideButton>
  );
}
