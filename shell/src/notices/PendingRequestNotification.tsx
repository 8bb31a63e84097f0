import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@tree-service/kernel/contract';
import { Button } from '@tree-service/design';
import { NoticeCard } from './NoticeCard';
import type { PendingRequestNotice } from './usePendingRequestNotice';

/** Reminds a signed-in owner of an unsent request. Stays until answered. */
export function PendingRequestNotification({ notice }: { readonly notice: PendingRequestNotice }) {
  const { hasPendingRequest, markShown, dismiss, discard } = notice;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Not on the form itself.
  const isShown = hasPendingRequest && pathname !== paths.request();
  useEffect(() => {
    if (isShown) markShown();
  }, [isShown, markShown]);
  if (!isShown) return null;

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
