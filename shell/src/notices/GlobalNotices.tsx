import { sendKeptReports } from '@tree-service/kernel';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { AdminPassWatch } from '../adminPass/AdminPassWatch';
import { BrowserCheck } from './BrowserCheck';
import { NoticeCorner, NoticeTop } from './NoticeCorner';
import { OfflineIndicator } from './OfflineIndicator';
import { PageSpeedWatch } from './PageSpeedWatch';
import { PendingRequestNotification } from './PendingRequestNotification';
import { ProfileWatch } from './ProfileWatch';
import { SessionWatch } from './SessionWatch';
import { UpdateNotice } from './UpdateNotice';
import { useForgetDrafts } from './useForgetDrafts';
import { useNativeApp } from './useNativeApp';
import { usePendingRequestNotice } from './usePendingRequestNotice';
import { usePushRegistration } from './usePushRegistration';

/**
 * Everything that may speak up on any page. A chunk of its own, since no first view needs it. On the home
 * page the reminder of an unsent request sits at the top, elsewhere in the corner.
 */
export default function GlobalNotices() {
  const isHome = useLocation().pathname === paths.home();
  const pendingRequest = usePendingRequestNotice();
  useNativeApp();
  usePushRegistration();
  useForgetDrafts();
  useEffect(() => sendKeptReports(), []);
  return (
    <>
      <SessionWatch />
      <ProfileWatch />
      <AdminPassWatch />
      <BrowserCheck />
      <PageSpeedWatch />
      {isHome && (
        <NoticeTop>
          <PendingRequestNotification notice={pendingRequest} />
        </NoticeTop>
      )}
      <NoticeCorner>
        <UpdateNotice />
        {!isHome && <PendingRequestNotification notice={pendingRequest} />}
        <OfflineIndicator />
      </NoticeCorner>
    </>
  );
}
