import { queryOptions } from '@tanstack/react-query';
import { backend, unwrap } from '@tree-service/kernel';
import { rowOf } from '@tree-service/market/api/oneCall';
import * as v from 'valibot';

/** Query for the deadlines of jobs, reviews, claims and disputes in force. */
export const deadlinesQuery = () =>
  queryOptions({
    queryKey: ['resolution_policy'],
    queryFn: async () => {
      const client = await backend();
      const latest = { ascending: false } as const;
      return unwrap(
        await client.from('resolution_policy').select().order('version', latest).limit(1).single(),
      );
    },
  });

export type Deadlines = Awaited<
  ReturnType<NonNullable<ReturnType<typeof deadlinesQuery>['queryFn']>>
>;

/** A deadline an administrator can change. */
export type Deadline = Exclude<keyof Deadlines, 'version' | 'created_at'>;

/**
 * Saves changed deadlines as a new version, with a reason for the audit log. Clocks that run already
 * keep theirs. A repeat with the same key has no effect. Refuses settings out of range, and with
 * `expectedVersion` when another version is in force. Returns the new version.
 */
export async function saveDeadlines(
  changes: Readonly<Partial<Record<Deadline, number>>>,
  reason: string,
  key: string,
  expectedVersion: number,
) {
  const client = await backend();
  const answer = await client.rpc('save_resolution_policy', {
    changes,
    reason,
    idempotency_key: key,
    expected_version: expectedVersion,
  });
  return v.parse(rowOf<Deadlines>(), unwrap(answer));
}
