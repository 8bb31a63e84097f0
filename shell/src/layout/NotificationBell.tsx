import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { unreadNotificationsQuery } from '@tree-service/market/api/notifications';
import { paths } from '@tree-service/kernel/contract';
import { useLiveRefresh } from '@tree-service/market/features/live';
import { NotificationList } from '@tree-service/market/features/notifications';
import { useAuth } from '@tree-service/kernel';
import { Button, color, Link, Popover, space } from '@tree-service/design';
import { CountBadge, shownCount } from './CountBadge';

const Face = styled.span`
  position: relative;
  display: grid;
`;

const OnCorner = styled(CountBadge)`
  position: absolute;
  bottom: 50%;
  left: 45%;
  box-shadow: 0 0 0 2px ${color.surface};
`;

const Settings = styled.div`
  margin-top: ${space(4)};
  padding-top: ${space(3)};
  border-top: 1px solid ${color.border};
`;

/**
 * The bell: how many notifications are unread, and the latest ones behind it.
 * Keeps the counts of the whole header up to date.
 */
export default function NotificationBell() {
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const { key } = useLocation();
  // Open only for the page it was opened on, so navigation closes it without an effect.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const { data: unread = 0 } = useQuery({
    ...unreadNotificationsQuery(userId),
    enabled: userId !== '',
  });
  useLiveRefresh();
  const close = () => setOpenOn(null);
  const name = unread === 0 ? 'Notifications' : `Notifications, ${shownCount(unread)} unread`;

  return (
    <Popover
      title="Notifications"
      align="end"
      open={openOn === key}
      onOpenChange={(open) => setOpenOn(open ? key : null)}
      trigger={
        <Button variant="ghost" size="icon" aria-label={name}>
          <Face>
            <Bell size={24} aria-hidden />
            {unread > 0 && <OnCorner>{shownCount(unread)}</OnCorner>}
          </Face>
        </Button>
      }
    >
      <NotificationList onOpen={close} />
      <Settings>
        <Link to={paths.account()} onClick={close}>
          Notification settings
        </Link>
      </Settings>
    </Popover>
  );
}
