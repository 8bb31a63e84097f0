import type { Profile } from '../backend/profiles';
import type { AuthUser } from './authUser';

/**
 * Why nobody is signed in any more: `choice` (signed out, here or in another tab), `forced` (the
 * server could not be told), `inactivity`, or `expired`.
 */
export type Departure = 'choice' | 'forced' | 'inactivity' | 'expired';

interface Loading {
  readonly status: 'loading';
  readonly user: null;
  readonly profile: null;
  readonly expiresAt: null;
  readonly departure: null;
}

interface SignedOut {
  readonly status: 'signedOut';
  readonly user: null;
  readonly profile: null;
  readonly expiresAt: null;
  /** Null when nobody was signed in since the page was opened. */
  readonly departure: Departure | null;
}

interface SignedIn {
  readonly status: 'signedIn';
  readonly user: AuthUser;
  /** Null when the profile could not be read; what may be shown then rests on metadata alone. */
  readonly profile: Profile | null;
  /** End of the access token in ms since 1970; it is renewed before. */
  readonly expiresAt: number | null;
  readonly departure: null;
}

/** Who is using the page. */
export type AuthState = Loading | SignedOut | SignedIn;

/** The state while a stored session is being looked into. */
export const loading: AuthState = {
  status: 'loading',
  user: null,
  profile: null,
  expiresAt: null,
  departure: null,
};

/** The state of a visitor. */
export function signedOut(departure: Departure | null): AuthState {
  return { status: 'signedOut', user: null, profile: null, expiresAt: null, departure };
}

/** The state of somebody signed in. */
export function signedIn(
  user: AuthUser,
  profile: Profile | null,
  expiresAt: number | null,
): AuthState {
  return { status: 'signedIn', user, profile, expiresAt, departure: null };
}
