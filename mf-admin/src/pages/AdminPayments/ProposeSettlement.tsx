import { Text } from '@tree-service/design';
import { proposeSettlement, type OpenRefund, type Settlement } from '../../api/payments';
import { DecideButton } from '../../caseFile/DecideButton';
import { SETTLEMENTS } from './settlements';
import { useProposal } from './useProposal';

interface ProposeSettlementProps {
  readonly refund: OpenRefund;
  readonly settlement: Settlement;
  /** Tells it from others: "$70 to Ash & Sons". */
  readonly subject: string;
}

/** Proposes one way to end a refund that failed; another administrator decides. */
export function ProposeSettlement({ refund, settlement, subject }: ProposeSettlementProps) {
  const propose = useProposal({
    payments: refund.payments,
    business: refund.business,
    amount_cents: refund.amount_cents,
    settlement,
    run: (reason) => proposeSettlement(refund.id, settlement, reason),
    done: 'Settlement proposed',
  });
  const { label, ask } = SETTLEMENTS[settlement];
  return (
    <DecideButton
      label={label}
      title={`${label}: ${subject}`}
      hint="The Pro can read this. Saved to the audit log."
      draft={`settle-refund-${settlement}/${refund.id}`}
      maxLength={500}
      onDecide={propose}
    >
      <Text>{ask} Another administrator must approve it.</Text>
    </DecideButton>
  );
}
