import { isUnreachable, messageOf } from '../errors/messageOf';
import { reportError } from '../errors/reportError';
import { notify } from '../notices/notify';
import { toasts } from '../notices/toastCatalogue';
import { done, failed, type Outcome } from '../outcome';
import { endTerm } from '../backend/sessionTerm';
import { authState } from './authStore';
import { sayExpired } from './sayExpired';
import { admit, depart, listeningBackend } from './session';

const RELOAD_AFTER_MS = 1000;

/** With what the server refuses to renew a session that was ended. */
const REFUSED = [400, 401, 403];

/** Renews the session, says so, and reloads the page one second later. */
export async function refreshSession(
  reload: () => void = () => window.location.reload(),
): Promise<Outcome> {
  try {
    const client = await listeningBackend();
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
 * Checks that the session still holds, renewing it when due. A session that is gone signs out with
 * the notice; a server out of reach changes nothing. Returns whether somebody is signed in.
 */
export async function checkSession(): Promise<boolean> {
  if (authState().status !== 'signedIn') return false;
  const client = await listeningBackend();
  const { data, error } = await client.auth.getSession();
  if (data.session) return true;
  if (error && isUnreachable(error)) return true;
  if (authState().status !== 'signedIn') return false;
  endTerm();
  depart('expired');
  sayExpired(toasts.sessionExpired);
  return false;
}

/**
 * Asks the server whether the session still stands, after sessions of the account were ended somewhere.
 * One that was ended signs out here as well, with the notice; a server that cannot say changes nothing.
 */
export async function confirmSession(): Promise<void> {
  try {
    const client = await listeningBackend();
    const { error } = await client.auth.refreshSession();
    if (error === null || !REFUSED.includes(error.status ?? 0)) return;
    // Its access token still has a while to go, so supabase-js keeps it; every tab follows when it goes.
    await client.auth.signOut({ scope: 'local' });
  } catch (cause) {
    reportError(cause, { severity: 'warning', category: 'authentication', source: 'session' });
  }
}

/**
 * Looks for a session by hand, for the callback page whose session did not arrive by itself. Returns
 * whether one was found and let in; throws what the server refused with.
 */
export async function findSession(): Promise<boolean> {
  const client = await listeningBackend();
  const { data, error } = await client.auth.getSession();
  if (error) throw error;
  return data.session !== null && admit(client, data.session);
}
