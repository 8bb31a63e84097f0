import { changeEmail, useAuth, notify, updatePassword } from '@tree-service/kernel';
import {
  email,
  EmailField,
  Form,
  FormActions,
  useSchemaForm,
  loginPassword,
  newPasswordSchema,
  PasswordField,
} from '@tree-service/design/forms';
import { Alert } from '@tree-service/design';
import { useState } from 'react';
import * as v from 'valibot';

/** Asks for another sign-in address; a link to each of the two confirms it. */
export function EmailForm() {
  const current = useAuth((auth) => auth.user?.email ?? '');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const schema = v.object({
    email: v.pipe(
      email,
      v.check((address) => address !== current.toLowerCase(), 'This is already your email address'),
    ),
  });
  const form = useSchemaForm(schema, { defaultValues: { email: '' } });
  return (
    <Form
      form={form}
      label="Change your email"
      draft="email"
      onSubmit={async ({ email: wanted }) => {
        const outcome = await changeEmail(wanted);
        if (!outcome.ok) return outcome;
        form.reset();
        setSentTo(wanted);
        return outcome;
      }}
    >
      <EmailField name="email" label="New email" />
      {sentTo !== null && (
        <Alert tone="success" role="status" title="Check your inbox">
          We sent a link to {sentTo} and one to {current}. Open both; until then, you sign in with{' '}
          {current}.
        </Alert>
      )}
      <FormActions submit="Change email" />
    </Form>
  );
}

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
