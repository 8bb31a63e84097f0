import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '@tree-service/kernel/contract';
import {
  CheckboxField,
  EmailField,
  Form,
  PasswordField,
  SubmitButton,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify, pageHost, signIn, toasts, useAuth } from '@tree-service/kernel';
import { useWatch } from 'react-hook-form';
import styled from 'styled-components';
import { Button, OnceOpened, space } from '@tree-service/design';
import { useLocation, useNavigate } from 'react-router';
import { AuthLayout, OtherWay, OtherWays } from '../../authentication/AuthLayout';
import { loginSchema } from '../../authentication/schemas';
import { SocialSignIn } from '../../authentication/SocialSignIn';
import {
  destinationAfterSignIn,
  probableDestination,
  readIntent,
  type Destination,
} from '../../authentication/destinationAfterSignIn';
import type { MailKind } from './MailDialog';

// Few ask for a mail, and dialogs weigh more than the whole form.
const loadMail = () => import('./MailDialog');

interface LoginValues {
  email: string;
  password: string;
  rememberMe?: boolean;
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  & > :first-child {
    flex-basis: 100%;
  }
`;

/** The fields of the sign-in form, and the mails that help where the password is not known. */
function LoginFields() {
  const [mail, setMail] = useState<MailKind>('reset');
  const [isOpen, setOpen] = useState(false);
  const email = useWatch<LoginValues, 'email'>({ name: 'email' });
  const open = (kind: MailKind) => () => {
    setMail(kind);
    setOpen(true);
  };
  const close = () => setOpen(false);

  return (
    <>
      <EmailField<LoginValues> name="email" />
      <PasswordField<LoginValues> name="password" />
      <Line>
        <CheckboxField<LoginValues> name="rememberMe" label="Remember me for 30 days" />
        <Button variant="link" onClick={open('reset')}>
          Forgot your password?
        </Button>
        <Button variant="link" onClick={open('link')}>
          Email me a sign-in link
        </Button>
      </Line>
      <OnceOpened isOpen={isOpen} source="MailDialog" load={loadMail} onFail={close}>
        {(MailDialog) => <MailDialog kind={mail} open={isOpen} email={email} onClose={close} />}
      </OnceOpened>
    </>
  );
}

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

export default function LoginPage() {
  const onAccepted = useSignInRedirect();
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  const [attempts, setAttempts] = useState(0);
  const form = useSchemaForm(loginSchema, {
    defaultValues: { email: '', password: '', rememberMe: false },
  });

  return (
    <AuthLayout title="Welcome Back" subtitle="Sign in to your account to continue">
      <Form
        draft={null}
        form={form}
        label="Sign in"
        onSubmit={({ email, password, rememberMe }) => {
          setAttempts((count) => count + 1);
          return signIn({ email, password, remember: rememberMe, onAccepted });
        }}
      >
        <LoginFields />
        <SubmitButton size="mobileLg" fullWidth>
          {isSignedIn ? 'Redirecting...' : 'Sign In'}
        </SubmitButton>
      </Form>
      <SocialSignIn remember={() => form.getValues('rememberMe') === true} attempts={attempts} />
      <OtherWays>
        <p>
          New here? <OtherWay to={paths.register()}>Create an account</OtherWay>
        </p>
        <p>
          Do you manage properties?{' '}
          <OtherWay to={paths.register()}>Sign up as a property manager</OtherWay>
        </p>
        <p>
          Are you a tree-care professional?{' '}
          <OtherWay to={paths.joinAsPro()}>Join as a Pro</OtherWay>
        </p>
      </OtherWays>
    </AuthLayout>
  );
}
