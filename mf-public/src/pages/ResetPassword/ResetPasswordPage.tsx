import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import {
  acceptOfferedSession,
  notify,
  offeredSession,
  type OfferedSession,
  updatePassword,
  useAuth,
  userTypeOf,
} from '@tree-service/kernel';
import { Alert, Button, Spinner, Text, VStack } from '@tree-service/design';
import {
  Form,
  newPasswordSchema,
  PasswordField,
  SubmitButton,
  useSchemaForm,
} from '@tree-service/design/forms';
import { AuthLayout, OtherWay, OtherWays } from '../../authentication/AuthLayout';
import { destinationAfterCallback } from '../../authentication/destinationAfterSignIn';

/**
 * Why a password is to be chosen although one was typed at sign-up, and what the account is: someone else may have
 * signed up with the address first, and the account is as they began it.
 */
function ChooseAgain() {
  const isVendor = useAuth((auth) => userTypeOf(auth) === 'vendor');
  const name = useAuth((auth) => auth.user?.metadata.fullName ?? null);
  return (
    <Alert tone="info" title="Choose your password again">
      <Text>
        More than one confirmation email was sent, so please choose your password again. This is{' '}
        {isVendor ? 'a Pro account' : 'an account for property owners'}
        {name !== null && (
          <>
            {' '}
            named <strong>{name}</strong>
          </>
        )}
        . Not what you signed up for? <OtherWay to={paths.contact()}>Contact us</OtherWay>
      </Text>
    </Alert>
  );
}

interface ConfirmAccountProps {
  readonly offered: OfferedSession;
  readonly onAccepted: () => void;
}

/** Asks whether the account of a link is theirs, where this browser did not request the link. */
function ConfirmAccount({ offered, onAccepted }: ConfirmAccountProps) {
  const navigate = useNavigate();
  const [isWorking, setWorking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function accept() {
    setWorking(true);
    const outcome = await acceptOfferedSession(offered);
    setWorking(false);
    if (!outcome.ok) {
      setFailure(outcome.message);
      return;
    }
    // The tokens leave the address.
    await navigate(paths.resetPassword(), { replace: true });
    onAccepted();
  }

  return (
    <VStack $gap={4}>
      <Text>
        This link sets a new password for <strong>{offered.email}</strong>. Continue only if this is
        your account.
      </Text>
      {failure !== null && (
        <Alert tone="danger" role="alert">
          {failure}
        </Alert>
      )}
      <Button size="mobileLg" fullWidth disabled={isWorking} onClick={() => void accept()}>
        Continue as {offered.email}
      </Button>
      <OtherWays>
        <p>
          Not your account? <OtherWay to={paths.login()}>Go to sign-in</OtherWay>
        </p>
      </OtherWays>
    </VStack>
  );
}

interface NewPasswordFormProps {
  /** Whether the account has none yet; a confirmation then leads where it would have led. */
  readonly isFirst: boolean;
}

/** Sets a new password and opens the dashboard. */
function NewPasswordForm({ isFirst }: NewPasswordFormProps) {
  const navigate = useNavigate();
  const form = useSchemaForm(newPasswordSchema, { defaultValues: { password: '', repeated: '' } });

  async function save({ password }: { password: string }) {
    const outcome = await updatePassword(password);
    if (outcome.ok) {
      notify.success('Password changed', { description: 'Use the new password from now on.' });
      const { to, state } = isFirst ? destinationAfterCallback() : { to: paths.dashboard() };
      await navigate(to, { replace: true, state });
    }
    return outcome;
  }

  return (
    <Form draft={null} form={form} label="Set a new password" onSubmit={save}>
      <PasswordField
        name="password"
        control={form.control}
        label="New password"
        kind="new"
        hint="At least 8 characters"
      />
      <PasswordField
        name="repeated"
        control={form.control}
        label="Confirm new password"
        kind="new"
      />
      <SubmitButton size="mobileLg" fullWidth>
        Save new password
      </SubmitButton>
    </Form>
  );
}

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
