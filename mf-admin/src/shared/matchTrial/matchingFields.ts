import type { MatchingNumber, MatchingVersion } from '../../api/matchTrials';
import type { SettingField } from './settingsForm';

export type MatchingField = SettingField<MatchingNumber>;

/** A time of day of matching as a field. */
export interface MatchingTime {
  readonly name: 'business_day_start' | 'business_day_end';
  readonly label: string;
}

const share = { unit: '%', min: 0, max: 100, scale: 100 } as const;
const height = { unit: 'ft', min: 4, max: 393, scale: 1 / 0.3048, decimals: 1 } as const;

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
    name: 'floor_rating',
    label: 'Minimum rating for a plan',
    hint: "A plan doesn't apply below this rating",
    unit: 'stars',
    min: 1,
    max: 5,
  },
  {
    name: 'floor_reviews',
    label: 'Minimum reviews before the rating applies',
    unit: 'reviews',
    min: 1,
    max: 100,
    whole: true,
  },
  {
    name: 'floor_dispute_days',
    label: 'Plan disabled after a lost dispute for',
    unit: 'days',
    min: 0,
    max: 3650,
    whole: true,
  },
  { name: 'boost_at_most', label: 'Highest boost', min: 1, max: 3 },
  { name: 'offers_at_once', label: 'Offers at once', min: 1, max: 20, whole: true },
  { name: 'accepts_at_most', label: 'Pros per request', min: 1, max: 20, whole: true },
  {
    name: 'unboosted_places',
    label: 'Places reserved for Pros without a plan',
    min: 0,
    max: 10,
    whole: true,
  },
  {
    name: 'newcomer_places',
    label: 'Places reserved for newcomers',
    hint: 'Without a plan',
    min: 0,
    max: 10,
    whole: true,
  },
  {
    name: 'newcomer_days',
    label: 'Newcomers were approved in the last',
    unit: 'days',
    min: 0,
    max: 3650,
    whole: true,
  },
  {
    name: 'newcomer_jobs',
    label: 'Or completed fewer jobs than',
    min: 0,
    max: 100,
    whole: true,
  },
  {
    name: 'rating_prior_mean',
    label: 'Rating assumed for new Pros',
    unit: 'stars',
    hint: 'Ratings based on few reviews are blended with it',
    min: 1,
    max: 5,
  },
  {
    name: 'rating_prior_count',
    label: 'Weight of the assumed rating',
    unit: 'reviews',
    min: 0.1,
    max: 1000,
  },
  {
    name: 'open_jobs_per_crew_member',
    label: 'Open jobs per crew member',
    hint: 'A Pro with this many is fully booked',
    min: 0.1,
    max: 100,
  },
  { name: 'crane_height_m', label: 'Crane needed from', ...height },
  { name: 'crane_height_poor_access_m', label: 'Crane needed from, poor access', ...height },
];

/** How long each step may take. */
export const TIME_LIMITS: readonly MatchingField[] = [
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
  {
    name: 'release_after_hours',
    label: 'Tokens refunded after',
    unit: 'hours',
    hint: "When the owner hasn't replied",
    min: 1,
    max: 720,
  },
  {
    name: 'request_lifetime_days',
    label: 'Request expires after',
    unit: 'days',
    min: 1,
    max: 365,
  },
  {
    name: 'request_reminder_days',
    label: 'Reminder before it expires',
    unit: 'days',
    min: 0.5,
    max: 30,
  },
  {
    name: 'still_needed_hours',
    label: 'Emergency: ask the owner first after',
    unit: 'hours',
    min: 1,
    max: 720,
  },
  {
    name: 'still_needed_days',
    label: 'Other work: ask the owner first after',
    unit: 'days',
    min: 1,
    max: 365,
  },
];

/** When a business day begins and ends. */
export const BUSINESS_DAY: readonly [MatchingTime, MatchingTime] = [
  { name: 'business_day_start', label: 'Business day starts' },
  { name: 'business_day_end', label: 'Business day ends' },
];

export const LEAD_PRICES: readonly MatchingField[] = [
  {
    name: 'cents_per_token',
    label: 'Estimate per token',
    unit: '$',
    hint: 'One token per this amount of the estimate',
    min: 1,
    max: 100_000,
    scale: 0.01,
    decimals: 2,
  },
  {
    name: 'token_price_min',
    label: 'Lowest price of a lead',
    unit: 'tokens',
    min: 1,
    max: 1000,
    whole: true,
  },
  {
    name: 'token_price_max',
    label: 'Highest price of a lead',
    unit: 'tokens',
    min: 1,
    max: 1000,
    whole: true,
  },
];

/** Every number that can be changed here. */
export const MATCHING_FIELDS: readonly MatchingField[] = [
  ...WEIGHTS,
  ...RULES,
  ...TIME_LIMITS,
  ...LEAD_PRICES,
];

/** A time of day as it is typed: "08:00". */
export function typedTime(policy: MatchingVersion, { name }: MatchingTime): string {
  return policy[name].slice(0, 5);
}
