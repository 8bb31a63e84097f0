import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { matchRunsQuery } from '../../api/matches';
import type { MatchingChanges } from '../../api/matchTrials';
import { soughtRequestsQuery, type SoughtRequest } from '../../api/requestSearch';
import { EmptyState, QueryBoundary } from '@tree-service/design';
import { TrialResult } from '../../matchTrial/TrialResult';
import { EVERY_REQUEST } from '../../requestSearch/soughtRequests';
import { TrialRequest } from './TrialRequest';

function Trial({ requestId, settings }: { requestId: string; settings: MatchingChanges }) {
  const query = useQuery(matchRunsQuery(requestId));
  return (
    <QueryBoundary query={query} what="the match">
      {([latest]) =>
        latest && (
          <TrialResult
            requestId={requestId}
            runId={latest.id}
            changes={settings}
            storedOffers={latest.matching_policy.offers_at_once}
          />
        )
      }
    </QueryBoundary>
  );
}

/**
 * What settings would have made of a stored match, which may have run under older ones: all of them are
 * tried, not only what was changed. Saves nothing.
 */
export function MatchingPreview({ settings }: { readonly settings: MatchingChanges }) {
  const latest = useInfiniteQuery(soughtRequestsQuery({ ...EVERY_REQUEST, isMatched: true }));
  const [chosen, setChosen] = useState<SoughtRequest | null>(null);
  return (
    <QueryBoundary query={latest} what="the requests">
      {([newest]) => {
        const request = chosen ?? newest;
        return request === undefined ? (
          <EmptyState level={3} title="No request was matched yet">
            There is nothing to try these settings on.
          </EmptyState>
        ) : (
          <TrialRequest request={request} onChoose={setChosen}>
            <Trial requestId={request.id} settings={settings} />
          </TrialRequest>
        );
      }}
    </QueryBoundary>
  );
}
