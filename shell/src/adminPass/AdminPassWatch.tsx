import { useEffect } from 'react';
import { isAdmin, isUnreachable, reportError, useAuth, type AuthState } from '@tree-service/kernel';
import { forgetRemote } from '../federation/remoteLoading';
import { dropAdminPass, renewAdminPass } from './adminPass';

const CHECK_MS = 30_000;

function renewWhenDue(): void {
  renewAdminPass().catch((error: unknown) => {
    if (isUnreachable(error)) return;
    reportError(error, { severity: 'warning', category: 'authentication', source: 'AdminPass' });
  });
}

/** Whether it is certain that no one here is an administrator; an unread profile is not. */
function isNobodyAdmin(auth: AuthState): boolean {
  if (auth.status === 'signedIn') return auth.profile !== null && !isAdmin(auth);
  return auth.status === 'signedOut';
}

/**
 * Keeps the pass to the administrators' bundle fresh while an administrator is signed in, and drops it when
 * they sign out or cease to be one. Renders nothing.
 */
export function AdminPassWatch() {
  const isAdministrator = useAuth(isAdmin);
  const isOver = useAuth(isNobodyAdmin);

  useEffect(() => {
    if (!isOver) return;
    dropAdminPass();
    // Another administrator on this page loads it again, with a pass of their own.
    forgetRemote('mf-admin');
  }, [isOver]);

  useEffect(() => {
    if (!isAdministrator) return undefined;
    const timer = setInterval(renewWhenDue, CHECK_MS);
    // Timers do not run while a computer sleeps.
    window.addEventListener('focus', renewWhenDue);
    window.addEventListener('online', renewWhenDue);
    document.addEventListener('visibilitychange', renewWhenDue);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', renewWhenDue);
      window.removeEventListener('online', renewWhenDue);
      document.removeEventListener('visibilitychange', renewWhenDue);
    };
  }, [isAdministrator]);

  return null;
}
