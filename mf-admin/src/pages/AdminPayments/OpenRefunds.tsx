import { useQuery } from '@tanstack/react-query';
import { QueryBoundary, Section, Text, VStack } from '@tree-service/design';
import { openRefundsQuery, readOpenRefunds, type OpenRefund } from '../../api/payments';
import { ListCsv } from '../../listCsv/ListCsv';
import { RefundCard } from './RefundCard';
import { SETTLEMENTS } from './settlements';

const REFETCH_MS = 60_000;

const cells = (refund: OpenRefund) => ({
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

export function OpenRefunds() {
  const refunds = useQuery({ ...openRefundsQuery(), refetchInterval: REFETCH_MS });
  return (
    <Section
      title="Open refunds"
      description="One administrator proposes a refund; another approves it."
      actions={<ListCsv name="open-refunds" read={readOpenRefunds} cells={cells} />}
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
