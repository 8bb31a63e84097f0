import { useInfiniteQuery } from '@tanstack/react-query';
import { paymentsOf, type Payment } from '@tree-service/market/api/payments';
import { PAYMENT_STATES } from '@tree-service/market/features/payments';
import { formatCents, formatMoment } from '@tree-service/domain';
import { NextPage } from '@tree-service/design/hooks';
import {
  Card,
  EmptyState,
  Link,
  QueryBoundary,
  Section,
  StatusPill,
  Table,
  Text,
} from '@tree-service/design';
import { useVendorId } from '../../area/vendorId';

function What({ payment }: { payment: Payment }) {
  return (
    <>
      <Text>{payment.what}</Text>
      <Text size="sm" tone="muted">
        {formatMoment(payment.charged_at)}
        {payment.failure !== null && `, ${payment.failure}`}
      </Text>
    </>
  );
}

/** Every attempt to charge the Pro, newest first, with its receipt. */
export function PaymentHistory() {
  const query = useInfiniteQuery(paymentsOf(useVendorId()).pages);
  return (
    <Section title="History">
      <QueryBoundary query={query} what="your payments">
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState title="No payments yet" level={3}>
              What you buy appears here, with its receipt.
            </EmptyState>
          ) : (
            <Card>
              <Table
                caption="Payments, newest first"
                rows={payments}
                rowKey={({ id }) => id}
                columns={[
                  { key: 'what', header: 'Payment', cell: (one) => <What payment={one} /> },
                  {
                    key: 'state',
                    header: 'Status',
                    cell: ({ state }) => (
                      <StatusPill tone={PAYMENT_STATES[state].tone}>
                        {PAYMENT_STATES[state].label}
                      </StatusPill>
                    ),
                  },
                  {
                    key: 'amount',
                    header: 'Amount',
                    numeric: true,
                    cell: ({ amount_cents: cents }) => formatCents(cents),
                  },
                  {
                    key: 'receipt',
                    header: 'Receipt',
                    cell: ({ receipt_url: url, what }) =>
                      url === null ? (
                        '-'
                      ) : (
                        <Link href={url} aria-label={`Receipt for ${what}`}>
                          Receipt
                        </Link>
                      ),
                  },
                ]}
              />
              <NextPage pages={query} />
            </Card>
          )
        }
      </QueryBoundary>
    </Section>
  );
}
