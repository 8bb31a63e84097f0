import type { MatchComponents } from '../../api/matchCandidates';
import type { MatchingPolicy } from '../../api/matches';

type Weights = Pick<
  MatchingPolicy,
  | 'weight_distance'
  | 'weight_rating'
  | 'weight_acceptance'
  | 'weight_response'
  | 'weight_availability'
  | 'weight_credentials'
  | 'weight_experience'
>;

/** One signal's share of a score. */
export interface ScorePart {
  readonly signal: keyof MatchComponents;
  readonly label: string;
  /** The signal itself, 0 to 1. */
  readonly value: number;
  /** How much it counts, 0 to 1. */
  readonly weight: number;
  /** value times weight: what it adds to the score. */
  readonly points: number;
}

const SIGNALS = [
  ['distance', 'Distance'],
  ['rating', 'Rating'],
  ['acceptance', 'Acceptance'],
  ['response', 'Response'],
  ['availability', 'Availability'],
  ['credentials', 'Credentials'],
  ['experience', 'Experience'],
] as const satisfies ReadonlyArray<readonly [keyof MatchComponents, string]>;

/** The signals of a match in the order they are drawn, with what people read. */
export const MATCH_SIGNALS = SIGNALS;

/** What each signal adds to a score under a policy. */
export function scoreParts(components: MatchComponents, weights: Weights): ScorePart[] {
  return SIGNALS.map(([signal, label]) => {
    const value = components[signal];
    const weight = weights[`weight_${signal}`];
    return { signal, label, value, weight, points: value * weight };
  });
}
