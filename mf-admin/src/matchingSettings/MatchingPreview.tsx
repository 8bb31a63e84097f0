import { type ReactNode, useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { matchRunsQuery } from '../api/matches';
import { type MatchingChanges, type MatchingReplay, matchingReplayQuery } from '../api/matchTrials';
import { requestSearchQuery, type FoundRequest } from '../api/requestSearch';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  HStack,
  QueryBoundary,
  Table,
  Text,
  VStack,
} from '@tree-service/design';
import { formatMiles, SERVICES, LOCALE } from '@tree-service/domain';
import { TrialResult } from '../shared/matchTrial/TrialResult';
import { PickButton } from '../shared/layout/PickButton';
import { RequestSearch, ALL_REQUESTS } from '../shared/requests/RequestSearch';

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

/** One figure of the first offers, before and after. */
interface ReplayRow {
  readonly figure: string;
  readonly before: string;
  readonly after: string;
}

type Side = MatchingReplay['before'];

const NONE = 'No data';
const percent = (share: number | null): string =>
  share === null ? NONE : `${(share * 100).toFixed(1)}%`;
const miles = (kilometers: number | null): string =>
  kilometers === null ? NONE : formatMiles(kilometers);

function hours(seconds: number | null): string {
  if (seconds === null) return NONE;
  return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

const FIGURES: readonly [figure: string, of: (side: Side) => string][] = [
  ['Promoted', ({ boosted_share }) => percent(boosted_share)],
  ['Newcomers without a plan', ({ newcomer_share }) => percent(newcomer_share)],
  ['Median distance', ({ median_distance_km }) => miles(median_distance_km)],
  ['Median time to the first quote', ({ median_first_quote_seconds: seconds }) => hours(seconds)],
];

/** The figures of a replay, each before and after. */
export function replayRows({ before, after }: MatchingReplay): ReplayRow[] {
  return FIGURES.map(([figure, of]) => ({ figure, before: of(before), after: of(after) }));
}

/** How much a replay moved, in a sentence. */
export function replaySummary(replay: MatchingReplay): string {
  const { matches, matches_of_30_days: all, offers_moved: moved, after } = replay;
  if (matches === 0) return 'No request was matched in the last 30 days.';
  const which =
    matches < all
      ? `The latest ${matches.toLocaleString(LOCALE)} of ${all.toLocaleString(LOCALE)} matches`
      : `All ${matches.toLocaleString(LOCALE)} ${matches === 1 ? 'match' : 'matches'}`;
  return `${which} ranked again: ${moved.toLocaleString(LOCALE)} of ${after.offers.toLocaleString(LOCALE)} first offers would go to another Pro.`;
}

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
function MonthReplay({ settings }: { readonly settings: MatchingChanges }) {
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

interface TrialRequestProps {
  readonly request: FoundRequest;
  readonly onChoose: (request: FoundRequest) => void;
  readonly children: ReactNode;
}

/** The request to preview settings on, with a search for another one. */
function TrialRequest({ request, onChoose, children }: TrialRequestProps) {
  const [isSearching, setIsSearching] = useState(false);
  const [choice, setChoice] = useState(ALL_REQUESTS);
  const { number, category, city, region } = request;
  return (
    <VStack $gap={5}>
      <HStack $gap={3} $justify="space-between" $wrap>
        <Text>
          Previewed on{' '}
          <strong>
            #{number}: {SERVICES[category].name}, {city}, {region}
          </strong>
        </Text>
        <Button
          variant="outline"
          aria-expanded={isSearching}
          onClick={() => setIsSearching(!isSearching)}
        >
          {isSearching ? 'Keep this request' : 'Choose another request'}
        </Button>
      </HStack>
      {isSearching ? (
        <RequestSearch
          choice={choice}
          onChoice={setChoice}
          isMatched
          nameOf={(found, name) => (
            <PickButton
              onClick={() => {
                onChoose(found);
                setIsSearching(false);
              }}
            >
              {name}
            </PickButton>
          )}
        />
      ) : (
        children
      )}
    </VStack>
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
