import { formatMiles } from '@tree-service/domain';
import type { MatchingReplay } from '../../api/matchTrials';

/** One figure of the first offers, before and after. */
export interface ReplayRow {
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
      ? `The latest ${matches.toLocaleString('en-US')} of ${all.toLocaleString('en-US')} matches`
      : `All ${matches.toLocaleString('en-US')} ${matches === 1 ? 'match' : 'matches'}`;
  return `${which} ranked again: ${moved.toLocaleString('en-US')} of ${after.offers.toLocaleString('en-US')} first offers would go to another Pro.`;
}
