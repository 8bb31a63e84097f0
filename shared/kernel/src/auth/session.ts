import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import { backend } from '../backend/backend';
import { carriesSession } from '../backend/arrivingSession';
import type { Backend } from '../backend/createBackend';
import { endTerm, hasStoredSession, SESSION_KEY } from '../backend/sessionTerm';
import { messageOf } from '../errors/messageOf';
import { reportError } from '../errors/reportError';
import { notify } from '../notices/notify';
import { toasts } from '../notices/toastCatalogue';
import { queryClient } from '../queries/queryClient';
import { signedIn, signedOut, type Departure } from './authState';
import { authState, setAuthState } from './authStore';
import { isEmailVerified, toAuthUser } from './authUser';
import { readDeparture } from './departureNote';
import { profileOfAccount } from './profileOfAccount';
import { returnMemory } from './returnMemory';
import { sayExpired } from './sayExpired';

let admitting: { readonly userId: string; readonly finished: Promise<boolean> } | null = null;

async function letIn(client: Backend, session: Session): Promise<boolean> {
  if (!isEmailVerified(session.user)) {
    await client.auth.signOut();
    endTerm();
    setAuthState(signedOut(null));
    notify.text('error', toasts.emailVerificationRequired);
    return false;
  }
  const { user, profile } = await profileOfAccount(client, toAuthUser(session.user));
  setAuthState(signedIn(user, profile, expiryOf(session)));
  return true;
}

function expiryOf(session: Session): number | null {
  return session.expires_at === undefined ? null : session.expires_at * 1000;
}

/**
 * Turns a session into a signed-in account: refuses an unverified address (and says so), reads the
 * profile, settles the type. The same account arriving twice is let in once. Returns whether it is in.
 */
export function admit(client: Backend, session: Session): Promise<boolean> {
  const userId = session.user.id;
  if (admitting?.userId === userId) return admitting.finished;
  const finished = letIn(client, session).finally(() => {
    admitting = null;
  });
  admitting = { userId, finished };
  return finished;
}

/** Ends the session in this tab's view, with everything read for it. */
export function depart(departure: Departure | null): void {
  queryClient.clear();
  returnMemory.forgetJustAuthenticated();
  setAuthState(signedOut(departure));
}

function leave(departure: Departure): void {
  if (departure === 'expired') sayExpired(toasts.sessionExpired);
  depart(departure);
}

function followSession(client: Backend, event: AuthChangeEvent, session: Session | null): void {
  const before = authState();
  if (session === null) {
    if (before.status === 'loading') setAuthState(signedOut(null));
    else if (event === 'SIGNED_OUT' && before.status === 'signedIn') leave(readDeparture());
    return;
  }
  if (before.user?.id !== session.user.id) {
    // Another tab announces a session faster than the browser shares what it stored, and calls made
    // before that would go out as a visitor's. The storage event picks it up.
    if (!hasStoredSession()) {
      if (before.status === 'loading') setAuthState(signedOut(null));
      return;
    }
    if (before.user) queryClient.clear();
    admit(client, session).catch((cause: unknown) => {
      reportError(cause, { category: 'authentication', source: 'session' });
      if (authState().status === 'loading') setAuthState(signedOut(null));
    });
    return;
  }
  setAuthState(signedIn(toAuthUser(session.user), before.profile, expiryOf(session)));
}

let listening: Promise<Backend> | null = null;

/** The client, with the auth store following its session. */
export function listeningBackend(): Promise<Backend> {
  listening ??= backend().then(
    (client) => {
      client.auth.onAuthStateChange((event, session) => {
        // supabase-js waits for its listeners; calling it from inside one would wait for itself.
        setTimeout(() => followSession(client, event, session), 0);
      });
      return client;
    },
    (cause: unknown) => {
      listening = null;
      throw cause;
    },
  );
  return listening;
}

async function pickUpSession(): Promise<void> {
  try {
    const client = await listeningBackend();
    const { data } = await client.auth.getSession();
    if (data.session) followSession(client, 'SIGNED_IN', data.session);
  } catch (cause) {
    reportError(cause, { category: 'authentication', source: 'session' });
    notify.error('We could not check whether you are signed in', { description: messageOf(cause) });
    if (authState().status === 'loading') setAuthState(signedOut(null));
  }
}

async function readProfileAgain(): Promise<void> {
  const { user, expiresAt } = authState();
  if (user === null) return;
  const account = await profileOfAccount(await listeningBackend(), user);
  if (authState().user?.id === user.id) {
    setAuthState(signedIn(account.user, account.profile, expiresAt));
  }
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key !== SESSION_KEY) return;
  const { status } = authState();
  if (event.newValue !== null && status === 'signedOut') void pickUpSession();
  if (event.newValue === null && status === 'signedIn') leave(readDeparture());
}

function catchUp(): void {
  const { status, profile } = authState();
  if (!hasStoredSession()) return;
  if (status === 'signedOut') void pickUpSession();
  if (status === 'signedIn' && profile === null) void readProfileAgain();
}

let started = false;

/**
 * Starts following the session; called once per page, further calls do nothing. With neither a stored
 * nor an arriving session nothing is downloaded. A sign-in in another tab, or the line coming back
 * after a failed start, is picked up.
 */
export function startAuth(): void {
  if (started) return;
  started = true;
  if (hasStoredSession() || carriesSession(window.location)) void pickUpSession();
  window.addEventListener('storage', followOtherTabs);
  window.addEventListener('online', catchUp);
}
