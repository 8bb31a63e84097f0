import styled from 'styled-components';
import { Heading, space, SpinnerRing, Text } from '@tree-service/design';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import {
  findSession,
  notify,
  offeredSession,
  reportError,
  returnMemory,
  toasts,
  useAuth,
} from '@tree-service/kernel';
import { draftKeyIn } from '../../authentication/waitingRequest';
import {
  destinationAfterCallback,
  type Destination,
} from '../../authentication/destinationAfterSignIn';

const Place = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space(4)};
  min-height: calc(100vh - 4.5rem);
  padding: ${space(8)} ${space(4)};
  text-align: center;
`;

const SESSION_CHECK_AFTER_MS = 10_000;
const BACK_TO_LOGIN_AFTER_MS = 3000;

/** The progress of a sign-in callback. */
type CallbackOutcome =
  | { readonly kind: 'processing' }
  | { readonly kind: 'redirecting' }
  | { readonly kind: 'failed'; readonly message: string };

/** The error in the address, or null. */
function errorInAddress({ hash, search }: { hash: string; search: string }): string | null {
  for (const parameters of [new URLSearchParams(search), new URLSearchParams(hash.slice(1))]) {
    const error = parameters.get('error_description') ?? parameters.get('error');
    if (error !== null) return error;
  }
  return null;
}

/** Completes the sign-in of this address, then navigates to its destination. */
function useCallbackOutcome(): CallbackOutcome {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const location = useLocation();
  const [addressError] = useState(() => errorInAddress(location));
  const [offered] = useState(() => offeredSession(location));
  const isConfirmation = offered?.type === 'signup';
  const isSignedOut = useAuth((auth) => auth.status === 'signedOut');
  const isSettled = useRef(false);
  const isCheckingByHand = useRef(false);

  const succeed = useEffectEvent((choose: () => Destination) => {
    if (isSettled.current) return;
    isSettled.current = true;
    notify.text('success', toasts.authenticatedCallback, { id: 'authenticated' });
    returnMemory.markJustAuthenticated();
    returnMemory.forgetMobileSignIn();
    const { to, state } = choose();
    void navigate(to, { replace: true, state });
  });

  const checkByHand = useEffectEvent(async () => {
    if (isSettled.current) return;
    if (addressError !== null) {
      setFailure(`Authentication failed: ${addressError}`);
      return;
    }
    isCheckingByHand.current = true;
    try {
      if (await findSession()) succeed(() => ({ to: paths.dashboard() }));
      else setFailure('Authentication timed out. Please try again.');
    } catch (error) {
      reportError(error, { category: 'authentication', source: 'AuthCallback' });
      setFailure('Authentication failed. Please try again.');
    }
  });

  useEffect(() => {
    if (isSignedIn && !isCheckingByHand.current) succeed(destinationAfterCallback);
  }, [isSignedIn]);

  // The link was opened in another browser than the one that signed up.
  const askToSignIn = useEffectEvent(() => {
    isSettled.current = true;
    if (offered?.mustChoosePassword) {
      const { hash } = location;
      void navigate({ pathname: paths.resetPassword(), hash }, { replace: true });
      return;
    }
    const draft = draftKeyIn(location.search);
    if (draft !== null) {
      const confirmed = `${paths.confirmEmail()}?${new URLSearchParams({ draft }).toString()}`;
      void navigate(confirmed, { replace: true, state: { isConfirmed: true } });
      return;
    }
    notify.success('Email confirmed', { description: 'Sign in to continue.', id: 'authenticated' });
    void navigate(paths.login(), { replace: true });
  });

  useEffect(() => {
    if (isConfirmation && isSignedOut) askToSignIn();
  }, [isConfirmation, isSignedOut]);

  useEffect(() => {
    const timer = setTimeout(() => void checkByHand(), SESSION_CHECK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (failure === null) return undefined;
    returnMemory.forgetMobileSignIn();
    returnMemory.forgetSource();
    const timer = setTimeout(
      () => void navigate(paths.login(), { replace: true }),
      BACK_TO_LOGIN_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [failure, navigate]);

  if (isSignedIn) return { kind: 'redirecting' };
  return failure === null ? { kind: 'processing' } : { kind: 'failed', message: failure };
}

/** The callback of emails and sign-in providers: completes the sign-in and redirects. */
export default function AuthCallbackPage() {
  const outcome = useCallbackOutcome();
  if (outcome.kind === 'failed') {
    return (
      <Place role="alert">
        <Heading level={1} size="2xl">
          Authentication Failed
        </Heading>
        <Text tone="danger">{outcome.message}</Text>
        <Text tone="muted">Redirecting to login page...</Text>
      </Place>
    );
  }
  return (
    <Place role="status">
      <SpinnerRing $size="2.5rem" />
      <Heading level={1} size="2xl">
        {outcome.kind === 'redirecting' ? 'Redirecting...' : 'Processing Authentication...'}
      </Heading>
      <Text tone="muted">Please wait while we complete your sign-in process.</Text>
    </Place>
  );
}
