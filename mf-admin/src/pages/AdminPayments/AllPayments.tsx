import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paymentsOf, type Payment } from '@tree-service/market/api/payments';
import { PaymentLine, paymentFacts } from '@tree-service/market/features/payments';
import { PAYMENT_STATES } from '@tree-service/domain';
import { Card, Link, Section, Table } from '@tree-service/design';
import { businessNamesQuery, readBusinessNames } from '../../api/administration';
import { PagedList } from '../../layout/PagedList';
import { ListCsv } from '../../listCsv/ListCsv';
import { adminPaths } from '../../paths';
import { ProposeRefund } from './ProposeRefund';

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
