import { infiniteQueryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import type { RequestState } from '@tree-service/domain';

/** Which requests of the whole marketplace an administrator looks for. */
export interface SoughtRequests {
  /** Beginnings of words of number, service, place, contact or description, or an id; empty takes all. */
  readonly words: string;
  /** Null takes every state. */
  readonly state: RequestState | null;
  /** Leaves out requests that matching never looked at. */
  readonly isMatched: boolean;
}

const PAGE = 10;

async function readRequests({ words, state, isMatched }: SoughtRequests, after: string | null) {
  const client = await backend();
  return unwrap(
    await client.rpc('admin_find_requests', {
      words,
      matched: isMatched,
      page_size: PAGE,
      ...(state !== null && { states: [state] }),
      ...(after !== null && { after }),
    }),
  );
}

/** A request an administrator found. */
export type SoughtRequest = Awaited<ReturnType<typeof readRequests>>[number];

/** Query for the requests looked for, newest first, page by page. For administrators. */
export const soughtRequestsQuery = (sought: SoughtRequests) =>
  infiniteQueryOptions({
    queryKey: ['requests', 'sought', sought],
    queryFn: ({ pageParam }: { pageParam: string | null }) => readRequests(sought, pageParam),
    initialPageParam: null,
    getNextPageParam: (page): string | null =>
      page.length < PAGE ? null : (page.at(-1)?.id ?? null),
    select: ({ pages }) => pages.flat(),
  });
