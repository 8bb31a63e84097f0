import type { UseQueryResult } from '@tanstack/react-query';

type Counted = Pick<
  UseQueryResult<{ readonly total: number | null }>,
  'data' | 'isPending' | 'isError'
>;

/** How many decisions are open; unknown when the count could not be read or refreshed. */
export function openCount({ data, isPending, isError }: Counted): number | 'loading' | 'unknown' {
  if (isPending) return 'loading';
  return isError ? 'unknown' : (data?.total ?? 'unknown');
}
