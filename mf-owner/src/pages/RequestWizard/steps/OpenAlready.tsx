import { useQuery } from '@tanstack/react-query';
import { Alert, Button } from '@tree-service/design';
import { messageOf } from '@tree-service/kernel';
import { paths } from '@tree-service/kernel/contract';
import { publicProfileQuery } from '@tree-service/market/api/vendors';
import { openRequestsQuery } from '../../../api/requests';
import { useOwnerId } from '../../../area/useOwnerId';
import { AskForOpenRequest } from '../ask/AskForOpenRequest';
import type { DraftSubmission } from '../submit/useSubmitDraft';

/** In place of sending: the same work is requested already, and the Pro who was chosen can be asked for it. */
export function OpenAlready({
  requestId,
  askedVendorId,
  submission: { error, forget },
}: {
  requestId: string;
  /** The Pro the draft asks first; null for none. */
  askedVendorId: string | null;
  submission: DraftSubmission;
}) {
  const ownerId = useOwnerId();
  const { data: requests = [] } = useQuery(openRequestsQuery(ownerId));
  const { data: profile } = useQuery({
    ...publicProfileQuery(askedVendorId ?? ''),
    enabled: askedVendorId !== null,
  });
  const request = requests.find(({ id }) => id === requestId);
  return (
    <Alert
      tone="warning"
      role="alert"
      title="You've already requested this"
      actions={
        <>
          {request && profile && (
            <AskForOpenRequest
              vendor={{ id: profile.vendor_id, name: profile.business_name }}
              request={request}
              onAsked={forget}
            />
          )}
          <Button asLink size="sm" variant="outline" to={paths.requestDetail(requestId)}>
            {request ? `Open request #${request.number}` : 'Open that request'}
          </Button>
        </>
      }
    >
      {messageOf(error)} Choose another service or property to send this one as well.
    </Alert>
  );
}
