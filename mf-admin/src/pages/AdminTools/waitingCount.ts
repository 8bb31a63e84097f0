import type { UseQueryResult } from '@tanstack/react-query';

/** How many decisions wait: a number, still on its way, or not known because it could not be read. */
export type WaitingCount = number | 'loading' | 'unknown';

/** What a query for a number of decisions says; a number that could not be renewed is not known any more. */
export function waitingCount({
  data,
  isPending,
  isError,
}: Pick<UseQueryResult<number | null>, 'data' | 'isPending' | 'isError'>): WaitingCount {
  if (isPending) return 'loading';
  return isError ? 'unknown' : (data ?? 'unknown');
}
