import { useEffect } from 'react';
import { changedKind } from '@tree-service/market/features/live';
import { refreshProfile, isAdmin, reportError, useAuth, useLiveTopic } from '@tree-service/kernel';

/** Twice within the minute in which a revoked administrator's area closes, should the live line be down. */
const ADMIN_CHECK_MS = 30_000;

function checkNow(): void {
  refreshProfile().catch((error: unknown) => {
    reportError(error, { severity: 'warning', category: 'authentication', source: 'ProfileWatch' });
  });
}

/**
 * Follows changes of the signed-in account's profile: through live updates, and for administrators also
 * by polling. Renders nothing; the guards follow the account.
 */
export function ProfileWatch() {
  const userId = useAuth((auth) => auth.user?.id ?? null);
  const isWatched = useAuth(isAdmin);

  useLiveTopic(userId === null ? null : `user:${userId}`, (event) => {
    // After a cut the news may have been missed.
    if (event.kind === 'reconnected' || changedKind(event.payload) === 'profiles') checkNow();
  });

  useEffect(() => {
    if (!isWatched) return undefined;
    const timer = setInterval(checkNow, ADMIN_CHECK_MS);
    return () => clearInterval(timer);
  }, [isWatched, userId]);

  return null;
}
