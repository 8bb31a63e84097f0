import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { matchTrialQuery, type MatchingChanges } from '@tree-service/shared/api/matchTrials';
import { allRequestsQuery } from '@tree-service/shared/api/oversight';
import { Card, EmptyState, Text, VStack } from '@tree-service/shared/ui';
import { QueryView } from '../layout/QueryView';
import { ShowMore } from '../layout/ShowMore';
import { RequestPicker } from '../MatchVisualization/RequestPicker';
import { TrialTable } from './TrialTable';

function Trial({ requestId, changes }: { requestId: string; changes: MatchingChanges }) {
  const query = useQuery(matchTrialQuery(requestId, changes));
  return (
    <Card>
      <QueryView query={query} what="the preview" rows={6}>
        {(tried) =>
          tried.length === 0 ? (
            <Text tone="muted">The match of this request ranked nobody.</Text>
          ) : (
            <ShowMore items={tried} atATime={15}>
              {(shown) => <TrialTable tried={shown} />}
            </ShowMore>
          )
        }
      </QueryView>
    </Card>
  );
}

/** What other settings would have made of a stored match. Saves nothing. */
export function MatchingPreview({ changes }: { readonly changes: MatchingChanges }) {
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
            <Trial requestId={requestId} changes={changes} />
          </VStack>
        );
      }}
    </QueryView>
  );
}
