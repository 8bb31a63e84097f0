import { changeEmail, useAuth } from '@tree-service/kernel';
import { email, EmailField, Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
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
