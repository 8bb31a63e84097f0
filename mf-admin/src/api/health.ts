import { queryOptions } from '@tanstack/react-query';
import { backend, type Database, unwrap } from '@tree-service/kernel';

/** Two days as ISO dates (UTC), both included; at most a year apart. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

type Functions = Database['public']['Functions'];

/** One day of the marketplace. `first_quote_minutes` is the median of requests that were quoted, null without one. */
export type HealthOfDay = Omit<
  Functions['marketplace_health']['Returns'][number],
  'first_quote_minutes'
> & { readonly first_quote_minutes: number | null };

/** How often one release of a remote could not be loaded; null where no release was found. */
export type RemoteFailure = Omit<
  Functions['remote_load_failures']['Returns'][number],
  'remote_version'
> & { readonly remote_version: string | null };

/**
 * Query for how the marketplace did, a row a day: requests submitted that day and what became of them,
 * offers made that day, tokens in circulation at its end, errors reported. For administrators.
 */
export const marketplaceHealthQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['health', from, to],
    queryFn: async (): Promise<readonly HealthOfDay[]> => {
      const client = await backend();
      return unwrap(await client.rpc('marketplace_health', { from_day: from, to_day: to }));
    },
  });

/** Query for how often parts of the site could not be loaded, by remote and release. For administrators. */
export const remoteFailuresQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['health', 'remotes', from, to],
    queryFn: async (): Promise<readonly RemoteFailure[]> => {
      const client = await backend();
      return unwrap(await client.rpc('remote_load_failures', { from_day: from, to_day: to }));
    },
  });
