import { acceptDelivery, reopenJob } from '@tree-service/market/api/jobs';
import { formatDay } from '@tree-service/domain';
import { messageOf, notify } from '@tree-service/kernel';
import { Button, ConfirmDialog, HStack, Text } from '@tree-service/design';
import { useState } from 'react';
import { ReasonDialog } from '@tree-service/design/forms';
import { returnToHeading } from '../returnToHeading';
import { useRefreshRequest } from '../useRefreshRequest';

/** Lets the owner accept delivered work, or say what is missing. */
export function JobDecision({
  jobId,
  acceptBy,
  timeZone,
}: {
  jobId: string;
  /** ISO time when the work is accepted without an answer. */
  acceptBy: string | null;
  timeZone: string;
}) {
  const refresh = useRefreshRequest();
  const [isAccepting, setIsAccepting] = useState(false);
  const [isReopening, setIsReopening] = useState(false);

  const accept = async () => {
    try {
      await acceptDelivery(jobId);
    } catch (error) {
      throw new Error(messageOf(error), { cause: error });
    }
    notify.success('You accepted the work');
    await refresh();
    returnToHeading();
  };

  return (
    <>
      <HStack $gap={3} $wrap>
        <Button size="lg" onClick={() => setIsAccepting(true)}>
          Accept the work
        </Button>
        <Button size="lg" variant="outline" onClick={() => setIsReopening(true)}>
          Something is missing
        </Button>
      </HStack>
      {acceptBy !== null && (
        <Text size="sm" tone="muted">
          Without an answer it counts as accepted on {formatDay(acceptBy, timeZone)}.
        </Text>
      )}
      <ConfirmDialog
        open={isAccepting}
        onOpenChange={setIsAccepting}
        title="Accept the work?"
        description="You confirm that the work was done as agreed. Afterwards you can review your Pro."
        confirmLabel="Accept the work"
        onConfirm={accept}
      />
      <ReasonDialog
        open={isReopening}
        onOpenChange={setIsReopening}
        title="What is missing?"
        description="The job goes back to your Pro, who sees your words."
        label="What is missing or not as agreed?"
        missing="Say what is missing"
        mostCharacters={2000}
        confirmLabel="Send to your Pro"
        onConfirm={async (reason) => {
          await reopenJob(jobId, reason);
          await refresh();
        }}
      />
    </>
  );
}
