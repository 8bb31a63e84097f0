import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCents, formatMoment } from '@tree-service/domain';
import { Card, Link, Section, Table } from '@tree-service/design';
import { allChargebacks, type Chargeback } from '../../api/payments';
import { PagedList } from '../../layout/PagedList';
import { ListCsv } from '../../listCsv/ListCsv';
import { adminPaths } from '../../paths';

const OUTCOMES: Readonly<Record<string, string>> = { won: 'Kept', lost: 'Returned by the bank' };
const outcomeOf = ({ outcome }: Chargeback) => OUTCOMES[outcome ?? ''];
const reasonOf = ({ reason }: Chargeback) => reason.replaceAll('_', ' ');

const cells = (chargeback: Chargeback) => ({
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
export function Chargebacks() {
  const query = useInfiniteQuery(allChargebacks.pages);
  return (
    <Section
      title="Disputed payments"
      description="A Pro’s bank may take a payment back. Respond through the payment provider."
      actions={<ListCsv name="disputed-payments" read={allChargebacks.all} cells={cells} />}
    >
      <PagedList query={query} what="the disputed payments" empty="No disputed payments.">
        {(chargebacks) => <ChargebackTable chargebacks={chargebacks} />}
      </PagedList>
    </Section>
  );
}
