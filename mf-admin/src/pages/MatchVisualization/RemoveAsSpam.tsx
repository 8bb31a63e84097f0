import { rejectRequestAsSpam } from '@tree-service/market/api/requests';
import { canMove, type RequestState } from '@tree-service/domain';
import { notify } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { DecideButton } from '../../caseFile/DecideButton';
import { useRefresh } from '../../layout/useRefresh';

const LONGEST = 500;

function refundWords(refunded: number): string {
  if (refunded === 0) return 'No Pro had spent tokens on it.';
  return refunded === 1
    ? 'One Pro got spent tokens back.'
    : `${refunded} Pros got spent tokens back.`;
}

interface RemoveAsSpamProps {
  readonly request: { readonly id: string; readonly number: number; readonly state: RequestState };
}

/** Removes a request that is spam, as long as nobody was chosen for it; nothing afterwards. */
export function RemoveAsSpam({ request: { id, number, state } }: RemoveAsSpamProps) {
  const refresh = useRefresh(['requests'], ['matches'], ['vendors'], ['tokens'], ['claims']);
  if (!canMove('request', state, 'reject_spam', 'admin')) return null;
  return (
    <DecideButton
      label="Remove as spam"
      title={`Remove no. ${number} as spam`}
      hint="The owner reads this, and it is kept in the audit log."
      isGrave
      longest={LONGEST}
      onDecide={async (reason) => {
        const refunded = await rejectRequestAsSpam(id, reason);
        notify.success(`No. ${number} is removed`, { description: refundWords(refunded) });
        await refresh();
      }}
    >
      <Text>
        The request closes for good and the owner is told. Pros get held and spent tokens back.
      </Text>
    </DecideButton>
  );
}
