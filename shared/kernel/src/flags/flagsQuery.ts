import { queryOptions } from '@tanstack/react-query';
import { listFeatureFlags } from '../backend/featureFlags';
import { backend } from '../backend/backend';

const CACHED_MS = 5 * 60 * 1000;

/** The flags of the deployment, kept for 5 minutes. */
export const flagsQuery = queryOptions({
  queryKey: ['featureFlags'],
  queryFn: async () => listFeatureFlags(await backend()),
  staleTime: CACHED_MS,
  gcTime: CACHED_MS,
  retry: false,
});
