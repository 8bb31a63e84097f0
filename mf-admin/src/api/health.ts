import { queryOptions } from '@tanstack/react-query';
import { backend, type Database, unwrap } from '@tree-service/kernel';

/** Two days as ISO dates (UTC), both included; at most a year apart. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

type Functions = Database['public']['Functions'];

/** One day of the marketplace. `first_quote_minutes` is the median of quoted requests, null without one. */
export type HealthOfDay = Omit<
  Functions['marketplace_health']['Returns'][number],
  'first_quote_minutes'
> & { readonly first_quote_minutes: number | null };

/** How often a release of a remote failed to load; null where no release was found. */
export type RemoteFailure = Omit<
  Functions['remote_load_failures']['Returns'][number],
  'remote_version'
> & { readonly remote_version: string | null };

/**
 * Query for marketplace figures, one row per day: requests submitted that day and their outcomes,
 * offers made, tokens in circulation at the end of the day, errors reported.
 */
export const marketplaceHealthQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['health', from, to],
    queryFn: async (): Promise<readonly HealthOfDay[]> => {
      const client = await backend();
      return unwrap(await client.rpc('marketplace_health', { from_day: from, to_day: to }));
    },
  });

/** Leads of a Pro refunded for silence and how many were won later; `owner_id` is null for those of all owners. */
export type WonAfterRefund = Omit<
  Functions['won_after_release']['Returns'][number],
  'owner_id' | 'owner_name'
> & { readonly owner_id: string | null; readonly owner_name: string | null };

/** Query for leads won after their tokens were refunded, by Pro and by each owner with that Pro. */
export const wonAfterRefundQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['health', 'won after refund', from, to],
    queryFn: async (): Promise<readonly WonAfterRefund[]> => {
      const client = await backend();
      return unwrap(await client.rpc('won_after_release', { from_day: from, to_day: to }));
    },
  });

/** Query for failed loads by remote and release. */
export const remoteFailuresQuery = ({ from, to }: Days) =>
  queryOptions({
    queryKey: ['health', 'remotes', from, to],
    queryFn: async (): Promise<readonly RemoteFailure[]> => {
      const client = await backend();
      return unwrap(await client.rpc('remote_load_failures', { from_day: from, to_day: to }));
    },
  });
