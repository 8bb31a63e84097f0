import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { matchMapQuery } from '../../api/matchCandidates';
import type { MatchedRequest, MatchRun } from '../../api/matches';
import { formatMoment } from '@tree-service/domain';
import { FieldFrame, QueryBoundary, Select, VStack } from '@tree-service/design';
import { MatchReplay } from './MatchReplay';

function optionOf(
  { id, created_at, considered }: MatchRun,
  place: number,
  runs: readonly MatchRun[],
) {
  const number = runs.length - place;
  return { value: id, label: `Match ${number}, ${formatMoment(created_at)}, ${considered} Pros` };
}

interface RunReplayProps {
  readonly request: MatchedRequest;
  /** Newest first. */
  readonly runs: readonly [MatchRun, ...MatchRun[]];
}

/** One match of a request, by default the latest. */
export function RunReplay({ request, runs }: RunReplayProps) {
  const id = useId();
  const [address, setAddress] = useSearchParams();
  const run = runs.find((one) => one.id === address.get('match')) ?? runs[0];
  const points = useQuery(matchMapQuery(run.id));
  return (
    <VStack $gap={8}>
      {runs.length > 1 && (
        <FieldFrame id={id} label="Match" hint="This request was matched more than once.">
          <Select
            id={id}
            options={runs.map(optionOf)}
            value={run.id}
            onChange={({ target }) => {
              const next = new URLSearchParams(address);
              next.set('match', target.value);
              setAddress(next, { replace: true });
            }}
          />
        </FieldFrame>
      )}
      <div>
        <QueryBoundary query={points} what="the candidates">
          {(found) => <MatchReplay key={run.id} request={request} run={run} points={found} />}
        </QueryBoundary>
      </div>
    </VStack>
  );
}
