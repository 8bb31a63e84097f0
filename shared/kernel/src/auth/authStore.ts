import { create } from 'zustand';
import { hasSessionInUrl } from '../backend/sessionFromUrl';
import { hasStoredSession } from '../backend/sessionLifetime';
import { loading, signedOut, type AuthState } from './authState';

// A page is prerendered for a visitor, without a window.
const isInBrowser = typeof window !== 'undefined';

// Without a session in storage or in the URL there is nothing to wait for.
const initial: AuthState =
  isInBrowser && (hasStoredSession() || hasSessionInUrl(window.location))
    ? loading
    : signedOut(null);

/** Who is using the page, for components: `useAuth((auth) => auth.status)`. */
export const useAuth = create<AuthState>()(() => initial);

/** Who is using the page, outside components. */
export function authState(): AuthState {
  return useAuth.getState();
}

/** Replaces the state. Only for the authentication actions. */
export function setAuthState(next: AuthState): void {
  useAuth.setState(next, true);
}
