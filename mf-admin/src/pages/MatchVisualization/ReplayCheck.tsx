import { useQuery } from '@tanstack/react-query';
import { matchTrialQuery } from '../../api/matchTrials';
import { Alert, QueryBoundary } from '@tree-service/design';
import { isSameOrder } from '../../matchTrial/trialMoves';

interface ReplayCheckProps {
  readonly requestId: string;
  readonly runId: string;
}

/** Ranks the stored signals of a match again, and compares the order with the stored one. */
export function ReplayCheck({ requestId, runId }: ReplayCheckProps) {
  const query = useQuery(matchTrialQuery({ requestId, runId, changes: {} }));
  return (
    <QueryBoundary query={query} what="the replay">
      {(replayed) =>
        isSameOrder(replayed) ? (
          <Alert role="status" tone="success">
            Ranking the stored signals again gives the same order.
          </Alert>
        ) : (
          <Alert role="status" tone="danger" title="The replay gives a different order">
            Ranking the stored signals again gives a different order. Offers follow the stored one.
          </Alert>
        )
      }
    </QueryBoundary>
  );
}
