import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelAccountDeletion, myAccountDeletionQuery } from '../../api/account';
import { formatMoment } from '@tree-service/domain';
import { messageOf, notify, useAuth } from '@tree-service/kernel';
import { Alert, Button, ErrorCard, SkeletonText, Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import { DeletionForm } from './DeletionForm';

function Underway({ dueAt, onCancelled }: { dueAt: string; onCancelled: () => Promise<void> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: cancelAccountDeletion,
    onSuccess: async () => {
      notify.success('Your account stays');
      await onCancelled();
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
      Until then everything works as before, and you can change your mind.
    </Alert>
  );
}

/** Asking for the account to be deleted, and taking that back while the grace period runs. */
export function AccountDeletion() {
  const queryClient = useQueryClient();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const [isAsking, setIsAsking] = useState(false);
  const query = myAccountDeletionQuery(userId);
  const { data, error, refetch } = useQuery({ ...query, enabled: userId !== '' });
  const readAgain = async () => {
    setIsAsking(false);
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
  };

  if (data) return <Underway dueAt={data.due_at} onCancelled={readAgain} />;
  if (data === null) {
    return isAsking ? (
      <DeletionForm onRequested={readAgain} onCancel={() => setIsAsking(false)} />
    ) : (
      <VStack $gap={4}>
        <Text>
          You have seven days to change your mind. Then your open requests or your business end, and
          your name, contact details, properties and photos are removed for good. Messages and
          finished work stay, without your name.
        </Text>
        <div>
          <Button variant="destructive" onClick={() => setIsAsking(true)}>
            Delete my account
          </Button>
        </div>
      </VStack>
    );
  }
  if (error) {
    return (
      <ErrorCard
        title="We could not look up your account"
        description={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return <SkeletonText lines={2} label="Looking up your account" />;
}
