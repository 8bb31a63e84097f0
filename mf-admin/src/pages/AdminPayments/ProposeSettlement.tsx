import { notify } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { proposeSettlement, type Settlement } from '../../api/payments';
import { DecideButton } from '../../caseFile/DecideButton';
import { useRefresh } from '../../layout/useRefresh';
import { SETTLEMENTS } from './settlements';

interface ProposeSettlementProps {
  readonly refundId: string;
  readonly settlement: Settlement;
  /** Tells it from others: "$70 to Ash & Sons". */
  readonly subject: string;
}

/** Proposes one way to end a refund that failed; another administrator decides. */
export function ProposeSettlement({ refundId, settlement, subject }: ProposeSettlementProps) {
  const refresh = useRefresh(['payments']);
  const { label, ask } = SETTLEMENTS[settlement];
  return (
    <DecideButton
      label={label}
      title={`${label}: ${subject}`}
      hint="The Pro can read this. Saved to the audit log."
      draft={`settle-refund-${settlement}/${refundId}`}
      maxLength={500}
      onDecide={async (reason) => {
        await proposeSettlement(refundId, settlement, reason);
        notify.success('Settlement proposed');
        await refresh();
      }}
    >
      <Text>{ask} Another administrator must approve it.</Text>
    </DecideButton>
  );
}
