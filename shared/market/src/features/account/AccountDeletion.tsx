import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelAccountDeletion, myAccountDeletionQuery } from '../../api/account';
import { formatMoment, newKey } from '@tree-service/domain';
import { messageOf, notify, readChangedLater, useAuth } from '@tree-service/kernel';
import { Alert, Button, QueryBoundary, Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import { DeletionForm } from './DeletionForm';

function Underway({ dueAt, onCanceled }: { dueAt: string; onCanceled: () => Promise<void> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: cancelAccountDeletion,
    onSuccess: async () => {
      notify.success('Account deletion canceled');
      await onCanceled();
    },
    onError: (problem) => notify.error(messageOf(problem)),
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

/** Requests the deletion of the account, and cancels it during the grace period. */
export function AccountDeletion() {
  const queryClient = useQueryClient();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const [isAsking, setIsAsking] = useState(false);
  const query = myAccountDeletionQuery(userId);
  const deletion = useQuery({ ...query, enabled: userId !== '' });
  /** Shows until when the account is kept; null when it stays. */
  const show = async (dueAt: string | null) => {
    setIsAsking(false);
    await readChangedLater([query.queryKey]);
    const deletion =
      dueAt === null ? null : { id: newKey(), due_at: dueAt, created_at: new Date().toISOString() };
    queryClient.setQueryData(query.queryKey, () => deletion);
  };

  return (
    <QueryBoundary query={deletion} what="your account">
      {(requested) => {
        if (requested) return <Underway dueAt={requested.due_at} onCanceled={() => show(null)} />;
        if (isAsking) {
          return <DeletionForm onRequested={show} onCancel={() => setIsAsking(false)} />;
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
