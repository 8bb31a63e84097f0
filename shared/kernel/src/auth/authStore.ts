import { create } from 'zustand';
import { carriesSession } from '../backend/arrivingSession';
import { hasStoredSession } from '../backend/sessionTerm';
import { loading, signedOut, type AuthState } from './authState';

// Without a stored or arriving session there is nothing to wait for: the first paint already knows.
const initial: AuthState =
  hasStoredSession() || carriesSession(window.location) ? loading : signedOut(null);

/** Who is using the page, for components: `useAuth((auth) => auth.status)`. */
export const useAuth = create<AuthState>()(() => initial);

/** Who is using the page, outside components. */
export function authState(): AuthState {
  return useAuth.getState();
}

/** Replaces the state. For the authentication actions alone. */
export function setAuthState(next: AuthState): void {
  useAuth.setState(next, true);
}
