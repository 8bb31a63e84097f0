import { create } from 'zustand';
import { hasSessionInUrl } from '../backend/sessionFromUrl';
import { hasStoredSession } from '../backend/sessionLifetime';
import type { Viewing } from '../viewing/viewing';
import { loading, signedIn, signedOut, type AuthState } from './authState';

// A page is prerendered for a visitor, without a window.
const isInBrowser = typeof window !== 'undefined';

// Without a session in storage or in the URL there is nothing to wait for.
const initial: AuthState =
  isInBrowser && (hasStoredSession() || hasSessionInUrl(window.location))
    ? loading
    : signedOut(null);

/** Who is using the page, for components: `useAuth((auth) => auth.status)`. In a viewing, the viewed person. */
export const useAuth = create<AuthState>()(() => initial);

/** As useAuth, outside components. */
export function authState(): AuthState {
  return useAuth.getState();
}

const useViewingStore = create<{ readonly viewing: Viewing | null }>()(() => ({ viewing: null }));

/** The viewing this page shows; null when people see their own pages. */
export function useViewing(): Viewing | null {
  return useViewingStore(({ viewing }) => viewing);
}

/** As useViewing, outside components. */
export function currentViewing(): Viewing | null {
  return useViewingStore.getState().viewing;
}

let own: AuthState = initial;

/** The account whose session this is, also in a viewing. Only for what acts with the session. */
export function ownAuthState(): AuthState {
  return currentViewing() === null ? authState() : own;
}

/** Replaces the state of the session's own account. Only for the authentication actions. */
export function setAuthState(next: AuthState): void {
  own = next;
  const viewing = currentViewing();
  const isTheirs = viewing !== null && next.user?.id === viewing.adminId;
  if (viewing !== null && !isTheirs) useViewingStore.setState({ viewing: null });
  useAuth.setState(isTheirs ? signedIn(viewing.user, viewing.person, next.expiresAt) : next, true);
}

/** From now on, until the page is left, it is the viewed person's; to be followed by the administrator's state. */
export function setViewing(viewing: Viewing): void {
  useViewingStore.setState({ viewing });
}
