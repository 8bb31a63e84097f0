import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import * as v from 'valibot';
import { expectDone, unwrap } from './backendError';

const componentsSchema = v.object({
  distance: v.number(),
  rating: v.number(),
  acceptance: v.number(),
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

/**
 * Query for the latest match of a request: the policy it ran under and every candidate with its score
 * or why it was dropped. Null while the request was never matched.
 */
export const latestMatchQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['matches', requestId],
    queryFn: async () => {
      const client = await backend();
      const answer = await client
        .from('match_runs')
        .select(
          `id, created_at, policy_version, matching_policy(*),
          match_candidates(*, vendor_profiles(business_name, city, region, latitude, longitude, service_radius_km))`,
        )
        .eq('request_id', requestId)
        .order('created_at', { ascending: false })
        .order('id')
        .limit(1)
        .maybeSingle();
      expectDone(answer);
      if (answer.data === null) return null;
      const { match_candidates: stored, ...run } = answer.data;
      const candidates = stored.map((candidate) => ({
        ...candidate,
        components:
          candidate.components === null ? null : v.parse(componentsSchema, candidate.components),
      }));
      return { ...run, candidates };
    },
  });

/** One stored run of matching. */
export type MatchRun = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof latestMatchQuery>['queryFn']>>>
>;

/** A Pro a match looked at. */
export type MatchCandidate = MatchRun['candidates'][number];

/** What an operator set matching to: weights of the signals, floors and caps. */
export type MatchingPolicy = MatchRun['matching_policy'];
