import { useEffect, useRef, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate, type Location } from 'react-router';
import { defaultLanding, type Guard, paths } from '@tree-service/kernel/contract';
import {
  type AuthState,
  isAdmin,
  isOwner,
  isVendor,
  notify,
  returnMemory,
  returnPathFrom,
  toasts,
  useAuth,
  userTypeOf,
} from '@tree-service/kernel';
import { PageLoading } from '../layout/PageLoading';

interface GuardProps {
  readonly guard: Guard;
  readonly children?: ReactNode;
}

const NOTICE_ID = 'guard';

/** Where an account asks whether it is an administrator's. */
const ADMIN_CHECK = '/admin-check';

/** What the account is, for people refused at the administrators' check. */
function whyNotAdmin({ profile, user }: AuthState): string {
  const type = profile?.user_type ?? 'unknown';
  const said = user?.metadata.userType ?? 'none';
  return `Your profile type is ${type}, your metadata type ${said}. Only the profile type admin may enter.`;
}

// Guards may redirect in a chain (administrators' pages to the dashboard, the dashboard to sign-in);
// the first requested page is the one to return to.
function originOf(location: Location<unknown>): string {
  const { state } = location;
  const earlier =
    typeof state === 'object' && state !== null
      ? returnPathFrom(Reflect.get(state, 'returnTo'))
      : null;
  return earlier ?? location.pathname + location.search + location.hash;
}

type AccessDecision =
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

/**
 * Guards an area: renders nothing of it before access is certain. A refusal shows a toast and redirects.
 */
export function AreaGuard({ guard, children }: GuardProps) {
  const auth = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const wasInside = useRef(false);
  const decision = decideAccess(guard, auth);
  const { kind } = decision;
  const goTo = 'goTo' in decision ? decision.goTo : null;
  const { signOutReason } = auth;

  useEffect(() => {
    if (kind === 'allowed') wasInside.current = true;
    if (goTo === null) return;
    const leftInside = wasInside.current ? signOutReason : null;
    wasInside.current = false;
    if (leftInside === 'choice') {
      void navigate(paths.home(), { replace: true });
      return;
    }
    if (kind === 'refused') {
      notify.text('error', toasts.noPermission, {
        id: NOTICE_ID,
        description: location.pathname.startsWith(ADMIN_CHECK) ? whyNotAdmin(auth) : undefined,
      });
      void navigate(goTo, { replace: true });
      return;
    }
    if (kind === 'verifyFirst') {
      notify.text('error', toasts.pleaseVerifyEmail, { id: NOTICE_ID });
      void navigate(goTo, { replace: true });
      return;
    }
    if (kind === 'choosePassword') {
      // The page says why, and leads back.
      returnMemory.rememberReturnTo(originOf(location));
      void navigate(goTo, { replace: true });
      return;
    }
    // The notice that ended the session has already said why.
    if (leftInside === null) notify.text('error', toasts.pleaseSignIn, { id: NOTICE_ID });
    const state = leftInside === 'forced' ? null : { returnTo: originOf(location) };
    void navigate(goTo, { replace: true, state });
  }, [kind, goTo, signOutReason, location, navigate, auth]);

  if (kind === 'allowed') return children ?? <Outlet />;
  return kind === 'verifying' ? <PageLoading label="Verifying access..." /> : null;
}
