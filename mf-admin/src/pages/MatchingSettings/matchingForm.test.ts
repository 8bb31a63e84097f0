/** @jest-environment ./scripts/testing/browserEnvironment.js */
import * as v from 'valibot';
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
  quality_floor: 0.35,
  boost_at_most: 1.3,
  offers_at_once: 5,
  accepts_at_most: 3,
  unboosted_places: 1,
  newcomer_places: 1,
  newcomer_reviews: 3,
  rating_prior_mean: 4.2,
  rating_prior_count: 5,
  open_jobs_per_crew_member: 2,
  crane_height_m: 25,
  crane_height_poor_access_m: 15,
  emergency_offer_minutes: 15,
  offer_business_hours: 4,
  release_after: '48:00:00',
  request_lifetime: '14 days',
  cents_per_token: 5000,
  token_price_min: 1,
  token_price_max: 30,
  business_day_start: '08:00:00',
  business_day_end: '18:00:00',
};
const changes = (typed: Record<string, string>) =>
  matchingChanges(policy, v.parse(matchingSchema, { ...matchingInput(policy), ...typed }));

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

  it('rejects numbers out of range', () => {
    expect(
      v.safeParse(matchingSchema, { ...matchingInput(policy), weight_rating: '101' }).success,
    ).toBe(false);
  });
});
