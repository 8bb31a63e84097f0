import { acceptDelivery, reopenJob } from '@tree-service/market/api/jobs';
import { acceptedAutomatically } from '@tree-service/domain';
import { messageOf, notify } from '@tree-service/kernel';
import { Button, ConfirmDialog, HStack, Text } from '@tree-service/design';
import { useState } from 'react';
import { ReasonDialog } from '@tree-service/design/forms';
import { returnToHeading } from '../returnToHeading';
import { useRefreshRequest } from '../useRefreshRequest';

/** Lets the owner accept delivered work or report what is missing. */
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
    notify.success('Work accepted');
    await refresh();
    returnToHeading();
  };

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
        onConfirm={accept}
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
        onConfirm={async (reason) => {
          await reopenJob(jobId, reason);
          await refresh();
        }}
      />
    </>
  );
}
