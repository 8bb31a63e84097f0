import {
  markHandled,
  confirmSession,
  noteLiveChange,
  useAuth,
  useLiveTopic,
} from '@tree-service/kernel';
import { staleKeys, isAboutEndedSessions } from './staleKeys';

/**
 * Refetches the affected queries when the account's live topic reports a change. Call it once in every
 * page with live content; pages and the shell share one channel, and the first listener refreshes. A
 * session that was ended on another device ends here.
 */
export function useLiveRefresh(): void {
  const userId = useAuth((auth) => auth.user?.id ?? null);
  useLiveTopic(userId === null ? null : `user:${userId}`, (event) => {
    if (!markHandled(event)) return;
    if (event.kind === 'message' && isAboutEndedSessions(event.payload)) void confirmSession();
    const keys = event.kind === 'message' ? staleKeys(event.payload) : staleKeys();
    noteLiveChange(keys.map((key) => [key]));
  });
}
