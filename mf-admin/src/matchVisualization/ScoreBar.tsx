import styled from 'styled-components';
import type { MatchComponents } from './matchCandidates.api';
import { color, radius, space } from '@tree-service/design';
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

interface ScorePart {
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

const signalColor: Readonly<Record<keyof MatchComponents, string>> = {
  distance: color.brand,
  rating: color.star,
  acceptance: color.info,
  response: color.success,
  availability: color.warning,
  credentials: color.accent,
  experience: color.borderStrong,
};

const Track = styled.div`
  display: flex;
  gap: 2px;
  min-width: 9rem;
  height: 0.75rem;
  border-radius: ${radius.pill};
  background: ${color.surfaceSunken};
  overflow: hidden;
`;

const Segment = styled.div<{ $signal: keyof MatchComponents }>`
  background: ${({ $signal }) => signalColor[$signal]};
`;

export const SignalSwatch = styled.span<{ $signal: keyof MatchComponents }>`
  display: inline-block;
  width: 0.75rem;
  height: 0.75rem;
  margin-right: ${space(2)};
  border-radius: 3px;
  background: ${({ $signal }) => signalColor[$signal]};
`;

function describeParts(parts: readonly ScorePart[]): string {
  return parts
    .map(({ label, points, weight }) => `${label} ${points.toFixed(2)} of ${weight.toFixed(2)}`)
    .join(', ');
}

/** A score from 0 to 1 as a bar of its signals. */
export function ScoreBar({ parts }: { readonly parts: readonly ScorePart[] }) {
  return (
    <Track role="img" aria-label={describeParts(parts)}>
      {parts.map(({ signal, label, points }) => (
        <Segment
          key={signal}
          $signal={signal}
          title={`${label}: ${points.toFixed(2)}`}
          style={{ width: `${points * 100}%` }}
        />
      ))}
    </Track>
  );
}
