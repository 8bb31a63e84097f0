import { useQuery } from '@tanstack/react-query';
import { matchTrialQuery, type MatchTrial } from '../api/matchTrials';
import { Alert, Card, QueryBoundary, Text, VStack } from '@tree-service/design';
import { ShowMore } from '../layout/ShowMore';
import { trialSummary } from './trialMoves';
import { TrialTable } from './TrialTable';

interface TrialResultProps extends MatchTrial {
  /** Pros in the first round of offers when the match ran. */
  readonly storedOffers: number;
}

/** How other settings would rank a stored match: a summary, and every position. */
export function TrialResult({ requestId, runId, changes, storedOffers }: TrialResultProps) {
  const query = useQuery(matchTrialQuery({ requestId, runId, changes }));
  const sizes = { stored: storedOffers, tried: changes.offers_at_once ?? storedOffers };
  return (
    <QueryBoundary query={query} what="the preview">
      {(tried) =>
        tried.length === 0 ? (
          <Text tone="muted">This match ranked no Pros.</Text>
        ) : (
          <VStack>
            <Alert role="status" title="Not saved">
              {trialSummary(tried, sizes)}
            </Alert>
            <Card>
              <ShowMore items={tried} pageSize={15}>
                {(shown) => <TrialTable tried={shown} sizes={sizes} />}
              </ShowMore>
            </Card>
          </VStack>
        )
      }
    </QueryBoundary>
  );
}
