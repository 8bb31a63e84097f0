import { useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelAccountDeletion, myAccountDeletionQuery } from '../../api/account';
import { formatMoment } from '@tree-service/domain';
import { useAuth } from '@tree-service/kernel';
import { useAction } from '@tree-service/design/hooks';
import { Alert, Button, QueryBoundary, Text, VStack } from '@tree-service/design';
import { useState } from 'react';
import { DeletionForm } from './DeletionForm';

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
