import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';

/** Query for where the caller is signed in: this session first, then the latest seen; 50 at most. */
export const mySessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profiles', userId, 'sessions'],
    queryFn: async () => {
      const client = await backend();
      const rows = unwrap(await client.rpc('my_sessions'));
      return {
        /** How many there are, those that are not listed included. */
        total: rows[0]?.total ?? 0,
        sessions: rows,
      };
    },
  });

/** A session of the account. `device` is the user agent, if any. */
export type PersonalSession = Awaited<
  ReturnType<NonNullable<ReturnType<typeof mySessionsQuery>['queryFn']>>
>['sessions'][number];

/** Logs out other sessions of the caller. Returns how many of them were still open. */
export async function endSessions(sessionIds: readonly string[]): Promise<number> {
  const client = await backend();
  return unwrap(await client.rpc('end_sessions', { session_ids: [...sessionIds] }));
}

/** Signs the caller out everywhere but here. Returns how many sessions that were. */
export async function endOtherSessions(): Promise<number> {
  const client = await backend();
  return unwrap(await client.rpc('end_other_sessions'));
}

const MOST = 50;

/** Query for when administrators viewed the caller's pages and why, the latest 50 first. */
export const myViewingsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profiles', userId, 'viewings'],
    queryFn: async () => {
      const client = await backend();
      return unwrap(
        await client
          .from('viewings')
          .select('id, reason, started_at')
          .eq('person_id', userId)
          .order('started_at', { ascending: false })
          .order('id')
          .limit(MOST),
      );
    },
  });
