import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { adminPaths } from '../../paths';
import { billingPolicyQuery, pendingAdjustments } from '../../api/tokenAdjustments';
import { NextPage } from '@tree-service/design/hooks';
import { EmptyState, QueryBoundary, VStack } from '@tree-service/design';
import { WaitingOrDecided } from '../../decided/WaitingOrDecided';
import { toAdminTools } from '../../layout/adminTools';
import { AdminPage } from '../../layout/AdminPage';
import { AdjustmentCard } from './AdjustmentCard';

const REFETCH_MS = 60_000;

/** Movements of tokens beyond what one administrator may do alone. */
export default function AdjustmentsPage() {
  const query = useInfiniteQuery({ ...pendingAdjustments.pages, refetchInterval: REFETCH_MS });
  const limit = useQuery(billingPolicyQuery()).data?.adjustment_limit;
  return (
    <AdminPage
      title="Token adjustments"
      lead={`Beyond ${limit === undefined ? 'the limit' : `${limit} tokens a day for one Pro`}, a second administrator decides. Tokens are moved on each Pro’s own page.`}
      back={toAdminTools}
    >
      <WaitingOrDecided to={adminPaths.adjustments()} kind="tokens.">
        <QueryBoundary query={query} what="the adjustments">
          {(adjustments) =>
            adjustments.length === 0 ? (
              <EmptyState title="No adjustment waits">
                Proposals appear here, the longest waiting first.
              </EmptyState>
            ) : (
              <VStack $gap={6}>
                {adjustments.map((adjustment) => (
                  <AdjustmentCard key={adjustment.id} adjustment={adjustment} />
                ))}
                <NextPage pages={query} />
              </VStack>
            )
          }
        </QueryBoundary>
      </WaitingOrDecided>
    </AdminPage>
  );
}
