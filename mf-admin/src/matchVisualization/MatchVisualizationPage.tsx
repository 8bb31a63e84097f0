import { useSearchParams } from 'react-router';
import {
  EmptyState,
  FieldFrame,
  Heading,
  HStack,
  Link,
  QueryBoundary,
  Select,
  StatusPill,
  Text,
  VStack,
} from '@tree-service/design';
import { useQuery } from '@tanstack/react-query';
import { Waypoints } from 'lucide-react';
import { formatMoment, REQUEST_STATES, REQUEST_TIMINGS, SERVICES } from '@tree-service/domain';
import { useId } from 'react';
import { AdminPage } from '../shared/layout/AdminPage';
import { BackLink } from '../shared/layout/BackLink';
import {
  type MatchedRequest,
  matchedRequestQuery,
  type MatchRun,
  matchRunsQuery,
} from '../api/matches';
import { Age } from '../shared/layout/Age';
import { adminPaths } from '../paths';
import {
  RequestSearch,
  readRequestFilter,
  writeRequestFilter,
} from '../shared/requests/RequestSearch';
import { matchMapQuery } from './matchCandidates.api';
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
function RunReplay({ request, runs }: RunReplayProps) {
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

function MatchOfRequest({ requestId }: { readonly requestId: string }) {
  const request = useQuery(matchedRequestQuery(requestId));
  const matches = useQuery(matchRunsQuery(requestId));
  return (
    <QueryBoundary query={request} what="the request">
      {(asked) => {
        const { number, category, state, timing, city, region, zip, created_at } = asked;
        return (
          <VStack $gap={8}>
            <div>
              <HStack $justify="space-between" $wrap>
                <HStack $gap={3} $wrap>
                  <Heading level={2} size="2xl">
                    #{number}: {SERVICES[category].name}
                  </Heading>
                  <StatusPill tone={REQUEST_STATES[state].tone}>
                    {REQUEST_STATES[state].label}
                  </StatusPill>
                </HStack>
                <Link to={adminPaths.request(requestId)}>Open request</Link>
              </HStack>
              <Text tone="muted" spaceAbove={1}>
                {city}, {region} {zip}. {REQUEST_TIMINGS[timing]}. Submitted{' '}
                <Age since={created_at} />.
              </Text>
            </div>
            <div>
              <QueryBoundary query={matches} what="the match">
                {([latest, ...earlier]) =>
                  latest === undefined ? (
                    <EmptyState icon={<Waypoints size={28} />} title="Not matched yet">
                      The match appears here once this request is matched.
                    </EmptyState>
                  ) : (
                    <RunReplay request={asked} runs={[latest, ...earlier]} />
                  )
                }
              </QueryBoundary>
            </div>
          </VStack>
        );
      }}
    </QueryBoundary>
  );
}

export default function MatchVisualizationPage() {
  const [address, setAddress] = useSearchParams();
  const requestId = address.get('request');
  const filter = readRequestFilter(address);

  function toRequest(id: string): string {
    const next = writeRequestFilter(filter);
    next.set('request', id);
    return `?${next}`;
  }
  return (
    <AdminPage
      title="Match visualization"
      lead="Replay a stored match: which Pros were considered, which were excluded and why, and how the order of offers was set."
    >
      {requestId === null ? (
        <RequestSearch
          choice={filter}
          onChoice={(choice) => setAddress(writeRequestFilter(choice), { replace: true })}
          isMatched={false}
          nameOf={({ id }, name) => <Link to={toRequest(id)}>{name}</Link>}
        />
      ) : (
        <VStack $gap={5}>
          <BackLink to={`?${writeRequestFilter(filter)}`} label="Find another request" />
          <MatchOfRequest key={requestId} requestId={requestId} />
        </VStack>
      )}
    </AdminPage>
  );
}
