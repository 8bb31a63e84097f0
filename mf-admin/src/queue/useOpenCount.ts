import { useQuery } from '@tanstack/react-query';
import { openDecisionsQuery, type DecisionQueue } from '../api/decisions';
import { openCount } from './openCount';

const REFETCH_MS = 60_000;
/** Counts beside links may be this old when a page opens; deciding something refetches them. */
const FRESH_MS = 30_000;

/** How many decisions of a list are open; all lists share one call, repeated once a minute. */
export function useOpenCount(queue: DecisionQueue): ReturnType<typeof openCount> {
  return openCount(
    useQuery({
      ...openDecisionsQuery(),
      select: (lists) => ({ total: lists[queue].total }),
      staleTime: FRESH_MS,
      refetchInterval: REFETCH_MS,
    }),
  );
}
