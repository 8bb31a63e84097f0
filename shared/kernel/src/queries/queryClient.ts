import { QueryCache, QueryClient } from '@tanstack/react-query';

const MOST_RETRIES = 2;
const FRESH_MS = 30_000;

/**
 * Whether asking again cannot help: the server understood and refused. Timeouts (408) and rate limits
 * (429) pass by themselves, everything else from 400 to 499 does not.
 */
export function isRefusal(error: unknown): boolean {
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'status') : undefined;
  return (
    typeof status === 'number' && status >= 400 && status < 500 && status !== 408 && status !== 429
  );
}

/** The cache of everything read from the server. Emptied whenever the account changes. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => console.error('A read failed:', query.queryKey, error),
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < MOST_RETRIES && !isRefusal(error),
    },
    mutations: { retry: false },
  },
});
