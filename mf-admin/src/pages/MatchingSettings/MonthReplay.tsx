import { useQuery } from '@tanstack/react-query';
import { matchingReplayQuery, type MatchingChanges } from '../../api/matchTrials';
import { Alert, Card, QueryBoundary, Table, Text, VStack } from '@tree-service/design';
import { replayRows, replaySummary, type ReplayRow } from './replayWords';

const COLUMNS = [
  { key: 'figure', header: 'First offers', cell: ({ figure }: ReplayRow) => figure },
  { key: 'before', header: 'As they were', cell: ({ before }: ReplayRow) => before, numeric: true },
  {
    key: 'after',
    header: 'Under these settings',
    cell: ({ after }: ReplayRow) => after,
    numeric: true,
  },
];

/** What these settings would have changed in every match of the last 30 days. Saves nothing. */
export function MonthReplay({ settings }: { readonly settings: MatchingChanges }) {
  return (
    <QueryBoundary query={useQuery(matchingReplayQuery(settings))} what="the matches of 30 days">
      {(replay) => (
        <VStack>
          <Alert role="status" title="Last 30 days">
            {replaySummary(replay)}
          </Alert>
          {replay.matches > 0 && (
            <Card>
              <Table
                caption="First offers of the last 30 days"
                columns={COLUMNS}
                rows={replayRows(replay)}
                rowKey={({ figure }) => figure}
              />
              <Text size="sm" tone="muted" spaceAbove={3}>
                The time to the first quote is estimated from how quickly the Pros who would get the
                first offers usually quoted in the last 90 days. Pros who never quoted do not count.
              </Text>
            </Card>
          )}
        </VStack>
      )}
    </QueryBoundary>
  );
}
