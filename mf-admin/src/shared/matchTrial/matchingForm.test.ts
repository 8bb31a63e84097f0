/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
import { BUSINESS_DAY, MATCHING_FIELDS } from './matchingFields';
import { matchingChanges, matchingInput, matchingSchema } from './matchingForm';

const policy = {
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  weight_distance: 0.3,
  weight_rating: 0.2,
  weight_acceptance: 0.1,
  weight_response: 0.1,
  weight_availability: 0.1,
  weight_credentials: 0.1,
  weight_experience: 0.1,
  floor_rating: 4,
  floor_reviews: 2,
  floor_dispute_days: 90,
  boost_at_most: 1.3,
  offers_at_once: 5,
  accepts_at_most: 3,
  unboosted_places: 1,
  newcomer_places: 1,
  newcomer_days: 90,
  newcomer_jobs: 3,
  rating_prior_mean: 4.2,
  rating_prior_count: 5,
  open_jobs_per_crew_member: 2,
  crane_height_m: 25,
  crane_height_poor_access_m: 15,
  emergency_offer_minutes: 15,
  offer_business_hours: 4,
  release_after_hours: 48,
  request_lifetime_days: 14,
  request_reminder_days: 2,
  still_needed_hours: 24,
  still_needed_days: 7,
  cents_per_token: 5000,
  token_price_min: 1,
  token_price_max: 30,
  business_day_start: '08:00:00',
  business_day_end: '18:00:00',
};
const typedIn = (numbers: Record<string, string>, times: Record<string, string> = {}) => {
  const input = matchingInput(policy);
  return { numbers: { ...input.numbers, ...numbers }, times: { ...input.times, ...times } };
};
const changes = (numbers: Record<string, string>, times: Record<string, string> = {}) =>
  matchingChanges(policy, v.parse(matchingSchema, typedIn(numbers, times)));
const refusals = (numbers: Record<string, string>, times: Record<string, string> = {}) =>
  v.safeParse(matchingSchema, typedIn(numbers, times)).issues?.map(({ message }) => message) ?? [];

test('every setting the database stores can be changed on the page', () => {
  const offered = [...MATCHING_FIELDS, ...BUSINESS_DAY].map(({ name }) => name);
  const { version, created_at, ...stored } = policy;
  expect(offered.sort()).toEqual(Object.keys(stored).sort());
  expect([version, created_at]).toHaveLength(2);
});

describe('matchingChanges', () => {
  it('is empty while nothing differs', () => {
    expect(changes({})).toEqual({});
  });

  it('has only the changed rule, but all weights if one changed', () => {
    expect(changes({ offers_at_once: '4' })).toEqual({ offers_at_once: 4 });
    expect(changes({ weight_distance: '60' })).toEqual({
      weight_distance: 0.6,
      weight_rating: 0.2,
      weight_acceptance: 0.1,
      weight_response: 0.1,
      weight_availability: 0.1,
      weight_credentials: 0.1,
      weight_experience: 0.1,
    });
  });

  it('stores heights in meters, prices in cents and times of day as typed', () => {
    expect(changes({ crane_height_m: '100' })).toEqual({ crane_height_m: 30.48 });
    expect(changes({ cents_per_token: '33.33' })).toEqual({ cents_per_token: 3333 });
    expect(changes({}, { business_day_end: '17:30' })).toEqual({ business_day_end: '17:30' });
  });

  it('rejects numbers out of range', () => {
    expect(refusals({ weight_rating: '101' })).toEqual(['Please enter “Rating”, from 0 to 100']);
  });

  it('refuses settings that contradict each other', () => {
    expect(refusals({ offers_at_once: '2' })).toHaveLength(1);
    expect(refusals({ token_price_max: '2', token_price_min: '3' })).toHaveLength(1);
    expect(refusals({ request_lifetime_days: '2' })).toHaveLength(1);
    expect(refusals({}, { business_day_end: '08:30' })).toHaveLength(1);
    expect(refusals({ request_lifetime_days: '3' })).toEqual([]);
  });
});
