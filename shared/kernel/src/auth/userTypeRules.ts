import type { NavigationViewer, UserType } from '../contract';
import type { AuthState } from './authState';

function says(state: AuthState, type: UserType): boolean {
  return state.profile?.user_type === type || state.user?.metadata.userType === type;
}

/** Whether the interface treats somebody as a Pro: the profile or the metadata says vendor. */
export function isVendor(state: AuthState): boolean {
  return says(state, 'vendor');
}

/** Whether the interface treats somebody as an owner: the profile or the metadata says owner. */
export function isOwner(state: AuthState): boolean {
  return says(state, 'owner');
}

/** Whether somebody is an administrator. Only the profile, which nobody can edit, counts. */
export function isAdmin(state: AuthState): boolean {
  return state.profile?.user_type === 'admin';
}

/** The type the interface is drawn for, asked in the order vendor, owner, admin; else null. */
export function userTypeOf(state: AuthState): UserType | null {
  if (isVendor(state)) return 'vendor';
  if (isOwner(state)) return 'owner';
  return isAdmin(state) ? 'admin' : null;
}

/** Whom the navigation is drawn for. */
export function viewerOf(state: AuthState): NavigationViewer {
  return { signedIn: state.status === 'signedIn', type: userTypeOf(state) };
}
