import { useQuery } from '@tanstack/react-query';
import { QueryBoundary, Section, Text, VStack } from '@tree-service/design';
import { openRefundsQuery } from '../../api/payments';
import { RefundCard } from './RefundCard';

const REFETCH_MS = 60_000;

export function OpenRefunds() {
  const refunds = useQuery({ ...openRefundsQuery(), refetchInterval: REFETCH_MS });
  return (
    <Section
      title="Open refunds"
      description="One administrator proposes a refund, another one approves it."
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
