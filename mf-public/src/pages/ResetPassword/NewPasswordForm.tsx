import { useNavigate } from 'react-router';
import {
  Form,
  newPasswordSchema,
  PasswordField,
  SubmitButton,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify, updatePassword } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import { destinationAfterCallback } from '../../authentication/destinationAfterSignIn';

interface NewPasswordFormProps {
  /** Whether the account has none yet; a confirmation then leads where it would have led. */
  readonly isFirst: boolean;
}

/** Sets a new password and opens the dashboard. */
export function NewPasswordForm({ isFirst }: NewPasswordFormProps) {
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
