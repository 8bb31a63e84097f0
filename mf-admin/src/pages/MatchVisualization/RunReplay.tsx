import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { matchMapQuery } from '../../api/matchCandidates';
import type { MatchedRequest, MatchRun } from '../../api/matches';
import { formatMoment } from '@tree-service/domain';
import { FieldFrame, QueryBoundary, Select, VStack } from '@tree-service/design';
import { MatchReplay } from './MatchReplay';

/** Why a match was made, as match_runs.reason says it. */
const RUN_REASONS: Readonly<Record<string, string>> = {
  sent: 'request sent',
  vendor_available: 'a Pro became available',
  vendor_grew: 'a Pro offers or reaches more',
  credential_verified: 'a credential was verified',
  vendor_free: 'a Pro has room again',
  place_free: 'a place became free',
  nightly: 'nightly',
  matching_on: 'offers were turned on',
  confirmed: 'the owner still needs it',
  changed: 'the owner changed it',
  asked_again: 'the owner asked again',
  owner_asked: 'the owner asked a Pro',
  admin: 'by an administrator',
};

function optionOf(
  { id, created_at, reason, considered }: MatchRun,
  place: number,
  runs: readonly MatchRun[],
) {
  const number = runs.length - place;
  const why = RUN_REASONS[reason] ?? reason;
  return {
    value: id,
    label: `Match ${number}, ${formatMoment(created_at)}, ${why}, ${considered} Pros`,
  };
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
