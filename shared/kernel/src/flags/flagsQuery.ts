import { queryOptions } from '@tanstack/react-query';
import { listFeatureFlags, type FeatureFlag } from '../backend/featureFlags';
import { backend } from '../backend/backend';
import { queryClient } from '../queries/queryClient';

const CACHED_MS = 5 * 60 * 1000;

const readFlags = async () => listFeatureFlags(await backend());

/** The flags of the deployment, kept for 5 minutes. */
export const flagsQuery = queryOptions({
  queryKey: ['featureFlags'],
  queryFn: readFlags,
  staleTime: CACHED_MS,
  gcTime: CACHED_MS,
  retry: false,
});

/**
 * Takes the flags from another answer, unless they are known or on their way; where that answer does not come,
 * they are read on their own. Returns whether it was asked for.
 */
export function takeFlags(from: () => Promise<FeatureFlag[]>): boolean {
  const state = queryClient.getQueryState(flagsQuery.queryKey);
  if (state?.data !== undefined || state?.fetchStatus === 'fetching') return false;
  void queryClient.prefetchQuery({ ...flagsQuery, queryFn: () => from().catch(readFlags) });
  return true;
}
