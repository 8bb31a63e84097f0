import { hasSessionInUrl } from '../backend/sessionFromUrl';
import { hasStoredSession, takeEndedTerm } from '../backend/sessionLifetime';
import { SESSION_KEY } from '../contract/sessionKeys';
import { messageOf } from '../errors/messageOf';
import { reportError } from '../errors/reportError';
import { notify } from '../notices/notify';
import { toasts } from '../notices/toastCatalog';
import { ownAuthState, setAuthState, signedOut } from './authStore';
import { session } from './connection';
import { endSession, notifySessionExpired, readSignOutReason } from './endSession';

async function restore(): Promise<void> {
  try {
    await (await session()).restoreSession();
  } catch (cause) {
    reportError(cause, { category: 'authentication', source: 'session' });
    notify.error("We couldn't check whether you're signed in", { description: messageOf(cause) });
    if (ownAuthState().status === 'loading') setAuthState(signedOut(null));
  }
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== SESSION_KEY) return;
  const { status } = ownAuthState();
  if (event.newValue !== null && status === 'signedOut') void restore();
  if (event.newValue === null && status === 'signedIn') endSession(readSignOutReason());
}

function resync(): void {
  const { status, profile } = ownAuthState();
  if (!hasStoredSession()) return;
  if (status === 'signedOut') void restore();
  if (status === 'signedIn' && profile === null)
    void session().then(({ reloadProfile }) => reloadProfile());
}

let started = false;

/**
 * Starts following the session; further calls do nothing. Downloads nothing without a stored session or
 * one in the URL. Restores the session after a sign-in in another tab, or when the connection returns.
 */
export function startAuth(): void {
  if (started) return;
  started = true;
  if (takeEndedTerm()) notifySessionExpired(toasts.sessionExpired);
  if (hasStoredSession() || hasSessionInUrl(window.location)) void restore();
  window.addEventListener('storage', followOtherTabs);
  window.addEventListener('online', resync);
}
