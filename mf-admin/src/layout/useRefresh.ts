import type { QueryKey } from '@tanstack/react-query';
import { readChanged } from '@tree-service/kernel';

/**
 * Refetches every query whose key begins with one of these, what is open, and the audit log, which
 * every action of an administrator adds to. Resolves once all of it is here.
 */
export function useRefresh(...keys: readonly QueryKey[]): () => Promise<void> {
  return () => readChanged([...keys, ['decisions'], ['audit']]);
}
