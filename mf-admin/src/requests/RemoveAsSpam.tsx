import type { RequestDetail } from '@tree-service/market/api/requests';
import { showRows } from '@tree-service/market/api/showRows';
import { canMove, type RequestState } from '@tree-service/domain';
import { notify } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { rejectRequestAsSpam } from './requests.api';
import { DecideButton } from '../caseFile/DecideButton';
import { useDecision } from '../layout/useDecision';

const MAX_LENGTH = 500;

function refundWords(refunded: number): string {
  if (refunded === 0) return 'No tokens to refund.';
  return refunded === 1 ? '1 Pro was refunded.' : `${refunded} Pros were refunded.`;
}

interface RemoveAsSpamProps {
  readonly request: { readonly id: string; readonly number: number; readonly state: RequestState };
}

/** Removes a request as spam, until a quote is accepted. */
export function RemoveAsSpam({ request: { id, number, state } }: RemoveAsSpamProps) {
  const { mutateAsync } = useDecision({
    run: (reason: string) => rejectRequestAsSpam(id, reason),
    closes: [id],
    refresh: [['requests'], ['matches'], ['vendors'], ['tokens'], ['claims']],
    show: () => showRows<RequestDetail>([{ id, state: 'rejected_spam' }]),
    onDone: (refunded) =>
      notify.success(`Request #${number} removed`, { description: refundWords(refunded) }),
  });
  if (!canMove('request', state, 'reject_spam', 'admin')) return null;
  return (
    <DecideButton
      label="Remove as spam"
      title={`Remove request #${number} as spam`}
      hint="The owner can read this. Saved to the audit log."
      draft={`spam/${id}`}
      isDestructive
      maxLength={MAX_LENGTH}
      onDecide={mutateAsync}
    >
      <Text>
        The request is permanently closed and the owner is notified. Held and spent tokens are
        refunded to Pros.
      </Text>
    </DecideButton>
  );
}
