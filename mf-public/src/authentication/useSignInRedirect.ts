import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { notify, toasts, useAuth } from '@tree-service/kernel';
import { destinationAfterSignIn, readIntent } from './destinationAfterSignIn';

const REDIRECT_AFTER_MS = 500;

/** After sign-in, shows the notice and redirects half a second later, once per mount. */
export function useSignInRedirect(): void {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const { state } = useLocation();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const leadOn = useEffectEvent(() => {
    const { to, state: handedOn } = destinationAfterSignIn(readIntent(state));
    void navigate(to, { replace: true, state: handedOn });
  });

  useEffect(() => {
    if (!isSignedIn || timer.current !== undefined) return;
    notify.text('success', toasts.authenticated, { id: 'authenticated' });
    timer.current = setTimeout(() => leadOn(), REDIRECT_AFTER_MS);
  }, [isSignedIn]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
}
