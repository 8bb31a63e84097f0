import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { EmptyState, VStack } from '@tree-service/design';
import { billingPolicyQuery, pendingAdjustments } from '../../api/tokenAdjustments';
import { PagedList } from '../../layout/PagedList';
import { QueuePage } from '../../queue/QueuePage';
import { queuePages } from '../../paths';
import { AdjustmentCard } from './AdjustmentCard';

const REFETCH_MS = 60_000;

export default function AdjustmentsPage() {
  const query = useInfiniteQuery({ ...pendingAdjustments.pages, refetchInterval: REFETCH_MS });
  const limit = useQuery(billingPolicyQuery()).data?.adjustment_limit;
  return (
    <QueuePage
      queue={queuePages.adjustments}
      lead={`A second administrator must approve adjustments over ${limit === undefined ? 'the limit' : `${limit} tokens a day for one Pro`}. You adjust tokens on the Pro's own page.`}
      kind="tokens."
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
