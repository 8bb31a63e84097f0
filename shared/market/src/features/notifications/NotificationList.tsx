import { useInfiniteQuery } from '@tanstack/react-query';
import { markNotificationsRead, notificationsQuery, showAsRead } from '../../api/notifications';
import { NextPage, useAction } from '@tree-service/design/hooks';
import { useAuth } from '@tree-service/kernel';
import { Button, QueryBoundary, space, Text, VStack } from '@tree-service/design';
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
