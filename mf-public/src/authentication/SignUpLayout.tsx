import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { EmailField, PasswordField, SubmitButton } from '@tree-service/design/forms';
import { useAuth, returnMemory, signUp, type Outcome, type SignUp } from '@tree-service/kernel';
import { AuthLayout, type AuthLayoutProps, OtherWay, OtherWays } from './AuthLayout';
import { TermsField } from './TermsField';
import { readIntent } from './destinationAfterSignIn';
import { leavePendingRequest } from './waitingRequest';

export interface SignUpLayoutProps extends AuthLayoutProps {
  /** The link to the sign-up for the other side of the marketplace. */
  readonly other: ReactNode;
  /** What some people ask themselves before they sign up, with its answer. */
  readonly question?: string;
}

/** A sign-up page; redirects signed-in users to the dashboard. */
export function SignUpLayout({ children, other, question, ...layout }: SignUpLayoutProps) {
  const isSignedIn = useAuth((auth) => auth.status === 'signedIn');
  if (isSignedIn) return <Navigate to={paths.dashboard()} replace />;
  return (
    <AuthLayout {...layout}>
      {children}
      <OtherWays>
        <p>
          Already have an account? <OtherWay to={paths.login()}>Sign in</OtherWay>
        </p>
        <p>{other}</p>
        {question !== undefined && <p>{question}</p>}
      </OtherWays>
    </AuthLayout>
  );
}

export interface CredentialFieldsProps {
  readonly emailLabel?: string;
  /** The text of the submit button. */
  readonly submit: string;
}

/** Email, password, terms and the submit button of a sign-up form. */
export function CredentialFields({ emailLabel, submit }: CredentialFieldsProps) {
  return (
    <>
      <EmailField<{ email: string }> name="email" label={emailLabel} />
      <PasswordField<{ password: string }>
        name="password"
        kind="new"
        hint="At least 8 characters"
      />
      <TermsField />
      <SubmitButton size="mobileLg" fullWidth>
        {submit}
      </SubmitButton>
    </>
  );
}

/**
 * Creates an account and opens the confirmation page. A request that was to be sent is left with the sign-up, so that it is sent wherever the link in the email is followed. Where the visitor came from is stored for that moment.
 */
export function useSignUpSubmit(): (request: SignUp) => Promise<Outcome> {
  const { state } = useLocation();
  const navigate = useNavigate();
  return async (request) => {
    const { fromServiceRequest, autoSubmit, returnTo } = readIntent(state);
    if (returnTo !== null) returnMemory.rememberReturnTo(returnTo);
    const isSending = fromServiceRequest && autoSubmit;
    const waiting =
      isSending && request.userType === 'owner'
        ? await leavePendingRequest(request.email)
        : undefined;
    const outcome = await signUp(
      waiting && request.userType === 'owner' ? { ...request, waiting } : request,
    );
    if (!outcome.ok) return outcome;
    returnMemory.noteSource(isSending);
    const { email, userType } = request;
    const left = waiting && { waiting: { key: waiting.key } };
    await navigate(paths.confirmEmail(), { state: { email, userType, ...left } });
    return outcome;
  };
}
