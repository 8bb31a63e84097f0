import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelAccountDeletion,
  myAccountDeletionQuery,
  requestAccountDeletion,
} from '../../api/account';
import { formatMoment, newKey } from '@tree-service/domain';
import { useAuth } from '@tree-service/kernel';
import { useAction } from '@tree-service/design/hooks';
import { Alert, Button, QueryBoundary, Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import { EmailField, Form, FormActions, useSchemaForm } from '@tree-service/design/forms';
import * as v from 'valibot';

function Underway({ userId, dueAt }: { userId: string; dueAt: string }) {
  const queryClient = useQueryClient();
  const { queryKey } = myAccountDeletionQuery(userId);
  const { mutate, isPending } = useAction({
    run: cancelAccountDeletion,
    done: 'Account deletion canceled',
    failed: "We couldn't cancel the deletion",
    refresh: [queryKey],
    show: () => queryClient.setQueryData(queryKey, () => null),
  });
  return (
    <Alert
      tone="warning"
      role="status"
      title={`Your account will be deleted on ${formatMoment(dueAt)}.`}
      actions={
        <Button loading={isPending} onClick={() => mutate()}>
          Keep my account
        </Button>
      }
    >
      Until then everything works as before, and you can cancel the deletion.
    </Alert>
  );
}

const confirmed = (email: string) =>
  v.object({
    email: v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed.toLowerCase() === email.toLowerCase(), `Type ${email} to confirm`),
    ),
  });

/** Confirms the deletion with the typed email address. */
function DeletionForm({ userId, onClose }: { userId: string; onClose: () => void }) {
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

/** Requests the deletion of the account, and cancels it during the grace period. */
export function AccountDeletion() {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useQuery({ ...myAccountDeletionQuery(userId), enabled: userId !== '' });

  return (
    <QueryBoundary query={deletion} what="your account">
      {(requested) => {
        if (requested) return <Underway userId={userId} dueAt={requested.due_at} />;
        if (isAsking) {
          return <DeletionForm userId={userId} onClose={() => setIsAsking(false)} />;
        }
        return (
          <VStack $gap={4}>
            <Text>
              You have seven days to change your mind. After that, we close your open requests or
              your business and permanently delete your name, contact details, properties and
              photos. Messages and finished work stay, without your name.
            </Text>
            <div>
              <Button variant="destructive" onClick={() => setIsAsking(true)}>
                Delete my account
              </Button>
            </div>
          </VStack>
        );
      }}
    </QueryBoundary>
  );
}
