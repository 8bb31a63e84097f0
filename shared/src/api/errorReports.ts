import { queryOptions } from '@tanstack/react-query';
import { backend } from '@tree-service/shared/runtime';
import { expectDone, unwrap } from './backendError';
import type { Database } from './database.types';

/** One reported error, as administrators read it. */
export type ReportedError = Database['public']['Tables']['error_logs']['Row'];

/** Which reported errors to read; null takes all. */
export interface ReportedErrorChoice {
  readonly severity: string | null;
  readonly category: string | null;
}

/** Query for the latest 200 reported errors of a choice, newest first. */
export const errorLogsQuery = ({ severity, category }: ReportedErrorChoice) =>
  queryOptions({
    queryKey: ['error_logs', severity, category],
    queryFn: async () => {
      const client = await backend();
      let query = client
        .from('error_logs')
        .select()
        .order('created_at', { ascending: false })
        .limit(200);
      if (severity) query = query.eq('severity', severity);
      if (category) query = query.eq('category', category);
      return unwrap(await query);
    },
  });

/** Query for the 200 kinds of errors seen last, with how often and how many people they met. */
export const errorGroupsQuery = (choice: { readonly unresolvedOnly: boolean }) =>
  queryOptions({
    queryKey: ['error_groups', choice.unresolvedOnly],
    queryFn: async () => {
      const client = await backend();
      let query = client
        .from('error_groups')
        .select('*, profiles(email)')
        .order('last_seen_at', { ascending: false })
        .limit(200);
      if (choice.unresolvedOnly) query = query.is('resolved_at', null);
      return unwrap(await query);
    },
  });

/** A kind of error, with the address of whoever resolved it. */
export type ErrorGroup = Awaited<
  ReturnType<NonNullable<ReturnType<typeof errorGroupsQuery>['queryFn']>>
>[number];

/** Query for the latest 50 reports of one kind of error. */
export const errorsOfGroupQuery = (fingerprint: string) =>
  queryOptions({
    queryKey: ['error_logs', 'of', fingerprint],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('error_logs')
          .select()
          .eq('fingerprint', fingerprint)
          .order('created_at', { ascending: false })
          .limit(50),
      );
    },
  });

/** Notes that a kind of error is dealt with, and how; leaves an audit row. Happening again reopens it. */
export async function resolveErrorGroup(fingerprint: string, reason: string) {
  const client = await backend();
  expectDone(await client.rpc('resolve_error_group', { fingerprint, reason }));
}
