import {
  Form,
  FormActions,
  loginPassword,
  newPasswordSchema,
  PasswordField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify, updatePassword } from '@tree-service/kernel';
import * as v from 'valibot';

const schema = v.intersect([v.object({ current: loginPassword }), newPasswordSchema]);

/** Sets a new password for the signed-in person. */
export function PasswordForm() {
  const form = useSchemaForm(schema, {
    defaultValues: { current: '', password: '', repeated: '' },
  });

  const save = async ({ current, password }: { current: string; password: string }) => {
    const outcome = await updatePassword(password, current);
    if (!outcome.ok) return outcome;
    form.reset();
    notify.success('Your password was changed', {
      description: 'You were logged out everywhere else.',
    });
    return outcome;
  };

  return (
    <Form draft={null} form={form} onSubmit={save} label="Change your password">
      <PasswordField
        name="current"
        control={form.control}
        label="Current password"
        kind="current"
      />
      <PasswordField
        name="password"
        control={form.control}
        label="New password"
        kind="new"
        hint="At least 8 characters."
      />
      <PasswordField
        name="repeated"
        control={form.control}
        label="Confirm new password"
        kind="new"
      />
      <FormActions submit="Change password" variant="outline" />
    </Form>
  );
}
