import type { ReactNode } from 'react';
import { StatePill, Text, type TableColumn } from '@tree-service/design';
import { formatCents, formatMoment, PAYMENT_STATES } from '@tree-service/domain';
import type { Payment } from '../../api/payments';

/** What a payment is for, and when it was tried, with the reason when it failed. */
export function PaymentLine({
  payment: { charged_at: at, failure },
  children,
}: {
  payment: Payment;
  children: ReactNode;
}) {
  return (
    <>
      <Text>{children}</Text>
      <Text size="sm" tone="muted">
        {formatMoment(at)}
        {failure !== null && `, ${failure}`}
      </Text>
    </>
  );
}

/** Columns of every table of payments: the state and the amount. */
export const paymentFacts: readonly TableColumn<Payment>[] = [
  {
    key: 'state',
    header: 'Status',
    cell: ({ state }) => <StatePill status={PAYMENT_STATES[state]} />,
  },
  {
    key: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ amount_cents: cents }) => formatCents(cents),
  },
];
