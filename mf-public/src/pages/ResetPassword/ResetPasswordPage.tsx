import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { offeredSession, useAuth } from '@tree-service/kernel';
import { Alert, Spinner, VStack } from '@tree-service/design';
import { AuthLayout } from '../../authentication/AuthLayout';
import { OtherWay, OtherWays } from '../../authentication/OtherWays';
import { ChooseAgain } from './ChooseAgain';
import { ConfirmAccount } from './ConfirmAccount';
import { NewPasswordForm } from './NewPasswordForm';

/** The target of the link in a password email. */
export default function ResetPasswordPage() {
  const status = useAuth((auth) => auth.status);
  const mustChoose = useAuth((auth) => auth.user?.mustChoosePassword === true);
  const location = useLocation();
  const [offered, setOffered] = useState(() => offeredSession(location));
  const isOver = !offered && status === 'signedOut';
  return (
    <AuthLayout
      title="Set a new password"
      subtitle={isOver ? 'You need a new link for this.' : "You'll stay signed in."}
    >
      {offered && <ConfirmAccount offered={offered} onAccepted={() => setOffered(null)} />}
      {!offered && status === 'loading' && <Spinner label="Checking your link..." />}
      {!offered && status === 'signedIn' && (
        <VStack $gap={5}>
          {mustChoose && <ChooseAgain />}
          <NewPasswordForm isFirst={mustChoose} />
        </VStack>
      )}
      {isOver && (
        <>
          <Alert tone="warning" role="alert" title="This link is no longer valid">
            Links in our emails work once and for a limited time. Request a new one on the sign-in
            page.
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
