import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { markNotificationsRead, notificationsQuery } from '../../api/notifications';
import { NextPage } from '@tree-service/design/hooks';
import { messageOf, notify, useAuth } from '@tree-service/kernel';
import { Button, ErrorCard, SkeletonText, space, Text, VStack } from '@tree-service/design';
import styled from 'styled-components';
import { NotificationEntry } from './NotificationEntry';

const Entries = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/**
 * The notifications of the signed-in person, the latest first. Opening one marks it as read; `onOpen` lets what
 * it stands in close itself.
 */
export function NotificationList({ onOpen }: { onOpen?: () => void }) {
  const queryClient = useQueryClient();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const isPro = useAuth((auth) => auth.user?.metadata.userType === 'vendor');
  const notifications = useInfiniteQuery({
    ...notificationsQuery(userId),
    enabled: userId !== '',
  });
  const { data, error, refetch } = notifications;
  const { mutate: markRead } = useMutation({
    mutationFn: markNotificationsRead,
    // Offline is a failure people are told about, not a reason to wait in silence.
    networkMode: 'always',
    onError: (cause) =>
      notify.error('We could not mark that as read', { description: messageOf(cause) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });

  if (data?.length === 0) return <Text tone="muted">There is nothing new.</Text>;
  if (data) {
    return (
      <VStack $gap={3}>
        {data.some(({ read_at }) => read_at === null) && (
          <div>
            <Button variant="link" size="sm" onClick={() => markRead(undefined)}>
              Mark all as read
            </Button>
          </div>
        )}
        <Entries aria-label="Notifications">
          {data.map((notice) => (
            <NotificationEntry
              key={notice.id}
              notice={notice}
              isPro={isPro}
              onOpen={() => {
                if (notice.read_at === null) markRead([notice.id]);
                onOpen?.();
              }}
            />
          ))}
        </Entries>
        <NextPage pages={notifications} label="Show older notifications" />
      </VStack>
    );
  }
  if (error) {
    return (
      <ErrorCard
        title="We could not load your notifications"
        description={messageOf(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return <SkeletonText lines={4} label="Loading your notifications" />;
}
