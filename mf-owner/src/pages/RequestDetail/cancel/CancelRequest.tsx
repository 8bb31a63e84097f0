import type { RequestDetail } from '@tree-service/market/api/requests';
import { canMove } from '@tree-service/domain';
import { showRows } from '@tree-service/market/api/showRows';
import { Button, ConfirmDialog, type ButtonVariant } from '@tree-service/design';
import { useState } from 'react';
import { ReasonDialog } from '@tree-service/design/forms';
import { cancelRequest } from '../../../api/requests';
import { useRequestAction } from '../useRequestAction';

/** Lets the owner cancel a request, with a reason once a Pro has seen it; nothing once the work has begun. */
export function CancelRequest({
  request: { id, state, leads },
  label = 'Cancel this request',
  variant = 'ghost',
}: {
  request: Pick<RequestDetail, 'id' | 'state'> & { leads: readonly unknown[] };
  label?: string;
  variant?: ButtonVariant;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useRequestAction({
    run: (reason: string) => cancelRequest(id, reason),
    show: (canceled) => showRows<RequestDetail>([{ id, state: canceled }]),
    done: 'Request canceled',
  });
  if (!canMove('request', state, 'cancel', 'owner')) return null;

  const question = {
    open: isAsking,
    onOpenChange: setIsAsking,
    title: 'Cancel this request?',
    confirmLabel: 'Cancel request',
  };
  return (
    <>
      <Button variant={variant} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      {leads.length === 0 ? (
        <ConfirmDialog
          {...question}
          description="No Pro has seen it. You can send a new request at any time."
          cancelLabel="Keep request"
          destructive
          onConfirm={() => cancel.mutateAsync('')}
        />
      ) : (
        <ReasonDialog
          {...question}
          description="We'll notify every Pro who received it. You can send a new request at any time."
          draft={`cancel/${id}`}
          label="Why are you canceling?"
          hint="Required. A few words are enough."
          mostCharacters={500}
          keepLabel="Keep request"
          variant="destructive"
          onConfirm={(reason) => cancel.mutateAsync(reason)}
        />
      )}
    </>
  );
}
