import type { Payment } from '@tree-service/market/api/payments';
import { formatCents } from '@tree-service/domain';
import { notify } from '@tree-service/kernel';
import { Text } from '@tree-service/design';
import { proposeRefund } from '../../api/payments';
import { DecideButton } from '../../caseFile/DecideButton';
import { useRefresh } from '../../layout/useRefresh';

/** Proposes to return a payment, with a reason; another administrator decides. */
export function ProposeRefund({
  payment,
  business,
}: {
  readonly payment: Pick<Payment, 'id' | 'amount_cents'>;
  readonly business: string;
}) {
  const refresh = useRefresh(['payments']);
  return (
    <DecideButton
      label="Refund"
      title={`Refund ${formatCents(payment.amount_cents)} to ${business}`}
      hint="Saved to the audit log."
      draft={`propose-refund/${payment.id}`}
      maxLength={500}
      onDecide={async (reason) => {
        await proposeRefund(payment.id, reason);
        notify.success('Refund proposed');
        await refresh();
      }}
    >
      <Text>Another administrator must approve it.</Text>
    </DecideButton>
  );
}
