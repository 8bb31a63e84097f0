import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** Up to five each of people, businesses, requests, quotes, jobs; every search leaves an audit row. */
export const recordSearchQuery = (words: string) =>
  queryOptions({
    queryKey: ['accounts', 'search', words],
    queryFn: async ({ signal }) => {
      const client = await backend();
      return unwrap(await client.rpc('admin_search', { words }).abortSignal(signal));
    },
    staleTime: 60_000,
    retry: false,
  });

export type FoundRecord = Awaited<
  ReturnType<NonNullable<ReturnType<typeof recordSearchQuery>['queryFn']>>
>[number];
