import { useQuery } from '@tanstack/react-query';
import { matchTrialQuery } from '../../api/matchTrials';
import { Alert, QueryBoundary } from '@tree-service/design';
import { isSameOrder } from '../../matchTrial/trialMoves';

interface ReplayCheckProps {
  readonly requestId: string;
  readonly runId: string;
}

/** Ranks a match again from what it stored, and says whether that gives the order that was stored. */
export function ReplayCheck({ requestId, runId }: ReplayCheckProps) {
  const query = useQuery(matchTrialQuery({ requestId, runId, changes: {} }));
  return (
    <QueryBoundary query={query} what="the replay">
      {(replayed) =>
        isSameOrder(replayed) ? (
          <Alert role="status" tone="success">
            Ranked again just now from the stored signals: the same order.
          </Alert>
        ) : (
          <Alert role="status" tone="danger" title="The replay gives another order">
            Ranked again just now from the stored signals, the order differs from the stored one.
            The stored order is the one offers follow.
          </Alert>
        )
      }
    </QueryBoundary>
  );
}
