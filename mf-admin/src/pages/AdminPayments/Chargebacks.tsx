import { useQuery } from '@tanstack/react-query';
import { formatCents, formatMoment } from '@tree-service/domain';
import { Card, Link, QueryBoundary, Section, Table, Text } from '@tree-service/design';
import { chargebacksQuery } from '../../api/payments';
import { adminPaths } from '../../paths';

const OUTCOMES: Readonly<Record<string, string>> = { won: 'Kept', lost: 'Returned by the bank' };

/** Payments that a Pro's bank disputes or has disputed, and what could not be taken back for them. */
export function Chargebacks() {
  const chargebacks = useQuery(chargebacksQuery());
  return (
    <Section
      title="Disputed payments"
      description="A Pro’s bank may take a payment back. It is answered at the payment provider."
    >
      <QueryBoundary query={chargebacks} what="the disputed payments">
        {(all) =>
          all.length === 0 ? (
            <Text tone="muted">No disputed payments.</Text>
          ) : (
            <Card>
              <Table
                caption="Disputed payments, newest first"
                rows={all}
                rowKey={({ id }) => id}
                columns={[
                  {
                    key: 'payment',
                    header: 'Payment',
                    cell: ({ payments, business }) => (
                      <>
                        <Link to={adminPaths.vendor(payments.vendor_id)}>{business}</Link>:{' '}
                        {payments.what}
                      </>
                    ),
                  },
                  {
                    key: 'amount',
                    header: 'Amount',
                    numeric: true,
                    cell: (one) => formatCents(one.amount_cents),
                  },
                  {
                    key: 'reason',
                    header: 'Reason of the bank',
                    cell: ({ reason }) => reason.replaceAll('_', ' '),
                  },
                  {
                    key: 'outcome',
                    header: 'Outcome',
                    cell: ({ outcome, answer_by: by }) =>
                      OUTCOMES[outcome ?? ''] ?? (by ? `Answer by ${formatMoment(by)}` : 'Open'),
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
          )
        }
      </QueryBoundary>
    </Section>
  );
}
