import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { EmailField, PasswordField, SubmitButton } from '@tree-service/design/forms';
import { useAuth } from '@tree-service/kernel';
import { AuthLayout, type AuthLayoutProps } from './AuthLayout';
import { OtherWay, OtherWays } from './OtherWays';
import { TermsField } from './TermsField';

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
