import type { MatchingNumber, MatchingVersion } from '../../api/matchTrials';

export interface MatchingField {
  readonly name: Exclude<MatchingNumber, 'release_after_hours' | 'request_lifetime_days'>;
  readonly label: string;
  readonly unit?: string;
  readonly hint?: string;
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
  /** The typed value of a stored 1; weights are typed in percent. */
  readonly scale?: number;
}

const share = { unit: '%', min: 0, max: 100, scale: 100 } as const;

export const WEIGHTS: readonly MatchingField[] = [
  { name: 'weight_distance', label: 'Distance', ...share },
  { name: 'weight_rating', label: 'Rating', ...share },
  { name: 'weight_acceptance', label: 'Acceptance', ...share },
  { name: 'weight_response', label: 'Response', ...share },
  { name: 'weight_availability', label: 'Availability', ...share },
  { name: 'weight_credentials', label: 'Credentials', ...share },
  { name: 'weight_experience', label: 'Experience', ...share },
];

export const RULES: readonly MatchingField[] = [
  {
    name: 'quality_floor',
    label: 'Quality floor',
    hint: 'No boost below this score',
    min: 0,
    max: 1,
  },
  { name: 'boost_at_most', label: 'Highest boost', min: 1, max: 3 },
  { name: 'offers_at_once', label: 'Offers at once', min: 1, max: 20, whole: true },
  { name: 'accepts_at_most', label: 'Pros per request', min: 1, max: 20, whole: true },
  {
    name: 'unboosted_places',
    label: 'Places reserved for Pros without a boost',
    min: 0,
    max: 10,
    whole: true,
  },
  { name: 'newcomer_places', label: 'Places reserved for newcomers', min: 0, max: 10, whole: true },
  {
    name: 'emergency_offer_minutes',
    label: 'Time for an emergency offer',
    unit: 'min',
    min: 1,
    max: 1440,
    whole: true,
  },
  {
    name: 'offer_business_hours',
    label: 'Time for any other offer',
    unit: 'business hours',
    min: 0.25,
    max: 100,
  },
];

export const MATCHING_FIELDS: readonly MatchingField[] = [...WEIGHTS, ...RULES];

/** A setting as typed: at most four decimals, weights in percent. */
export function typedSetting(policy: MatchingVersion, { name, scale = 1 }: MatchingField): string {
  return String(Math.round(policy[name] * scale * 10_000) / 10_000);
}
