import { isUnreachable, messageOf } from '../errors/messageOf';
import { reportError } from '../errors/reportError';
import { notify } from '../notices/notify';
import { toasts } from '../notices/toastCatalog';
import { done, failed, type Outcome } from '../outcome';
import { clearStoredSession } from '../backend/sessionLifetime';
import { authState } from './authStore';
import { authenticatedClient, session } from './connection';
import { endSession } from './endSession';

const RELOAD_AFTER_MS = 1000;

/** Statuses with which the server refuses to renew a session that was ended. */
const REFUSED = [400, 401, 403];

/** Renews the session, shows a notice, and reloads the page one second later. */
export async function refreshSession(
  reload: () => void = () => window.location.reload(),
): Promise<Outcome> {
  try {
    const client = await authenticatedClient();
    const { error } = await client.auth.refreshSession();
    if (error) {
      notify.text('error', toasts.sessionRefreshFailed, { description: messageOf(error) });
      return failed(error);
    }
    notify.text('success', toasts.sessionRefreshed);
    setTimeout(reload, RELOAD_AFTER_MS);
    return done;
  } catch (cause) {
    notify.text('error', toasts.sessionRefreshError);
    reportError(cause, { category: 'authentication', source: 'refreshSession' });
    return failed(cause);
  }
}

/**
 * Checks the session and renews it when due. A missing session signs out with a notice; an unreachable
 * server changes nothing. Returns whether someone is signed in.
 */
export async function checkSession(): Promise<boolean> {
  if (authState().status !== 'signedIn') return false;
  const client = await authenticatedClient();
  const { data, error } = await client.auth.getSession();
  if (data.session) return true;
  if (error && isUnreachable(error)) return true;
  if (authState().status !== 'signedIn') return false;
  clearStoredSession();
  endSession('expired');
  return false;
}

/**
 * Asks the server whether the session is still valid, after sessions of the account were ended elsewhere.
 * An ended session signs out with a notice; an unreachable server changes nothing.
 */
export async function confirmSession(): Promise<void> {
  try {
    const client = await authenticatedClient();
    const { error } = await client.auth.refreshSession();
    if (error === null || !REFUSED.includes(error.status ?? 0)) return;
    // supabase-js keeps a session whose access token is still valid; all tabs follow when it is removed.
    await client.auth.signOut({ scope: 'local' });
  } catch (cause) {
    reportError(cause, { severity: 'warning', category: 'authentication', source: 'session' });
  }
}

/**
 * Reads the stored session, for the callback page when no sign-in event arrived. Returns whether the
 * account is signed in; throws the server's error.
 */
export async function findSession(): Promise<boolean> {
  const { connect, establishSession } = await session();
  const client = await connect();
  const { data, error } = await client.auth.getSession();
  if (error) throw error;
  return data.session !== null && establishSession(client, data.session);
}
