import { useInfiniteQuery } from '@tanstack/react-query';
import { paymentsOf } from '@tree-service/market/api/payments';
import { PaymentLine, paymentFacts } from '@tree-service/market/features/payments';
import { NextPage } from '@tree-service/design/hooks';
import { Card, EmptyState, Link, QueryBoundary, Section, Table } from '@tree-service/design';
import { useVendorId } from '../../area/vendorId';

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
                  {
                    key: 'what',
                    header: 'Payment',
                    cell: (payment) => <PaymentLine payment={payment}>{payment.what}</PaymentLine>,
                  },
                  ...paymentFacts,
                  {
                    key: 'receipt',
                    header: 'Receipt',
                    cell: ({ receipt_url: url, what }) =>
                      url !== null && (
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
