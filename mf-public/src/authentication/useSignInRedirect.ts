import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { notify, pageHost, toasts, useAuth } from '@tree-service/kernel';
import {
  destinationAfterSignIn,
  probableDestination,
  readIntent,
  type Destination,
} from './destinationAfterSignIn';

const REDIRECT_AFTER_MS = 500;

// One notice for one sign-in: what the next page says replaces what this one said.
const NOTICE = { id: 'authenticated' };

/**
 * After sign-in, shows the notice and redirects half a second later, once per mount; who signed in here is
 * then welcomed. Returns what is to be called when the server has accepted a password: the page that follows
 * is read while the account is.
 */
export function useSignInRedirect(): () => void {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const { state } = useLocation();
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const taken = useRef<Destination>(undefined);
  const isAccepted = useRef(false);

  // Once: reading the destination forgets the stored part of it.
  const takeDestination = useEffectEvent(
    () => (taken.current ??= destinationAfterSignIn(readIntent(state))),
  );
  const leadOn = useEffectEvent(({ to, state: handedOn }: Destination) => {
    if (isAccepted.current) notify.text('success', toasts.welcomeBack, NOTICE);
    void navigate(to, { replace: true, state: handedOn });
  });

  useEffect(() => {
    if (!isSignedIn || timer.current !== undefined) return;
    notify.text('success', toasts.authenticated, NOTICE);
    const destination = takeDestination();
    pageHost()?.prepareVisit?.(destination.to);
    timer.current = setTimeout(() => leadOn(destination), REDIRECT_AFTER_MS);
  }, [isSignedIn]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );

  return () => {
    isAccepted.current = true;
    pageHost()?.prepareVisit?.(probableDestination(readIntent(state)));
  };
}
