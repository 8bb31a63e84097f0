import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import * as v from 'valibot';
import { expectDone, unwrap } from './backendError';

const componentsSchema = v.object({
  distance: v.number(),
  rating: v.number(),
  acceptance: v.number(),
  response: v.number(),
  availability: v.number(),
  credentials: v.number(),
  experience: v.number(),
});

/** The signals of a match, each from 0 (worst) to 1 (best). */
export type MatchComponents = v.InferOutput<typeof componentsSchema>;

/** Query for a request as its match saw it, with the offers made: positions in degrees. */
export const matchedRequestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['requests', requestId, 'matched'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('service_requests')
          .select(
            `id, number, state, category, timing, city, region, zip, latitude, longitude, time_zone, created_at,
            leads(id, vendor_id, state, offer_position, promoted, decline_reason, offered_at, offer_expires_at,
              vendor_profiles!leads_vendor_id_fkey(business_name))`,
          )
          .eq('id', requestId)
          .order('offered_at', { referencedTable: 'leads' })
          .single(),
      );
    },
  });

/** A request as its match saw it. */
export type MatchedRequest = Awaited<
  ReturnType<NonNullable<ReturnType<typeof matchedRequestQuery>['queryFn']>>
>;

/** An offer of a request. */
export type MatchedLead = MatchedRequest['leads'][number];

const candidateSchema = v.object({
  vendor_id: v.string(),
  business_name: v.string(),
  city: v.nullable(v.string()),
  region: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  service_radius_km: v.number(),
  distance_km: v.number(),
  filtered_reason: v.nullable(v.string()),
  components: componentsSchema,
  base_score: v.number(),
  boost: v.number(),
  final_score: v.number(),
  base_rank: v.nullable(v.number()),
  offer_position: v.nullable(v.number()),
  reserved_for: v.nullable(v.string()),
});

/** A Pro a match looked at: signals, score, ranks from 1, and why it was left out, if it was. */
export type MatchCandidate = v.InferOutput<typeof candidateSchema>;

const leftOutSchema = v.record(v.string(), v.number());

// A dense area has thousands of candidates; nobody reads further than this.
const CANDIDATES_AT_MOST = 200;

/**
 * Query for the latest match of a request: the policy it ran under, how many Pros it looked at, ranked
 * and left out by reason, and its first 200 candidates of either kind. Null while the request was
 * never matched.
 */
export const latestMatchQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['matches', requestId],
    queryFn: async () => {
      const client = await backend();
      const answer = await client
        .from('match_runs')
        .select('id, created_at, policy_version, considered, ranked, left_out, matching_policy(*)')
        .eq('request_id', requestId)
        .order('created_at', { ascending: false })
        .order('id')
        .limit(1)
        .maybeSingle();
      expectDone(answer);
      if (answer.data === null) return null;
      const stored = await client.rpc('match_candidates_of', {
        run_id: answer.data.id,
        at_most: CANDIDATES_AT_MOST,
      });
      return {
        ...answer.data,
        left_out: v.parse(leftOutSchema, answer.data.left_out),
        candidates: v.parse(v.array(candidateSchema), unwrap(stored)),
      };
    },
  });

/** One stored run of matching. */
export type MatchRun = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof latestMatchQuery>['queryFn']>>>
>;

/** What an operator set matching to: weights of the signals, floors and caps. */
export type MatchingPolicy = MatchRun['matching_policy'];
