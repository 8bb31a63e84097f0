import {
  Form,
  newPasswordSchema,
  PasswordField,
  SubmitButton,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify, updatePassword } from '@tree-service/kernel';

/** Sets a new password for the signed-in person. */
export function PasswordForm() {
  const form = useSchemaForm(newPasswordSchema, {
    defaultValues: { password: '', repeated: '' },
  });

  const save = async ({ password }: { password: string }) => {
    const outcome = await updatePassword(password);
    if (!outcome.ok) return outcome;
    form.reset();
    notify.success('Your password was changed');
    return outcome;
  };

  return (
    <Form form={form} onSubmit={save} label="Change your password">
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
      <div>
        <SubmitButton variant="outline">Change password</SubmitButton>
      </div>
    </Form>
  );
}
