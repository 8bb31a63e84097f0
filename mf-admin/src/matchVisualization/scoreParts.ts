import type { MatchComponents } from './matchCandidates.api';
import type { MatchingPolicy } from '../api/matches';

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

export interface ScorePart {
  readonly signal: keyof MatchComponents;
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  /** 0 to 1. */
  readonly weight: number;
  /** value × weight. */
  readonly points: number;
}

/** The signals of a match, in drawing order. */
export const MATCH_SIGNALS = [
  ['distance', 'Distance'],
  ['rating', 'Rating'],
  ['acceptance', 'Acceptance'],
  ['response', 'Response'],
  ['availability', 'Availability'],
  ['credentials', 'Credentials'],
  ['experience', 'Experience'],
] as const satisfies ReadonlyArray<readonly [keyof MatchComponents, string]>;

export function scoreParts(components: MatchComponents, weights: Weights): ScorePart[] {
  return MATCH_SIGNALS.map(([signal, label]) => {
    const value = components[signal];
    const weight = weights[`weight_${signal}`];
    return { signal, label, value, weight, points: value * weight };
  });
}
