import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';

/** Query for a request with its offers, as a match needs it; coordinates in degrees. */
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
          .order('offer_position', { referencedTable: 'leads' })
          .single(),
      );
    },
  });

export type MatchedRequest = Awaited<
  ReturnType<NonNullable<ReturnType<typeof matchedRequestQuery>['queryFn']>>
>;

export type MatchedLead = MatchedRequest['leads'][number];

const leftOutSchema = v.record(v.string(), v.number());

// A request is matched again when it changes or runs out of Pros.
const RUNS_AT_MOST = 50;

/**
 * Query for the matches of a request, newest first: the policy, how many Pros were considered and
 * ranked, and how many were excluded by reason.
 */
export const matchRunsQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['matches', requestId],
    queryFn: async () => {
      const client = await backend();
      const runs = unwrap(
        await client
          .from('match_runs')
          .select(
            'id, created_at, reason, policy_version, considered, ranked, left_out, matching_policy(*)',
          )
          .eq('request_id', requestId)
          .order('created_at', { ascending: false })
          .order('id')
          .limit(RUNS_AT_MOST),
      );
      return runs.map((run) => ({ ...run, left_out: v.parse(leftOutSchema, run.left_out) }));
    },
  });

export type MatchRun = Awaited<
  ReturnType<NonNullable<ReturnType<typeof matchRunsQuery>['queryFn']>>
>[number];

export type MatchingPolicy = MatchRun['matching_policy'];
