import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Refetches everything whose key begins with one of these, and the audit log, which every act of an
 * administrator adds to. Waits until all of it arrived.
 */
export function useRefresh(...keys: readonly QueryKey[]): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [...keys, ['audit']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
}
