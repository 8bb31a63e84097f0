import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Refetches requests and related data after a change by the owner. */
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
