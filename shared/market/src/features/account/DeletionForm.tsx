import { useQueryClient } from '@tanstack/react-query';
import { myAccountDeletionQuery, requestAccountDeletion } from '../../api/account';
import { newKey } from '@tree-service/domain';
import { useAction } from '@tree-service/design/hooks';
import { EmailField, Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import { useAuth } from '@tree-service/kernel';
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
export function DeletionForm({ userId, onClose }: { userId: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const { queryKey } = myAccountDeletionQuery(userId);
  const email = useAuth((auth) => auth.user?.email ?? '');
  const form = useSchemaForm<{ email: string }, { email: string }>(confirmed(email), {
    defaultValues: { email: '' },
  });
  const request = useAction({
    run: requestAccountDeletion,
    done: 'Your account will be deleted in seven days',
    failed: null,
    refresh: [queryKey],
    show: (due_at) =>
      queryClient.setQueryData(queryKey, () => ({
        id: newKey(),
        due_at,
        created_at: new Date().toISOString(),
      })),
    onDone: onClose,
  });

  return (
    <Form
      draft={null}
      form={form}
      onSubmit={async ({ email: typed }) => void (await request.mutateAsync(typed))}
      label="Delete your account"
    >
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
        onCancel={onClose}
      />
    </Form>
  );
}
