import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  markNotificationsRead,
  notificationsQuery,
  type Notification,
} from '@tree-service/shared/api/notifications';
import { formatAge, notificationText } from '@tree-service/shared/domain';
import { messageOf, useAuth } from '@tree-service/shared/runtime';
import {
  Badge,
  Button,
  ErrorCard,
  HStack,
  Link,
  SkeletonText,
  Text,
  VStack,
} from '@tree-service/shared/ui';

function Entry({
  notice,
  isPro,
  onOpen,
}: {
  notice: Notification;
  isPro: boolean;
  onOpen: () => void;
}) {
  const isNew = notice.read_at === null;
  return (
    <li>
      <HStack $gap={2} $justify="space-between">
        <Link to={notice.link} onClick={onOpen}>
          <Text as="span" weight={isNew ? 'semibold' : 'regular'}>
            {notificationText(notice.kind, notice.data, isPro)}
          </Text>
        </Link>
        {isNew && <Badge tone="brand">New</Badge>}
      </HStack>
      <Text as="time" size="xs" tone="muted">
        {formatAge(notice.created_at)}
      </Text>
    </li>
  );
}

/**
 * The latest notifications of the signed-in person. Opening one marks it as read; `onOpen` lets what
 * it stands in close itself.
 */
export function NotificationList({ onOpen }: { onOpen?: () => void }) {
  const queryClient = useQueryClient();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const isPro = useAuth((auth) => auth.user?.metadata.userType === 'vendor');
  const { data, error, refetch } = useQuery({
    ...notificationsQuery(userId),
    enabled: userId !== '',
  });
  const { mutate: markRead } = useMutation({
    mutationFn: markNotificationsRead,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  });

  if (data?.length === 0) return <Text tone="muted">There is nothing new.</Text>;
  if (data) {
    return (
      <VStack $gap={3}>
        {data.some(({ read_at }) => read_at === null) && (
          <div>
            <Button variant="ghost" size="sm" onClick={() => markRead(undefined)}>
              Mark all as read
            </Button>
          </div>
        )}
        <VStack as="ul" $gap={3} aria-label="Notifications">
          {data.map((notice) => (
            <Entry
              key={notice.id}
              notice={notice}
              isPro={isPro}
              onOpen={() => {
                if (notice.read_at === null) markRead([notice.id]);
                onOpen?.();
              }}
            />
          ))}
        </VStack>
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
