import { useFeatureFlag } from '@tree-service/kernel';
import {
  Alert,
  Card,
  Link,
  QueryBoundary,
  Section,
  Table,
  Text,
  VStack,
} from '@tree-service/design';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { paymentsOf, type Payment } from '@tree-service/market/api/payments';
import { PaymentLine, paymentFacts } from '@tree-service/market/features/payments';
import { formatCents, formatMoment, PAYMENT_STATES } from '@tree-service/domain';
import { AdminPage } from '../shared/layout/AdminPage';
import {
  allChargebacks,
  type Chargeback,
  type OpenRefund,
  openRefundsQuery,
  readOpenRefunds,
} from './payments.api';
import { businessNamesQuery, readBusinessNames } from '../api/administration';
import { PagedList } from '../shared/layout/PagedList';
import { adminPaths } from '../paths';
import { ListCsv } from '../shared/layout/ListCsv';
import { Reconciliations } from './Reconciliations';
import { RefundCard, SETTLEMENTS } from './RefundCard';
import { ProposeRefund } from './ProposeRefund';

const REFETCH_MS = 60_000;

const refundCells = (refund: OpenRefund) => ({
  Business: refund.business,
  Payment: refund.payments.what,
  'Amount ($)': refund.amount_cents / 100,
  Status: refund.state,
  Settlement: refund.settlement === null ? null : SETTLEMENTS[refund.settlement].label,
  Reason: refund.reason,
  'Proposed by': refund.proposer?.email ?? null,
  'Proposed (UTC)': refund.created_at,
  'Failed (UTC)': refund.failed_at,
  Failure: refund.failure,
});

function OpenRefunds() {
  const refunds = useQuery({ ...openRefundsQuery(), refetchInterval: REFETCH_MS });
  return (
    <Section
      title="Open refunds"
      description="One administrator proposes a refund; another approves it."
      actions={<ListCsv name="open-refunds" read={readOpenRefunds} cells={refundCells} />}
    >
      <QueryBoundary query={refunds} what="the refunds">
        {(open) =>
          open.length === 0 ? (
            <Text tone="muted">No open refunds.</Text>
          ) : (
            <VStack $gap={5}>
              {open.map((refund) => (
                <RefundCard key={refund.id} refund={refund} />
              ))}
            </VStack>
          )
        }
      </QueryBoundary>
    </Section>
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

const paymentCells = (payment: Awaited<ReturnType<typeof readNamedPayments>>[number]) => ({
  Business: payment.business,
  Payment: payment.what,
  Status: PAYMENT_STATES[payment.state].label,
  'Amount ($)': payment.amount_cents / 100,
  'Charged (UTC)': payment.charged_at,
  Failure: payment.failure,
});

/** Every attempt to charge a Pro, and the way to refund it. */
function AllPayments() {
  const query = useInfiniteQuery(paymentsOf(null).pages);
  return (
    <Section
      title="All payments"
      actions={<ListCsv name="payments" read={readNamedPayments} cells={paymentCells} />}
    >
      <PagedList query={query} what="the payments" empty="No payments yet.">
        {(payments) => <PaymentTable payments={payments} />}
      </PagedList>
    </Section>
  );
}

const OUTCOMES: Readonly<Record<string, string>> = { won: 'Kept', lost: 'Returned by the bank' };
const outcomeOf = ({ outcome }: Chargeback) => OUTCOMES[outcome ?? ''];
const reasonOf = ({ reason }: Chargeback) => reason.replaceAll('_', ' ');

const chargebackCells = (chargeback: Chargeback) => ({
  Business: chargeback.business,
  Payment: chargeback.payments.what,
  'Amount ($)': chargeback.amount_cents / 100,
  "Bank's reason": reasonOf(chargeback),
  Outcome: outcomeOf(chargeback) ?? 'Open',
  'Opened (UTC)': chargeback.opened_at,
  'Answer by (UTC)': chargeback.answer_by,
  'Tokens not taken back': chargeback.tokens_missing,
});

function ChargebackTable({ chargebacks }: { readonly chargebacks: readonly Chargeback[] }) {
  return (
    <Card>
      <Table
        caption="Disputed payments, newest first"
        rows={chargebacks}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'payment',
            header: 'Payment',
            cell: ({ payments, business }) => (
              <>
                <Link to={adminPaths.vendor(payments.vendor_id)}>{business}</Link>: {payments.what}
              </>
            ),
          },
          {
            key: 'amount',
            header: 'Amount',
            numeric: true,
            cell: (one) => formatCents(one.amount_cents),
          },
          { key: 'reason', header: "Bank's reason", cell: reasonOf },
          {
            key: 'outcome',
            header: 'Outcome',
            cell: (one) =>
              outcomeOf(one) ??
              (one.answer_by ? `Answer by ${formatMoment(one.answer_by)}` : 'Open'),
          },
          {
            key: 'missing',
            header: 'Tokens not taken back',
            numeric: true,
            cell: (one) => one.tokens_missing,
          },
        ]}
      />
    </Card>
  );
}

/** Payments that a Pro's bank disputes or has disputed, and what could not be taken back for them. */
function Chargebacks() {
  const query = useInfiniteQuery(allChargebacks.pages);
  return (
    <Section
      title="Disputed payments"
      description="A Pro’s bank may take a payment back. Respond through the payment provider."
      actions={
        <ListCsv name="disputed-payments" read={allChargebacks.all} cells={chargebackCells} />
      }
    >
      <PagedList query={query} what="the disputed payments" empty="No disputed payments.">
        {(chargebacks) => <ChargebackTable chargebacks={chargebacks} />}
      </PagedList>
    </Section>
  );
}

export default function AdminPaymentsPage() {
  const hasPayments = useFeatureFlag('payment_processing');
  return (
    <AdminPage
      title="Payments"
      lead="What Pros paid, refunds, disputed payments, and the nightly comparison with the payment provider."
    >
      <VStack $gap={8}>
        {!hasPayments && (
          <Alert title="Payments are turned off">Nothing is sold. What was paid stays here.</Alert>
        )}
        <OpenRefunds />
        <Chargebacks />
        <AllPayments />
        <Reconciliations />
      </VStack>
    </AdminPage>
  );
}
