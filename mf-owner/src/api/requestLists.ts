import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import * as v from 'valibot';
import { rowOf } from '@tree-service/market/api/oneCall';
import type { RequestState } from '@tree-service/domain';

const LISTED = `*,
  properties(label, address),
  leads(state, offer_expires_at),
  quotes(id, lead_id, version, state, total_cents),
  jobs(id, state, scheduled_for, price_cents, completed_at, job_disputes(state)),
  reviews(author_side)` as const;

async function readListed(ids: readonly string[]) {
  if (ids.length === 0) return [];
  const client = await backend();
  const rows = unwrap(
    await client
      .from('service_requests')
      .select(LISTED)
      .in('id', [...ids]),
  );
  const byId = new Map(rows.map((request) => [request.id, request]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type MyRequest = Awaited<ReturnType<typeof readListed>>[number] & {
  /** ISO time at which the next Pro is asked; null when no one will be. Lists that need no answer leave it out. */
  readonly next_at?: string | null;
};

/** A search of the caller's own requests. */
export interface RequestSearch {
  /** Null for all statuses. */
  states: readonly RequestState[] | null;
  /** Every word must occur in number, service, description, place or hired Pro. */
  words: string;
  sort: 'newest' | 'oldest' | 'updated';
  /** Null for all properties. */
  propertyId: string | null;
}

const REQUESTS_A_PAGE = 20;

async function readRequests(search: RequestSearch, after: string) {
  const client = await backend();
  const answer = await client.rpc('my_request_list', {
    sort: search.sort,
    page_size: REQUESTS_A_PAGE,
    ...(search.states !== null && { states: [...search.states] }),
    ...(search.words !== '' && { words: search.words }),
    ...(search.propertyId !== null && { at_property: search.propertyId }),
    ...(after !== '' && { after }),
  });
  return v.parse(v.array(rowOf<MyRequest>()), unwrap(answer));
}

/** Query for the caller's own requests, a page at a time. */
export const foundRequestsQuery = (ownerId: string, search: RequestSearch) =>
  infiniteQueryOptions({
    queryKey: ['requests', 'of', ownerId, 'found', search],
    queryFn: ({ pageParam }) => readRequests(search, pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < REQUESTS_A_PAGE ? null : (page.at(-1)?.id ?? null)),
  });

/** Query for the number of the caller's requests in each state, everywhere or at one property. */
export const requestCountsQuery = (ownerId: string, propertyId: string | null) =>
  queryOptions({
    queryKey: ['requests', 'of', ownerId, 'counts', propertyId],
    queryFn: async (): Promise<Partial<Record<RequestState, number>>> => {
      const client = await backend();
      const rows = unwrap(
        await client.rpc(
          'count_my_requests',
          propertyId === null ? {} : { at_property: propertyId },
        ),
      );
      return Object.fromEntries(rows.map(({ state, requests }) => [state, requests]));
    },
  });

const MAX_PRESSING = 50;

/**
 * Query for the caller's requests that need an action, the most urgent first: work to accept, quotes to answer, reviews to write. `total` counts those beyond the first 50 too.
 */
export const pressingRequestsQuery = (ownerId: string) =>
  queryOptions({
    queryKey: ['requests', 'of', ownerId, 'pressing'],
    queryFn: async () => {
      const client = await backend();
      const found = unwrap(await client.rpc('my_pressing_requests', { page_size: MAX_PRESSING }));
      const requests = await readListed(found.map(({ id }) => id));
      return { requests, total: found[0]?.total ?? 0 };
    },
  });
