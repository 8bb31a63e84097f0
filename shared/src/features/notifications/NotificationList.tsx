import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  markNotificationsRead,
  notificationsQuery,
  type Notification,
} from '@tree-service/shared/api/notifications';
import { formatAge, notificationText } from '@tree-service/shared/domain';
import { messageOf, useAuth } from '@tree-service/shared/runtime';
import {
  Button,
  color,
  ErrorCard,
  radius,
  SkeletonText,
  space,
  Text,
  VisuallyHidden,
  VStack,
} from '@tree-service/shared/ui';
import { Link } from 'react-router';
import styled from 'styled-components';

const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)};
  margin-inline: -${space(2)};
  padding: ${space(2)};
  border-radius: ${radius.md};
  color: ${color.text};
  line-height: 1.4;
  text-decoration: none;
  &:hover {
    background: ${color.surfaceSunken};
  }
`;

const Dot = styled.span<{ $isNew: boolean }>`
  width: 0.5rem;
  height: 0.5rem;
  margin-top: 0.45em;
  border-radius: 50%;
  background: ${({ $isNew }) => ($isNew ? color.brand : 'transparent')};
`;

const Entries = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

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
      <Row to={notice.link} onClick={onOpen}>
        <Dot $isNew={isNew} aria-hidden />
        <span>
          {isNew && <VisuallyHidden>New: </VisuallyHidden>}
          <Text as="span" weight={isNew ? 'semibold' : 'regular'}>
            {notificationText(notice.kind, notice.data, isPro)}
          </Text>
          <Text as="div" size="xs" tone="muted">
            <time dateTime={notice.created_at}>{formatAge(notice.created_at)}</time>
          </Text>
        </span>
      </Row>
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
            <Button variant="link" size="sm" onClick={() => markRead(undefined)}>
              Mark all as read
            </Button>
          </div>
        )}
        <Entries aria-label="Notifications">
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
        </Entries>
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
