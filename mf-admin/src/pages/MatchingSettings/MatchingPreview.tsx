import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { matchRunsQuery } from '@tree-service/shared/api/matches';
import type { MatchingChanges } from '@tree-service/shared/api/matchTrials';
import { allRequestsQuery } from '@tree-service/shared/api/oversight';
import { EmptyState, VStack } from '@tree-service/shared/ui';
import { QueryView } from '../layout/QueryView';
import { TrialResult } from '../matchTrial/TrialResult';
import { RequestPicker } from '../MatchVisualization/RequestPicker';

function Trial({ requestId, settings }: { requestId: string; settings: MatchingChanges }) {
  const query = useQuery(matchRunsQuery(requestId));
  return (
    <QueryView query={query} what="the match" rows={6}>
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
    </QueryView>
  );
}

/**
 * What settings would have made of a stored match, which may have run under older ones: all of them are
 * tried, not only what was changed. Saves nothing.
 */
export function MatchingPreview({ settings }: { readonly settings: MatchingChanges }) {
  const requests = useQuery(allRequestsQuery());
  const [chosenId, setChosenId] = useState<string | null>(null);
  return (
    <QueryView query={requests} what="the requests" rows={6}>
      {(rows) => {
        const matched = rows.filter(({ leads }) => leads.length > 0);
        const requestId = chosenId ?? matched[0]?.id ?? null;
        return requestId === null ? (
          <EmptyState level={3} title="No request was matched yet">
            There is nothing to try these settings on.
          </EmptyState>
        ) : (
          <VStack>
            <RequestPicker requests={matched} requestId={requestId} onPick={setChosenId} />
            <Trial requestId={requestId} settings={settings} />
          </VStack>
        );
      }}
    </QueryView>
  );
}
