import { create } from 'zustand';
import { hasSessionInUrl } from '../backend/sessionFromUrl';
import { hasStoredSession } from '../backend/sessionLifetime';
import type { Viewing } from '../viewing/viewing';
import type { Profile } from '../backend/profiles';
import type { AuthUser } from './authUser';

/**
 * Why the user was signed out: `choice` (here or in another tab), `forced` (the server could not be
 * reached), `inactivity`, or `expired`.
 */
export type SignOutReason = 'choice' | 'forced' | 'inactivity' | 'expired';

interface Loading {
  readonly status: 'loading';
  readonly user: null;
  readonly profile: null;
  readonly expiresAt: null;
  readonly signOutReason: null;
}

interface SignedOut {
  readonly status: 'signedOut';
  readonly user: null;
  readonly profile: null;
  readonly expiresAt: null;
  /** Null when no one has signed in since the page opened. */
  readonly signOutReason: SignOutReason | null;
}

interface SignedIn {
  readonly status: 'signedIn';
  readonly user: AuthUser;
  /** Null when the profile could not be read; metadata then decides what to show. */
  readonly profile: Profile | null;
  /** End of the access token in ms since 1970; it is renewed before. */
  readonly expiresAt: number | null;
  readonly signOutReason: null;
}

/** Who is using the page. */
export type AuthState = Loading | SignedOut | SignedIn;

/** The state while a stored session is being restored. */
export const loading: AuthState = {
  status: 'loading',
  user: null,
  profile: null,
  expiresAt: null,
  signOutReason: null,
};

export function signedOut(signOutReason: SignOutReason | null): AuthState {
  return { status: 'signedOut', user: null, profile: null, expiresAt: null, signOutReason };
}

export function signedIn(
  user: AuthUser,
  profile: Profile | null,
  expiresAt: number | null,
): AuthState {
  return { status: 'signedIn', user, profile, expiresAt, signOutReason: null };
}

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
