import { useEffect } from 'react';
import {
  browserStorage,
  checkSession,
  notify,
  reportError,
  signOutInactive,
  toasts,
  useAuth,
} from '@tree-service/kernel';
import { watchInactivity } from './inactivityClock';

const WARNING_SHOWN_MS = 10_000;
const VALIDITY_CHECK_MS = 5 * 60 * 1000;
const WARNING_ID = 'session-warning';

function checkNow(): void {
  checkSession().catch((error: unknown) => {
    reportError(error, { severity: 'warning', category: 'authentication', source: 'SessionWatch' });
  });
}

/**
 * While signed in: warns after 25 minutes without activity in any tab, signs out after 30, and checks the
 * session on load and every 5 minutes. Renders nothing.
 */
export function SessionWatch() {
  const userId = useAuth((auth) => auth.user?.id ?? null);

  useEffect(() => {
    if (userId === null) return undefined;
    return watchInactivity(browserStorage, {
      onWarning: () =>
        notify.text('warning', toasts.sessionExpiring, {
          duration: WARNING_SHOWN_MS,
          id: WARNING_ID,
        }),
      onReturn: () => notify.dismiss(WARNING_ID),
      onLimit: () => void signOutInactive(),
    });
  }, [userId]);

  useEffect(() => {
    if (userId === null) return undefined;
    checkNow();
    const timer = setInterval(checkNow, VALIDITY_CHECK_MS);
    return () => clearInterval(timer);
  }, [userId]);

  return null;
}
