import {
  Form,
  newPassword,
  PasswordField,
  SubmitButton,
  useSchemaForm,
} from '@tree-service/design/forms';
import { notify, updatePassword } from '@tree-service/kernel';
import * as v from 'valibot';

const passwordSchema = v.pipe(
  v.object({ password: newPassword, repeated: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['repeated']],
      ({ password, repeated }) => password === repeated,
      'The two passwords are not the same',
    ),
    ['repeated'],
  ),
);

type PasswordValues = v.InferInput<typeof passwordSchema>;

/** Sets a new password for the signed-in person. */
export function PasswordForm() {
  const form = useSchemaForm<PasswordValues, PasswordValues>(passwordSchema, {
    defaultValues: { password: '', repeated: '' },
  });

  const save = async ({ password }: PasswordValues) => {
    const outcome = await updatePassword(password);
    if (!outcome.ok) return outcome;
    form.reset();
    notify.success('Your password is changed');
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
      <PasswordField name="repeated" control={form.control} label="New password again" kind="new" />
      <div>
        <SubmitButton variant="outline">Change password</SubmitButton>
      </div>
    </Form>
  );
}
