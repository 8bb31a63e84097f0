import { defaultLanding, paths, type Guard } from '@tree-service/kernel/contract';
import { isAdmin, isOwner, isVendor, userTypeOf, type AuthState } from '@tree-service/kernel';

export type AccessDecision =
  | { readonly kind: 'verifying' }
  | { readonly kind: 'allowed' }
  | { readonly kind: 'signInFirst'; readonly goTo: string }
  | { readonly kind: 'verifyFirst'; readonly goTo: string }
  | { readonly kind: 'choosePassword'; readonly goTo: string }
  | { readonly kind: 'refused'; readonly goTo: string };

const verifying: AccessDecision = { kind: 'verifying' };
const allowed: AccessDecision = { kind: 'allowed' };

function mayEnter(guard: Guard, auth: AuthState): boolean {
  switch (guard) {
    case 'public':
    case 'signedIn':
      return true;
    case 'owner':
      return isOwner(auth);
    case 'vendor':
      return isVendor(auth);
    case 'admin':
      return isAdmin(auth);
    case 'requester':
      return isOwner(auth) || userTypeOf(auth) === null;
  }
}

// Sign-in itself refuses an unconfirmed address; the guard takes every one for verified.
const countsAsVerified = (): boolean => true;

/**
 * Whether someone may enter an area, and where to go otherwise: to sign in (administrators' pages
 * send visitors to the dashboard, which gives nothing away), to choose a password where the account has none that
 * counts, or to the landing of their own type.
 */
export function decideAccess(
  guard: Guard,
  auth: AuthState,
  isVerified: (auth: AuthState) => boolean = countsAsVerified,
): AccessDecision {
  if (guard === 'public') return allowed;
  if (auth.status === 'loading') return verifying;
  if (auth.status === 'signedOut') {
    if (guard === 'requester') return allowed;
    return { kind: 'signInFirst', goTo: guard === 'admin' ? paths.dashboard() : paths.auth() };
  }
  if (!isVerified(auth)) return { kind: 'verifyFirst', goTo: paths.confirmEmail() };
  if (auth.user.mustChoosePassword) return { kind: 'choosePassword', goTo: paths.resetPassword() };
  if (mayEnter(guard, auth)) return allowed;
  const type = userTypeOf(auth);
  return { kind: 'refused', goTo: type === null ? paths.dashboard() : defaultLanding(type) };
}
