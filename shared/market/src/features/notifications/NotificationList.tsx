import { useInfiniteQuery } from '@tanstack/react-query';
import {
  markNotificationsRead,
  type Notification,
  notificationsQuery,
  showAsRead,
} from '../../api/notifications';
import { NextPage, useAction } from '@tree-service/design/hooks';
import { useAuth } from '@tree-service/kernel';
import {
  Button,
  color,
  QueryBoundary,
  radius,
  space,
  Text,
  VisuallyHidden,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import { formatAge, notificationText } from '@tree-service/domain';
import { Link } from 'react-router';

const Entries = styled.ul`
  display: grid;
  gap: ${space(1)};
  margin: 0;
  padding: 0;
  list-style: none;
`;

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

/** One notification with its time and link. */
function NotificationEntry({
  notice,
  isVendor,
  onOpen,
}: {
  notice: Notification;
  isVendor: boolean;
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
            {notificationText(notice.kind, notice.data, isVendor)}
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
 * The account's notifications, latest first. Opening one marks it as read and calls `onOpen`, so that a
 * popover around the list can close.
 */
export function NotificationList({ onOpen }: { onOpen?: () => void }) {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const isVendor = useAuth((auth) => auth.user?.metadata.userType === 'vendor');
  const notifications = useInfiniteQuery({
    ...notificationsQuery(userId),
    enabled: userId !== '',
  });
  const { mutate: markRead } = useAction({
    run: (ids: readonly string[] | undefined) => markNotificationsRead(ids),
    failed: "We couldn't mark that as read",
    refresh: [['notifications']],
    show: (_, ids) => showAsRead(userId, ids),
  });

  return (
    <QueryBoundary query={notifications} what="your notifications">
      {(notices) =>
        notices.length === 0 ? (
          <Text tone="muted">No new notifications.</Text>
        ) : (
          <VStack $gap={3}>
            {notices.some(({ read_at }) => read_at === null) && (
              <div>
                <Button variant="link" size="sm" onClick={() => markRead(undefined)}>
                  Mark all as read
                </Button>
              </div>
            )}
            <Entries aria-label="Notifications">
              {notices.map((notice) => (
                <NotificationEntry
                  key={notice.id}
                  notice={notice}
                  isVendor={isVendor}
                  onOpen={() => {
                    if (notice.read_at === null) markRead([notice.id]);
                    onOpen?.();
                  }}
                />
              ))}
            </Entries>
            <NextPage pages={notifications} label="Show older notifications" />
          </VStack>
        )
      }
    </QueryBoundary>
  );
}
