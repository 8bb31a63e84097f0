import { paths } from '@tree-service/kernel/contract';
import { useAuth } from '@tree-service/kernel';
import { Alert, Spinner } from '@tree-service/design';
import { AuthLayout } from '../../authentication/AuthLayout';
import { OtherWay, OtherWays } from '../../authentication/OtherWays';
import { NewPasswordForm } from './NewPasswordForm';

/** Where the link of a password mail lands: sets a new password for whoever followed it. */
export default function ResetPasswordPage() {
  const status = useAuth((auth) => auth.status);
  return (
    <AuthLayout title="Set a new password" subtitle="You stay signed in with it afterwards.">
      {status === 'loading' && <Spinner label="Checking your link..." />}
      {status === 'signedIn' && <NewPasswordForm />}
      {status === 'signedOut' && (
        <>
          <Alert tone="warning" role="alert" title="This link does not work any more">
            Links in mails work once and for a limited time. Ask for a new one on the sign-in page.
          </Alert>
          <OtherWays>
            <p>
              <OtherWay to={paths.login()}>Go to sign-in</OtherWay>
            </p>
          </OtherWays>
        </>
      )}
    </AuthLayout>
  );
}
