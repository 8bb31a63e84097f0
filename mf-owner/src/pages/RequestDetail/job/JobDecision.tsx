import type { RequestDetail } from '@tree-service/market/api/requests';
import { showRows } from '@tree-service/market/api/showRows';
import { acceptedAutomatically } from '@tree-service/domain';
import { Button, ConfirmDialog, HStack, Text } from '@tree-service/design';
import { useState } from 'react';
import { ReasonDialog } from '@tree-service/design/forms';
import { acceptDelivery, reopenJob } from '../../../api/jobs';
import { useRequestAction } from '../useRequestAction';
import { returnToHeading } from '../moveFocus';

type RequestJob = RequestDetail['jobs'][number];

/** Lets the owner accept delivered work or report what is missing. */
export function JobDecision({
  job: { id: jobId, request_id: requestId },
  acceptBy,
  timeZone,
}: {
  job: Pick<RequestJob, 'id' | 'request_id'>;
  /** ISO time when the work is accepted without an answer; null while a dispute stops that clock. */
  acceptBy: string | null;
  timeZone: string;
}) {
  const [isAccepting, setIsAccepting] = useState(false);
  const [isReopening, setIsReopening] = useState(false);

  const send = useRequestAction({
    run: () => acceptDelivery(jobId),
    show: (state) => {
      showRows<RequestJob>([{ id: jobId, state, completed_at: new Date().toISOString() }]);
      showRows<RequestDetail>([{ id: requestId, state: 'completed' }]);
    },
    done: 'Work accepted',
    onDone: returnToHeading,
  });
  const reopen = useRequestAction({
    run: (reason: string) => reopenJob(jobId, reason),
    show: (state) => showRows<RequestJob>([{ id: jobId, state }]),
  });
  return (
    <>
      <HStack $gap={3} $wrap>
        <Button size="lg" onClick={() => setIsAccepting(true)}>
          Accept work
        </Button>
        <Button size="lg" variant="outline" onClick={() => setIsReopening(true)}>
          Report a problem
        </Button>
      </HStack>
      {acceptBy !== null && (
        <Text size="sm" tone="muted">
          If you don't respond, it will be {acceptedAutomatically(acceptBy, timeZone)}.
        </Text>
      )}
      <ConfirmDialog
        open={isAccepting}
        onOpenChange={setIsAccepting}
        title="Accept this work?"
        description="This confirms that the work was done as agreed. You can then review your Pro."
        confirmLabel="Accept work"
        cancelLabel="Decide later"
        onConfirm={() => send.mutateAsync()}
      />
      <ReasonDialog
        open={isReopening}
        onOpenChange={setIsReopening}
        title="What's missing?"
        description="The job goes back to your Pro, who will see your message."
        draft={`reopen/${jobId}`}
        label="What is missing or not as agreed?"
        missing="Please describe what is missing"
        mostCharacters={2000}
        confirmLabel="Send to Pro"
        keepLabel="Decide later"
        onConfirm={(reason) => reopen.mutateAsync(reason)}
      />
    </>
  );
}
