import { QueryClient } from '@tanstack/react-query';
import {
  matchCandidateQuery,
  matchCandidatesQuery,
  type MatchCandidate,
  type MatchComponents,
  type MatchPoint,
  FIRST_CHOICE,
} from '../matchVisualization/matchCandidates.api';
import type { MatchedRequest, MatchRun } from '../api/matches';
import { matchTrialQuery } from '../api/matchTrials';
import { requestTimelineQuery } from '@tree-service/market/api/requests';

const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };

/** Signals of an average Pro, for tests. */
const exampleComponents: MatchComponents = {
  distance: 0.8,
  rating: 0.9,
  acceptance: 0.8,
  response: 0.9,
  availability: 1,
  credentials: 1,
  experience: 0.5,
};

const unscored = {
  components: exampleComponents,
  base_score: 0.86,
  boost: 1,
  final_score: 0.86,
  base_rank: null,
  boosted_rank: null,
  offer_position: null,
  reserved_for: null,
  below_floor: null,
  stars: 4.5,
  reviews: 8,
  is_newcomer: false,
} as const;

function candidate(
  name: string,
  kilometers: number,
  given: Partial<MatchCandidate> = {},
): MatchCandidate {
  return {
    ...unscored,
    vendor_id: name,
    distance_km: kilometers,
    filtered_reason: null,
    business_name: name,
    city: 'Austin',
    region: 'TX',
    service_radius_km: 40,
    ...given,
  };
}

/** A request with one offer, for tests. */
export const exampleRequest: MatchedRequest = {
  ...AUSTIN,
  id: 'request',
  number: 1019,
  state: 'open',
  category: 'tree_removal',
  timing: 'flexible',
  city: 'Austin',
  region: 'TX',
  zip: '78701',
  time_zone: 'America/Chicago',
  created_at: '2026-11-21T10:00:00Z',
  leads: [
    {
      id: 'lead',
      vendor_id: 'Boosted Oaks',
      state: 'declined',
      offer_position: 1,
      promoted: true,
      decline_reason: 'Booked until spring',
      offered_at: '2026-11-21T10:01:00Z',
      offer_expires_at: '2026-11-21T16:01:00Z',
      vendor_profiles: { business_name: 'Boosted Oaks' },
    },
  ],
};

/** A match in which a boost reversed the order and one Pro was left out, for tests. */
export const exampleRun: MatchRun = {
  id: 'run',
  created_at: '2026-11-21T10:00:30Z',
  reason: 'sent',
  policy_version: 1,
  considered: 3,
  ranked: 2,
  left_out: { fully_booked: 1 },
  matching_policy: {
    version: 1,
    weight_distance: 0.28,
    weight_rating: 0.27,
    weight_acceptance: 0.1,
    weight_response: 0.1,
    weight_availability: 0.08,
    weight_credentials: 0.1,
    weight_experience: 0.07,
    rating_prior_mean: 4.2,
    rating_prior_count: 5,
    floor_rating: 4,
    floor_reviews: 2,
    floor_dispute_days: 90,
    boost_at_most: 1.5,
    offers_at_once: 5,
    accepts_at_most: 3,
    unboosted_places: 1,
    newcomer_places: 1,
    newcomer_days: 90,
    newcomer_jobs: 3,
    open_jobs_per_crew_member: 2,
    crane_height_m: 30,
    crane_height_poor_access_m: 20,
    emergency_offer_minutes: 15,
    offer_business_hours: 4,
    business_day_start: '08:00:00',
    business_day_end: '18:00:00',
    release_after_hours: 48,
    request_lifetime_days: 14,
    still_needed_hours: 24,
    still_needed_days: 7,
    request_reminder_days: 2,
    cents_per_token: 10000,
    token_price_min: 3,
    token_price_max: 25,
    created_at: '2026-01-01T00:00:00Z',
  },
};

/** The candidates of that match, for tests. */
export const exampleCandidates: readonly MatchCandidate[] = [
  candidate('Plain Pines', 5, {
    base_score: 0.83,
    boost: 1,
    final_score: 0.83,
    base_rank: 1,
    boosted_rank: 2,
    offer_position: 2,
    reserved_for: 'unboosted',
  }),
  candidate('Boosted Oaks', 8, {
    components: { ...exampleComponents, distance: 0.5 },
    base_score: 0.74,
    boost: 1.3,
    final_score: 0.962,
    base_rank: 2,
    boosted_rank: 1,
    offer_position: 1,
  }),
  candidate('Busy Birches', 3, { filtered_reason: 'fully_booked' }),
];

/** Where they are, for tests. */
export const examplePoints: readonly MatchPoint[] = exampleCandidates.map((one) => ({
  vendorId: one.vendor_id,
  name: one.business_name,
  latitude: AUSTIN.latitude + one.distance_km / 111.195,
  longitude: AUSTIN.longitude,
  radiusKm: one.service_radius_km,
  distanceKm: one.distance_km,
  place: one.offer_position,
}));

function byOffer(a: MatchCandidate, b: MatchCandidate): number {
  return (a.offer_position ?? Infinity) - (b.offer_position ?? Infinity);
}

/** A cache that holds everything the replay of that match reads, for tests. */
export function exampleAnswers(): QueryClient {
  const answers = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const ranked = exampleCandidates.filter((one) => one.filtered_reason === null).sort(byOffer);
  const dropped = exampleCandidates.filter((one) => one.filtered_reason !== null);
  const pages = [
    ['ranked', ranked],
    ['left_out', dropped],
  ] as const;
  for (const [part, candidates] of pages) {
    answers.setQueryData(matchCandidatesQuery(exampleRun.id, { part, ...FIRST_CHOICE }).queryKey, {
      candidates: candidates.map((one) => ({ ...one, found: candidates.length })),
      found: candidates.length,
    });
  }
  for (const one of exampleCandidates) {
    answers.setQueryData(matchCandidateQuery(exampleRun.id, one.vendor_id).queryKey, one);
  }
  const trial = matchTrialQuery({
    requestId: exampleRequest.id,
    runId: exampleRun.id,
    changes: {},
  });
  answers.setQueryData(
    trial.queryKey,
    ranked.map((one) => ({
      ...one,
      base_rank: one.base_rank ?? 0,
      offer_position: one.offer_position ?? 0,
      stored_offer_position: one.offer_position ?? 0,
      stored_final_score: one.final_score,
    })),
  );
  answers.setQueryData(requestTimelineQuery(exampleRequest.id).queryKey, []);
  return answers;
}
