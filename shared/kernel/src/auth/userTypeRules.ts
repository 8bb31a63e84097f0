import type { NavigationViewer, UserType } from '../contract';
import type { AuthState } from './authStore';

function says(state: AuthState, type: UserType): boolean {
  return state.profile?.user_type === type || state.user?.metadata.userType === type;
}

/** Whether the profile or the metadata says vendor. For display; the server decides access. */
export function isVendor(state: AuthState): boolean {
  return says(state, 'vendor');
}

/** Whether the profile or the metadata says owner. For display; the server decides access. */
export function isOwner(state: AuthState): boolean {
  return says(state, 'owner');
}

/** Whether the account is an administrator. Only the profile counts, which users can't edit. */
export function isAdmin(state: AuthState): boolean {
  return state.profile?.user_type === 'admin';
}

/** The type to render for, checked in the order vendor, owner, admin; null if unknown. */
export function userTypeOf(state: AuthState): UserType | null {
  if (isVendor(state)) return 'vendor';
  if (isOwner(state)) return 'owner';
  return isAdmin(state) ? 'admin' : null;
}

/** Whom the navigation is rendered for. */
export function viewerOf(state: AuthState): NavigationViewer {
  return { signedIn: state.status === 'signedIn', type: userTypeOf(state) };
}
