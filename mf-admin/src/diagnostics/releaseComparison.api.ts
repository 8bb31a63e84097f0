import { queryOptions } from '@tanstack/react-query';
import { backend, type Database, unwrap } from '@tree-service/kernel';
import type { RemoteName } from '@tree-service/kernel/contract';

/** A release with its loads and errors; `since` is its first counted load, null before it. */
export type ComparedRelease = Omit<
  Database['public']['Functions']['compare_releases']['Returns'][number],
  'since'
> & { readonly since: string | null };

/** Query for the loads and errors of some releases of a remote, newest first. */
export const releaseComparisonQuery = (remote: RemoteName, versions: readonly string[]) =>
  queryOptions({
    queryKey: ['diagnostics', 'comparison', remote, versions],
    queryFn: async (): Promise<readonly ComparedRelease[]> => {
      const client = await backend();
      return unwrap(await client.rpc('compare_releases', { remote, versions: [...versions] }));
    },
    staleTime: 0,
  });

/** A release of a bundle that a browser named in the last 24 hours, and when it last did. */
export type ReleaseInUse = Database['public']['Functions']['releases_in_use']['Returns'][number];

/** Query for the releases that browsers named in the last 24 hours, the latest first. */
export const releasesInUseQuery = () =>
  queryOptions({
    queryKey: ['diagnostics', 'inUse'],
    queryFn: async (): Promise<readonly ReleaseInUse[]> => {
      const client = await backend();
      return unwrap(await client.rpc('releases_in_use'));
    },
    staleTime: 0,
  });
