import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { matchRunsQuery } from '../../api/matches';
import type { MatchingChanges } from '../../api/matchTrials';
import { requestSearchQuery, type FoundRequest } from '../../api/requestSearch';
import { EmptyState, QueryBoundary, VStack } from '@tree-service/design';
import { TrialResult } from '../../matchTrial/TrialResult';
import { ALL_REQUESTS } from '../../requestSearch/requestFilter';
import { MonthReplay } from './MonthReplay';
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
 * Ranks every match of the last 30 days, and one in detail, under all of these settings, since they may
 * have run under older ones. Saves nothing.
 */
export function MatchingPreview({ settings }: { readonly settings: MatchingChanges }) {
  const latest = useInfiniteQuery(requestSearchQuery({ ...ALL_REQUESTS, isMatched: true }));
  const [chosen, setChosen] = useState<FoundRequest | null>(null);
  return (
    <QueryBoundary query={latest} what="the requests">
      {([newest]) => {
        const request = chosen ?? newest;
        return request === undefined ? (
          <EmptyState level={3} title="No matched requests yet">
            You can preview settings once a request has been matched.
          </EmptyState>
        ) : (
          <VStack $gap={6}>
            <MonthReplay settings={settings} />
            <TrialRequest request={request} onChoose={setChosen}>
              <Trial requestId={request.id} settings={settings} />
            </TrialRequest>
          </VStack>
        );
      }}
    </QueryBoundary>
  );
}
