import { infiniteQueryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { RequestState } from '@tree-service/domain';
import { readEveryPage } from '@tree-service/market/api/everyPage';
import { MOST_ROWS } from '@tree-service/market/api/keyset';

/** A search over all requests. */
export interface RequestFilter {
  /** Prefixes of words of number, service, place, contact, or description, or an ID. */
  readonly words: string;
  /** Null for all states. */
  readonly state: RequestState | null;
  /** Only requests that have been matched. */
  readonly isMatched: boolean;
}

const PAGE = 10;

/** The most the database gives at once. */
const LARGEST_PAGE = 100;

async function readRequests(
  { words, state, isMatched }: RequestFilter,
  after: string | null,
  pageSize = PAGE,
) {
  const client = await backend();
  return unwrap(
    await client.rpc('admin_find_requests', {
      words,
      matched: isMatched,
      page_size: pageSize,
      ...(state !== null && { states: [state] }),
      ...(after !== null && { after }),
    }),
  );
}

export type FoundRequest = Awaited<ReturnType<typeof readRequests>>[number];

/** Matching requests, newest first, up to `MOST_ROWS`. */
export const readAllRequests = (filter: RequestFilter) =>
  readEveryPage<FoundRequest>(
    LARGEST_PAGE,
    (last) => readRequests(filter, last?.id ?? null, LARGEST_PAGE),
    MOST_ROWS,
  );

/** Query for matching requests, page by page, newest first. */
export const requestSearchQuery = (filter: RequestFilter) =>
  infiniteQueryOptions({
    queryKey: ['requests', 'filter', filter],
    queryFn: ({ pageParam }: { pageParam: string | null }) => readRequests(filter, pageParam),
    initialPageParam: null,
    getNextPageParam: (page): string | null =>
      page.length < PAGE ? null : (page.at(-1)?.id ?? null),
    select: ({ pages }) => pages.flat(),
  });
