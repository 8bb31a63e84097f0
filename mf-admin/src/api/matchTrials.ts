import { queryOptions } from '@tanstack/react-query';
import { backend, queryClient, unwrap } from '@tree-service/kernel';
import { rowOf } from '@tree-service/market/api/oneCall';
import * as v from 'valibot';

type NumbersOf<Row> = { [Name in keyof Row]: Row[Name] extends number ? Name : never }[keyof Row];

/** Numbers of the matching policy an administrator can change; weights are brought to a sum of 1. */
export type MatchingNumber = Exclude<NumbersOf<MatchingVersion>, 'version'>;

/** Times of day as "08:00". */
export type MatchingChanges = Readonly<
  Partial<
    Record<MatchingNumber, number> & Record<'business_day_start' | 'business_day_end', string>
  >
>;

/** Query for the versions of the matching settings, newest first; the first is current. */
export const matchingPoliciesQuery = () =>
  queryOptions({
    queryKey: ['matching_policy', 'versions'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('matching_policy')
          .select()
          .order('version', { ascending: false })
          .limit(50),
      );
    },
  });

export type MatchingVersion = Awaited<
  ReturnType<NonNullable<ReturnType<typeof matchingPoliciesQuery>['queryFn']>>
>[number];

/** Shows a version that was just saved as the current one. */
export function showMatchingPolicy(saved: MatchingVersion): void {
  queryClient.setQueryData(
    matchingPoliciesQuery().queryKey,
    (known) => known && [saved, ...known.filter(({ version }) => version !== saved.version)],
  );
}

/**
 * Saves changed settings as a new version, with a reason for the audit log. A repeat with the same key
 * has no effect. Refuses settings out of range, and with `expectedVersion` when another version is
 * in force. Returns the new version.
 */
export async function saveMatchingPolicy(
  changes: MatchingChanges,
  reason: string,
  key: string,
  expectedVersion: number,
) {
  const client = await backend();
  const answer = await client.rpc('save_matching_policy', {
    changes,
    reason,
    idempotency_key: key,
    expected_version: expectedVersion,
  });
  return v.parse(rowOf<MatchingVersion>(), unwrap(answer));
}

const sideSchema = v.object({
  offers: v.number(),
  boosted_share: v.nullable(v.number()),
  newcomer_share: v.nullable(v.number()),
  median_distance_km: v.nullable(v.number()),
  median_first_quote_seconds: v.nullable(v.number()),
});

const replaySchema = v.object({
  matches: v.number(),
  matches_of_30_days: v.number(),
  since: v.nullable(v.string()),
  offers_moved: v.number(),
  before: sideSchema,
  after: sideSchema,
});

/** The first offers of a month as they were made (before) and under other settings (after). */
export type MatchingReplay = v.InferOutput<typeof replaySchema>;

/**
 * Query for what settings would have changed in every match of the last 30 days (at most 1,000).
 * Shares are between 0 and 1. Saves nothing.
 */
export const matchingReplayQuery = (changes: MatchingChanges) =>
  queryOptions({
    queryKey: ['matches', 'replay', changes],
    queryFn: async () => {
      const client = await backend();
      return v.parse(replaySchema, unwrap(await client.rpc('preview_matching', { changes })));
    },
  });

const triedSchema = v.object({
  vendor_id: v.string(),
  business_name: v.string(),
  base_score: v.number(),
  boost: v.number(),
  final_score: v.number(),
  base_rank: v.number(),
  offer_position: v.number(),
  reserved_for: v.nullable(v.string()),
  stored_offer_position: v.number(),
  stored_final_score: v.number(),
});

/** A Pro ranked under other settings, with its stored position and score. */
export type TriedCandidate = v.InferOutput<typeof triedSchema>;

/** By default the latest match of the request. */
export interface MatchTrial {
  readonly requestId: string;
  readonly runId?: string;
  /** The settings that differ from those of the match. */
  readonly changes: MatchingChanges;
}

/**
 * Query for the order of a match under other settings, by the same functions as a real match: the
 * first 100 of the new and of the stored order. Saves nothing.
 */
export const matchTrialQuery = ({ requestId, runId, changes }: MatchTrial) =>
  queryOptions({
    queryKey: ['matches', requestId, 'trial', runId ?? 'latest', changes],
    queryFn: async () => {
      const client = await backend();
      const answer = await client.rpc('simulate_match', {
        request_id: requestId,
        weights: changes,
        run_id: runId,
      });
      return v.parse(v.array(triedSchema), unwrap(answer));
    },
  });
