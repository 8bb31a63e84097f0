import { useRef } from 'react';
import { showPlan } from '@tree-service/market/api/subscriptions';
import { newKey } from '@tree-service/domain';
import { Text } from '@tree-service/design';
import { endPlan } from '../../../api/subscriptions';
import { DecideButton } from '../../../caseFile/DecideButton';
import { useDecision } from '../../../layout/useDecision';
import type { Subscription } from './subscriptions';

const MAX_LENGTH = 500;

/** Ends a plan immediately, or declines a requested one. */
export function EndPlan({ subscription }: { readonly subscription: Subscription }) {
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
