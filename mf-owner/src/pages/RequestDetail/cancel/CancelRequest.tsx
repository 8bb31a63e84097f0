import type { RequestDetail } from '@tree-service/market/api/requests';
import { canMove, type RequestState } from '@tree-service/domain';
import { showRows } from '@tree-service/market/api/showRows';
import { Button } from '@tree-service/design';
import { useState } from 'react';
import { ReasonDialog } from '@tree-service/design/forms';
import { cancelRequest } from '../../../api/requests';
import { useRequestAction } from '../useRequestAction';

/** Lets the owner cancel a request; nothing once the work has begun. */
export function CancelRequest({ requestId, state }: { requestId: string; state: RequestState }) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useRequestAction({
    run: (reason: string) => cancelRequest(requestId, reason),
    show: (canceled) => showRows<RequestDetail>([{ id: requestId, state: canceled }]),
    done: 'Request canceled',
  });
  if (!canMove('request', state, 'cancel', 'owner')) return null;

  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        Cancel this request
      </Button>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Cancel this request?"
        description="We'll notify every Pro who received it. You can send a new request at any time."
        draft={`cancel/${requestId}`}
        label="Why are you canceling?"
        hint="Required. A few words are enough."
        mostCharacters={500}
        confirmLabel="Cancel request"
        keepLabel="Keep request"
        variant="destructive"
        onConfirm={(reason) => cancel.mutateAsync(reason)}
      />
    </>
  );
}
