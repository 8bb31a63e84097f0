import { useQueryClient } from '@tanstack/react-query';
import { claimLiveEvent, confirmSession, useAuth, useLiveTopic } from '@tree-service/kernel';
import { staleKeys, tellsOfEndedSessions } from './staleKeys';

/**
 * Keeps what a page shows up to date: whenever the server tells the signed-in person's own topic that
 * something changed, the queries it concerns are read again. Call it once in every page with live
 * content; pages and the frame share one channel, and whoever hears a change first refreshes. A session
 * that was ended on another device ends here.
 */
export function useLiveRefresh(): void {
  const queryClient = useQueryClient();
  const userId = useAuth((auth) => auth.user?.id ?? null);
  useLiveTopic(userId === null ? null : `user:${userId}`, (event) => {
    if (!claimLiveEvent(event)) return;
    if (event.kind === 'message' && tellsOfEndedSessions(event.payload)) void confirmSession();
    const keys = event.kind === 'message' ? staleKeys(event.payload) : staleKeys();
    for (const key of keys) void queryClient.invalidateQueries({ queryKey: [key] });
  });
}
