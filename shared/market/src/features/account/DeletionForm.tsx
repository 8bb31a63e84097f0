import { requestAccountDeletion } from '../../api/account';
import { EmailField, Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { notify, useAuth } from '@tree-service/kernel';
import * as v from 'valibot';

const confirmed = (email: string) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed.toLowerCase() === email.toLowerCase(), `Type ${email} to confirm`),
    ),
  });

/** Confirms the deletion with the typed email address. */
export function DeletionForm({
  onRequested,
  onCancel,
}: {
  /** Called with when it is due. */
  onRequested: (dueAt: string) => Promise<void>;
  onCancel: () => void;
}) {
  const email = useAuth((auth) => auth.user?.email ?? '');
  const form = useSchemaForm<{ email: string }, { email: string }>(confirmed(email), {
    defaultValues: { email: '' },
  });

  const request = async (answer: { email: string }) => {
    const dueAt = await requestAccountDeletion(answer.email);
    notify.success('Your account will be deleted in seven days');
    await onRequested(dueAt);
  };

  return (
    <Form form={form} onSubmit={request} label="Delete your account">
      <EmailField
        name="email"
        control={form.control}
        label="Type your email address to confirm"
        autoComplete="off"
        hint={`This account's email is ${email}.`}
      />
      <FormActions
        submit="Delete my account"
        variant="destructive"
        cancel="Keep my account"
        onCancel={onCancel}
      />
    </Form>
  );
}
