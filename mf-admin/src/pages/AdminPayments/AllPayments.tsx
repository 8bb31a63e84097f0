import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paymentsOf, type Payment } from '@tree-service/market/api/payments';
import { PaymentLine, paymentFacts } from '@tree-service/market/features/payments';
import { formatCents, PAYMENT_STATES } from '@tree-service/domain';
import { notify } from '@tree-service/kernel';
import { Card, Link, Section, Table, Text } from '@tree-service/design';
import { businessNamesQuery, readBusinessNames } from '../../api/administration';
import { proposeRefund } from '../../api/payments';
import { DecideButton } from '../../caseFile/DecideButton';
import { PagedList } from '../../layout/PagedList';
import { ListCsv } from '../../listCsv/ListCsv';
import { useRefresh } from '../../layout/useRefresh';
import { adminPaths } from '../../paths';

function ProposeRefund({
  payment,
  business,
}: {
  readonly payment: Payment;
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

function PaymentTable({ payments }: { readonly payments: readonly Payment[] }) {
  const names = useQuery(businessNamesQuery(payments.map((one) => one.vendor_id)));
  const nameOf = (id: string) => names.data?.get(id) ?? 'A Pro';
  return (
    <Card>
      <Table
        caption="Payments of all Pros, newest first"
        rows={payments}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'what',
            header: 'Payment',
            cell: (payment) => (
              <PaymentLine payment={payment}>
                <Link to={adminPaths.vendor(payment.vendor_id)}>{nameOf(payment.vendor_id)}</Link>:{' '}
                {payment.what}
              </PaymentLine>
            ),
          },
          ...paymentFacts,
          {
            key: 'refund',
            header: 'Refund',
            cell: (one) =>
              one.state === 'paid' ? (
                <ProposeRefund payment={one} business={nameOf(one.vendor_id)} />
              ) : (
                '-'
              ),
          },
        ]}
      />
    </Card>
  );
}

async function readNamedPayments() {
  const payments = await paymentsOf(null).all();
  const names = await readBusinessNames(payments.map((one) => one.vendor_id));
  return payments.map((one) => ({ ...one, business: names.get(one.vendor_id) ?? null }));
}

const cells = (payment: Awaited<ReturnType<typeof readNamedPayments>>[number]) => ({
  Business: payment.business,
  Payment: payment.what,
  Status: PAYMENT_STATES[payment.state].label,
  'Amount ($)': payment.amount_cents / 100,
  'Charged (UTC)': payment.charged_at,
  Failure: payment.failure,
});

/** Every attempt to charge a Pro, and the way to refund it. */
export function AllPayments() {
  const query = useInfiniteQuery(paymentsOf(null).pages);
  return (
    <Section
      title="All payments"
      actions={<ListCsv name="payments" read={readNamedPayments} cells={cells} />}
    >
      <PagedList query={query} what="the payments" empty="No payments yet.">
        {(payments) => <PaymentTable payments={payments} />}
      </PagedList>
    </Section>
  );
}
