import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { backend } from '../backend/backend';
import type { Backend } from '../backend/client';
import { clearStoredSession, hasStoredSession } from '../backend/sessionLifetime';
import { reportError } from '../errors/reportError';
import { notify } from '../notices/notify';
import { toasts } from '../notices/toastCatalog';
import { queryClient } from '../queries/queryClient';
import { currentViewing, ownAuthState, setAuthState, signedIn, signedOut } from './authStore';
import { isEmailVerified, toAuthUser } from './authUser';
import { endSession, notifySessionExpired, readSignOutReason } from './endSession';
import { rememberUserType } from './expectedAccount';
import { loadProfile } from './loadProfile';
import { restoreViewing } from '../viewing/viewingCommands';

let establishing: { readonly userId: string; readonly finished: Promise<boolean> } | null = null;

async function acceptSession(client: Backend, session: Session): Promise<boolean> {
  if (!isEmailVerified(session.user)) {
    await client.auth.signOut();
    clearStoredSession();
    setAuthState(signedOut(null));
    notify.text('error', toasts.emailVerificationRequired);
    return false;
  }
  // In a viewing the profile that the server would answer with is another one.
  if (currentViewing()?.adminId === session.user.id) {
    setAuthState(signedIn(toAuthUser(session.user), ownAuthState().profile, expiryOf(session)));
    return true;
  }
  const { user, profile } = await loadProfile(client, toAuthUser(session.user));
  if (profile !== null) rememberUserType(profile.user_type);
  await restoreViewing(client, user.id);
  setAuthState(signedIn(user, profile, expiryOf(session)));
  return true;
}

function expiryOf(session: Session): number | null {
  return session.expires_at === undefined ? null : session.expires_at * 1000;
}

/**
 * Signs in with a session: refuses an unverified address (with a notice), loads the profile, syncs the
 * user type. Concurrent calls for one account share one run. Returns whether the account is signed in.
 */
export function establishSession(client: Backend, session: Session): Promise<boolean> {
  const userId = session.user.id;
  if (establishing?.userId === userId) return establishing.finished;
  const finished = acceptSession(client, session).finally(() => {
    establishing = null;
  });
  establishing = { userId, finished };
  return finished;
}

const wasStoredAtLoad = hasStoredSession();

/** Ends the wait for a session that could not be restored, with a notice when the server refused it. */
function endUnrestored(): void {
  if (wasStoredAtLoad && !hasStoredSession()) notifySessionExpired(toasts.sessionExpired);
  setAuthState(signedOut(null));
}

function followSession(client: Backend, event: AuthChangeEvent, session: Session | null): void {
  const before = ownAuthState();
  if (session === null) {
    if (before.status === 'loading') endUnrestored();
    else if (event === 'SIGNED_OUT' && before.status === 'signedIn')
      endSession(readSignOutReason());
    return;
  }
  if (before.user?.id !== session.user.id) {
    // Another tab announces a session before the browser shares its storage; calls made until then
    // would be anonymous. The storage event restores the session.
    if (!hasStoredSession()) {
      if (before.status === 'loading') setAuthState(signedOut(null));
      return;
    }
    if (before.user) queryClient.clear();
    establishSession(client, session).catch((cause: unknown) => {
      reportError(cause, { category: 'authentication', source: 'session' });
      if (ownAuthState().status === 'loading') setAuthState(signedOut(null));
    });
    return;
  }
  setAuthState(signedIn(toAuthUser(session.user), before.profile, expiryOf(session)));
}

let connecting: Promise<Backend> | null = null;

/** The client, with the auth store following its session. */
export function connect(): Promise<Backend> {
  connecting ??= backend().then(
    (client) => {
      client.auth.onAuthStateChange((event, session) => {
        // supabase-js waits for its listeners; calling it from inside one would deadlock.
        setTimeout(() => followSession(client, event, session), 0);
      });
      return client;
    },
    (cause: unknown) => {
      connecting = null;
      throw cause;
    },
  );
  return connecting;
}

/** Signs in with the stored session or the one in the URL, if there is one. */
export async function restoreSession(): Promise<void> {
  const client = await connect();
  const { data } = await client.auth.getSession();
  if (data.session) followSession(client, 'SIGNED_IN', data.session);
}

/** Reads the profile that could not be read before. */
export async function reloadProfile(): Promise<void> {
  const { user, expiresAt } = ownAuthState();
  if (user === null || currentViewing() !== null) return;
  const account = await loadProfile(await connect(), user);
  if (ownAuthState().user?.id === user.id) {
    setAuthState(signedIn(account.user, account.profile, expiresAt));
  }
}

export { isEmailVerified } from './authUser';
export { syncUserType } from './loadProfile';
export { spendMailedLink } from './spendMailedLink';
