import { queryOptions, keepPreviousData, useQuery } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import { readEveryPage, ROWS_AN_ANSWER } from '@tree-service/market/api/everyPage';
import { MOST_ROWS } from '@tree-service/market/api/keyset';
import * as v from 'valibot';
import { useDeferredValue, useState } from 'react';

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

const candidateSchema = v.object({
  vendor_id: v.string(),
  business_name: v.string(),
  city: v.nullable(v.string()),
  region: v.nullable(v.string()),
  service_radius_km: v.number(),
  distance_km: v.number(),
  filtered_reason: v.nullable(v.string()),
  components: componentsSchema,
  base_score: v.number(),
  boost: v.number(),
  final_score: v.number(),
  base_rank: v.nullable(v.number()),
  boosted_rank: v.nullable(v.number()),
  offer_position: v.nullable(v.number()),
  reserved_for: v.nullable(v.string()),
  below_floor: v.nullable(v.picklist(['rating', 'dispute'])),
  stars: v.number(),
  reviews: v.number(),
  is_newcomer: v.boolean(),
  found: v.number(),
});

/**
 * A Pro a match considered: signals, score, the reason if it was excluded, else its ranks from 1:
 * without boosts, with boosts, and in the order of offers.
 */
export type MatchCandidate = Omit<v.InferOutput<typeof candidateSchema>, 'found'>;

export type CandidateSort = 'offers' | 'boosts' | 'score';

/** A page of the candidates of a match. */
interface CandidateChoice {
  readonly part: 'ranked' | 'left_out';
  readonly sort: CandidateSort;
  /** Why they were excluded; null for all reasons. */
  readonly reason: string | null;
  /** Part of the business name. */
  readonly name: string;
  readonly skip: number;
}

export const CANDIDATE_PAGE = 25;

async function readCandidates(runId: string, choice: CandidateChoice, atMost: number) {
  const { part, sort, reason, name, skip } = choice;
  const client = await backend();
  const answer = await client.rpc('match_candidate_page', {
    run_id: runId,
    part,
    sort,
    reason: reason ?? undefined,
    name,
    skip,
    at_most: atMost,
  });
  return v.parse(v.array(candidateSchema), unwrap(answer));
}

/** Query for a page of candidates; `found` counts all that match. */
export const matchCandidatesQuery = (runId: string, choice: CandidateChoice) =>
  queryOptions({
    queryKey: ['matches', 'candidates', runId, choice],
    queryFn: async () => {
      const candidates = await readCandidates(runId, choice, CANDIDATE_PAGE);
      return { candidates, found: candidates[0]?.found ?? 0 };
    },
    // A stored match never changes.
    staleTime: Infinity,
  });

/** All candidates that a page is one of, up to `MOST_ROWS`. */
export function readAllCandidates(
  runId: string,
  choice: CandidateChoice,
): Promise<MatchCandidate[]> {
  return readEveryPage<MatchCandidate>(
    ROWS_AN_ANSWER,
    (_last, skip) => readCandidates(runId, { ...choice, skip }, ROWS_AN_ANSWER),
    MOST_ROWS,
  );
}

/** Query for one candidate of a match; null when the match did not consider that Pro. */
export const matchCandidateQuery = (runId: string, vendorId: string) =>
  queryOptions({
    queryKey: ['matches', 'candidate', runId, vendorId],
    queryFn: async (): Promise<MatchCandidate | null> => {
      const client = await backend();
      const answer = await client.rpc('match_candidate_page', {
        run_id: runId,
        part: 'all',
        vendor: vendorId,
      });
      return v.parse(v.array(candidateSchema), unwrap(answer))[0] ?? null;
    },
    staleTime: Infinity,
  });

const mapSchema = v.object({
  vendor_ids: v.array(v.string()),
  names: v.array(v.string()),
  latitudes: v.array(v.number()),
  longitudes: v.array(v.number()),
  radii_km: v.array(v.number()),
  distances_km: v.array(v.number()),
  places: v.array(v.nullable(v.number())),
});

export interface MatchPoint {
  readonly vendorId: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusKm: number;
  readonly distanceKm: number;
  /** Position in the order of offers from 1; null if excluded. */
  readonly place: number | null;
}

function pointsOf(lists: v.InferOutput<typeof mapSchema>): MatchPoint[] {
  const { vendor_ids, names, latitudes, longitudes, radii_km, distances_km, places } = lists;
  return vendor_ids.map((vendorId, n) => ({
    vendorId,
    name: names[n] ?? '',
    latitude: latitudes[n] ?? 0,
    longitude: longitudes[n] ?? 0,
    radiusKm: radii_km[n] ?? 0,
    distanceKm: distances_km[n] ?? 0,
    place: places[n] ?? null,
  }));
}

/** Query for the locations of all candidates of a match, in degrees. */
export const matchMapQuery = (runId: string) =>
  queryOptions({
    queryKey: ['matches', 'map', runId],
    queryFn: async () => {
      const client = await backend();
      const answer = await client.rpc('match_map_of', { run_id: runId });
      return pointsOf(v.parse(mapSchema, unwrap(answer)));
    },
    staleTime: Infinity,
  });

export const FIRST_CHOICE = { sort: 'offers', reason: null, name: '', skip: 0 } as const;

/**
 * A page of the candidates of a match with its filter. A new filter starts at the first page; the old
 * page stays until the next one is here.
 */
export function useCandidatePage(runId: string, part: CandidateChoice['part']) {
  const [choice, setChoice] = useState<Omit<CandidateChoice, 'part'>>(FIRST_CHOICE);
  const asked = useDeferredValue(choice);
  const query = useQuery({
    ...matchCandidatesQuery(runId, { part, ...asked, name: asked.name.trim() }),
    placeholderData: keepPreviousData,
  });
  const change = (changed: Partial<CandidateChoice>) =>
    setChoice((before) => ({ ...before, skip: 0, ...changed }));
  return {
    query,
    choice,
    readAll: () => readAllCandidates(runId, { part, ...choice, name: choice.name.trim() }),
    setName: (name: string) => change({ name }),
    setReason: (reason: string | null) => change({ reason }),
    setSort: (sort: CandidateSort) => change({ sort }),
    setSkip: (skip: number) => change({ skip }),
  };
}
