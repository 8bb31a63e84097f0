import { paths } from '../contract';
import type { Backend } from '../backend/client';
import { clearStoredSession } from '../backend/sessionLifetime';
import { messageOf } from '../errors/messageOf';
import { reportError } from '../errors/reportError';
import { notify } from '../notices/notify';
import { toasts } from '../notices/toastCatalog';
import { unregisterPushToken } from './devicePushToken';
import { authenticatedClient } from './connection';
import { endSession, notifySessionExpired, recordSignOutReason } from './endSession';

function isMissingSession(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    (Reflect.get(error, 'name') === 'AuthSessionMissingError' ||
      Reflect.get(error, 'code') === 'session_not_found')
  );
}

async function signOutOnServer(client: Backend): Promise<void> {
  await unregisterPushToken();
  const { error } = await client.auth.signOut();
  if (error && !isMissingSession(error)) throw error;
}

async function signOutLocally(): Promise<void> {
  try {
    const client = await authenticatedClient();
    await client.auth.signOut({ scope: 'local' });
  } catch (error) {
    reportError(error, { severity: 'warning', category: 'authentication', source: 'signOut' });
  } finally {
    clearStoredSession();
  }
}

/**
 * Signs out with a notice and returns where to go: home, or /auth when the server could not be reached
 * and only this browser signed out. Other tabs follow.
 */
export async function signOut(): Promise<{ readonly goTo: string }> {
  recordSignOutReason('choice');
  try {
    await signOutOnServer(await authenticatedClient());
    clearStoredSession();
    endSession('choice');
    notify.text('success', toasts.signedOut);
    return { goTo: paths.home() };
  } catch (cause) {
    recordSignOutReason('forced');
    await signOutLocally();
    endSession('forced');
    notify.text('error', toasts.signOutFailed, { description: messageOf(cause) });
    return { goTo: paths.auth() };
  }
}

/** Signs out after inactivity, in every tab, with a notice for 5 seconds. */
export async function signOutInactive(): Promise<void> {
  recordSignOutReason('inactivity');
  try {
    await signOutOnServer(await authenticatedClient());
  } catch (error) {
    reportError(error, { severity: 'warning', category: 'authentication', source: 'inactivity' });
    await signOutLocally();
  }
  clearStoredSession();
  endSession('inactivity');
  notifySessionExpired(toasts.sessionExpiredInactive);
}
