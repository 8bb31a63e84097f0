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
