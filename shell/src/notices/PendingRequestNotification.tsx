import { useLocation, useNavigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { Button } from '@tree-service/design';
import { NoticeCard } from './NoticeCard';
import { usePendingRequestNotice } from './usePendingRequestNotice';

/** Reminds somebody who signed in that a request is waiting to be submitted. Stays until answered. */
export function PendingRequestNotification() {
  const { hasPendingRequest, dismiss, discard } = usePendingRequestNotice();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // On the form itself there is nothing to remind of.
  if (!hasPendingRequest || pathname === paths.request()) return null;

  function continueRequest(): void {
    dismiss();
    void navigate(paths.request(), { state: { fromServiceRequest: true } });
  }

  return (
    <NoticeCard
      title="Pending Service Request"
      description="You have a service request waiting to be submitted."
    >
      <Button size="mobile" onClick={continueRequest}>
        Continue Request
      </Button>
      <Button size="mobile" variant="outline" onClick={discard}>
        Discard
      </Button>
    </NoticeCard>
  );
}
