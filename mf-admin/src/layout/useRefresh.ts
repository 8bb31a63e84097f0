import { useQueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * Refetches every query whose key begins with one of these, what is open, and the audit log, which
 * every action of an administrator adds to. Resolves once all of it is here.
 */
export function useRefresh(...keys: readonly QueryKey[]): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [...keys, ['decisions'], ['audit']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
}
