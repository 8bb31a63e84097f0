import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Reads requests, and what hangs on them, again after the owner has changed one. */
export function useRefreshRequest(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      ['requests', 'leads', 'conversations', 'jobs', 'disputes'].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
    );
  }, [queryClient]);
}
