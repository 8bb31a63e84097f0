import { useLocation } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { AuthLayout } from '../../authentication/AuthLayout';
import { OtherWay, OtherWays } from '../../authentication/OtherWays';
import { ResendForm } from './ResendForm';

function addressIn(state: unknown): string | null {
  const email: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  return typeof email === 'string' && email !== '' ? email : null;
}

/** Asks the user to confirm the address after sign-up, and resends the email. */
export default function ConfirmEmailPage() {
  const { state } = useLocation();
  const email = addressIn(state);
  return (
    <AuthLayout
      title="Confirm your email"
      subtitle={
        email === null ? (
          'Follow the link in the email we sent you. It may take a minute to arrive.'
        ) : (
          <>
            We sent a link to <strong>{email}</strong>. Follow it to finish. It may take a minute to
            arrive. Check your spam folder too.
          </>
        )
      }
    >
      <ResendForm knownEmail={email} />
      <OtherWays>
        <p>
          Already confirmed? <OtherWay to={paths.login()}>Sign in</OtherWay>
        </p>
      </OtherWays>
    </AuthLayout>
  );
}
