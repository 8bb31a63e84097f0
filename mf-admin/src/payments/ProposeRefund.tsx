import { formatCents } from '@tree-service/domain';
import { Text } from '@tree-service/design';
import { proposeRefund, type OpenRefund } from './payments.api';
import { DecideButton } from '../shared/caseFile/DecideButton';
import { useProposal } from './useProposal';

/** Proposes to return a payment, with a reason; another administrator decides. */
export function ProposeRefund({
  payment,
  business,
}: {
  readonly payment: OpenRefund['payments'];
  readonly business: string;
}) {
  const propose = useProposal({
    payments: payment,
    business,
    amount_cents: payment.amount_cents,
    settlement: null,
    run: (reason) => proposeRefund(payment.id, reason),
    done: 'Refund proposed',
  });
  return (
    <DecideButton
      label="Refund"
      title={`Refund ${formatCents(payment.amount_cents)} to ${business}`}
      hint="Saved to the audit log."
      draft={`propose-refund/${payment.id}`}
      maxLength={500}
      onDecide={propose}
    >
      <Text>Another administrator must approve it.</Text>
    </DecideButton>
  );
}
