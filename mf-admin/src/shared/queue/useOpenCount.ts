import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { CASE_QUEUES, openDecisionsQuery, type DecisionQueue } from '../../api/decisions';

const REFETCH_MS = 60_000;
/** Counts beside links may be this old when a page opens; deciding something refetches them. */
const FRESH_MS = 30_000;

type Counted = Pick<
  UseQueryResult<{ readonly total: number | null }>,
  'data' | 'isPending' | 'isError'
>;

/** How many decisions are open; unknown when the count could not be read or refreshed. */
export function openCount({ data, isPending, isError }: Counted): number | 'loading' | 'unknown' {
  if (isPending) return 'loading';
  return isError ? 'unknown' : (data?.total ?? 'unknown');
}

/** A list of open decisions, or everything in the review queue. */
export type CountedQueue = DecisionQueue | 'everything';

/** How many decisions of a list are open; all lists share one call, repeated once a minute. */
export function useOpenCount(queue: CountedQueue): ReturnType<typeof openCount> {
  return openCount(
    useQuery({
      ...openDecisionsQuery(),
      select: (lists) => ({
        total: (queue === 'everything' ? CASE_QUEUES : [queue]).reduce(
          (total, each) => total + lists[each].total,
          0,
        ),
      }),
      staleTime: FRESH_MS,
      refetchInterval: REFETCH_MS,
    }),
  );
}
