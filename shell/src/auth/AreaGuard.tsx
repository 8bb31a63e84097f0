import { useEffect, useRef, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate, type Location } from 'react-router';
import { paths, type Guard } from '@tree-service/kernel/contract';
import { notify, returnPathFrom, toasts, useAuth } from '@tree-service/kernel';
import { decideAccess } from './accessDecision';
import { VerifyingAccess } from './VerifyingAccess';

/** What a guard stands before: the given children, or the routes nested inside it. */
export interface GuardProps {
  readonly children?: ReactNode;
}

const NOTICE_ID = 'guard';

// One guard may hand on to the next (administrators' pages to the dashboard, the dashboard to
// sign-in); the first page asked for is the one to come back to.
function originOf(location: Location<unknown>): string {
  const { state } = location;
  const earlier =
    typeof state === 'object' && state !== null
      ? returnPathFrom(Reflect.get(state, 'returnTo'))
      : null;
  return earlier ?? location.pathname + location.search + location.hash;
}

/**
 * Stands before an area: shows nothing of it, and renders nothing that would download it, before
 * access is certain. Refusals are told by a toast and lead away.
 */
export function AreaGuard({ guard, children }: GuardProps & { readonly guard: Guard }) {
  const auth = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const wasInside = useRef(false);
  const decision = decideAccess(guard, auth);
  const { kind } = decision;
  const goTo = 'goTo' in decision ? decision.goTo : null;
  const { departure } = auth;

  useEffect(() => {
    if (kind === 'allowed') wasInside.current = true;
    if (goTo === null) return;
    const leftInside = wasInside.current ? departure : null;
    wasInside.current = false;
    if (leftInside === 'choice') {
      void navigate(paths.home(), { replace: true });
      return;
    }
    if (kind === 'refused') {
      notify.text('error', toasts.noPermission, { id: NOTICE_ID });
      void navigate(goTo, { replace: true });
      return;
    }
    // The notice that ended the session has already said why.
    if (leftInside === null) notify.text('error', toasts.pleaseSignIn, { id: NOTICE_ID });
    const state = leftInside === 'forced' ? null : { returnTo: originOf(location) };
    void navigate(goTo, { replace: true, state });
  }, [kind, goTo, departure, location, navigate]);

  if (kind === 'allowed') return children ?? <Outlet />;
  return kind === 'verifying' ? <VerifyingAccess /> : null;
}
