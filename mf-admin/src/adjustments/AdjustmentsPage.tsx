import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { EmptyState, VStack } from '@tree-service/design';
import {
  adjustmentLimitQuery,
  pendingAdjustments,
  type TokenAdjustment,
} from '../api/tokenAdjustments';
import { PagedList } from '../shared/layout/PagedList';
import { QueuePage } from '../shared/queue/QueuePage';
import { queuePages } from '../paths';
import { ListCsv } from '../shared/layout/ListCsv';
import { AdjustmentCard } from './AdjustmentCard';

const REFETCH_MS = 60_000;

const cells = (adjustment: TokenAdjustment) => ({
  Business: adjustment.business_name,
  Tokens: adjustment.tokens,
  Reason: adjustment.reason,
  'Proposed by': adjustment.profiles?.email ?? null,
  'Proposed (UTC)': adjustment.created_at,
});

export default function AdjustmentsPage() {
  const query = useInfiniteQuery({ ...pendingAdjustments.pages, refetchInterval: REFETCH_MS });
  const limit = useQuery(adjustmentLimitQuery()).data ?? 'the limit';
  return (
    <QueuePage
      queue={queuePages.adjustments}
      lead={`Adjustments of more than ${limit} need a second administrator's approval. Adjust tokens on the Pro's own page.`}
      kind="tokens."
      actions={<ListCsv name="token-adjustments" read={pendingAdjustments.all} cells={cells} />}
    >
      <PagedList
        query={query}
        what="the adjustments"
        empty={
          <EmptyState title="No adjustments awaiting approval">
            Adjustments appear here, oldest first.
          </EmptyState>
        }
      >
        {(adjustments) => (
          <VStack $gap={6}>
            {adjustments.map((adjustment) => (
              <AdjustmentCard key={adjustment.id} adjustment={adjustment} />
            ))}
          </VStack>
        )}
      </PagedList>
    </QueuePage>
  );
}
