import { BrowserCheck } from './BrowserCheck';
import { NoticeCorner } from './NoticeCorner';
import { OfflineIndicator } from './OfflineIndicator';
import { PendingRequestNotification } from './PendingRequestNotification';
import { PreviewNotice } from './PreviewNotice';
import { SessionWatch } from './SessionWatch';
import { UpdateNotice } from './UpdateNotice';

/** Everything that may speak up on any page. A chunk of its own, since no first view needs it. */
export default function GlobalNotices() {
  return (
    <>
      <SessionWatch />
      <BrowserCheck />
      <NoticeCorner>
        <PreviewNotice />
        <UpdateNotice />
        <PendingRequestNotification />
        <OfflineIndicator />
      </NoticeCorner>
    </>
  );
}
