import { useQueryClient } from '@tanstack/react-query';
import {
  answerDispute,
  appealDispute,
  settleDispute,
  withdrawDispute,
  type JobDispute,
} from '../../api/disputes';
import { ReasonDialog } from '@tree-service/design/forms';
import { messageOf, notify } from '@tree-service/kernel';
import { Button, ConfirmDialog, HStack } from '@tree-service/design';
import { useState } from 'react';
import { AnswerDialog } from './AnswerDialog';
import { describeOutcome, type Side } from './disputeWords';

type OpenDialog = 'answer' | 'settle' | 'withdraw' | 'appeal' | null;

/** What one side can do about a dispute: answer, agree, take back, appeal. */
export function DisputeActions({ dispute, side }: { dispute: JobDispute; side: Side }) {
  const queryClient = useQueryClient();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const isMine = dispute.opened_by === side;
  const isUndecided = dispute.state === 'submitted' || dispute.state === 'under_review';
  const openAs = (name: OpenDialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });

  const readAgain = () =>
    Promise.all(
      ['jobs', 'requests', 'leads', 'disputes'].map((key) =>
        queryClient.invalidateQueries({ queryKey: [key] }),
      ),
    );
  const act = async (run: () => Promise<unknown>, done: string) => {
    try {
      await run();
    } catch (error) {
      throw new Error(messageOf(error), { cause: error });
    }
    notify.success(done);
    await readAgain();
  };

  return (
    <>
      <HStack $gap={3} $wrap>
        {!isMine && dispute.state === 'submitted' && (
          <Button onClick={() => setDialog('answer')}>Respond to the dispute</Button>
        )}
        {!isMine && isUndecided && (
          <Button variant="outline" onClick={() => setDialog('settle')}>
            Agree to their request
          </Button>
        )}
        {isMine && isUndecided && (
          <Button variant="outline" onClick={() => setDialog('withdraw')}>
            Withdraw the dispute
          </Button>
        )}
        {dispute.state === 'decided' && (
          <Button variant="outline" onClick={() => setDialog('appeal')}>
            Appeal the decision
          </Button>
        )}
      </HStack>
      <AnswerDialog
        {...openAs('answer')}
        draft={`dispute-answer/${dispute.id}`}
        onSend={(statement, photos) =>
          act(
            () => answerDispute(dispute.id, statement, photos),
            'Your response was sent to an administrator',
          )
        }
      />
      <ConfirmDialog
        {...openAs('settle')}
        title="Agree, and end the dispute?"
        description={`${describeOutcome(dispute.wanted, dispute.wanted_price_cents)}. This takes effect immediately and can't be undone.`}
        confirmLabel="Agree and end the dispute"
        cancelLabel="Keep dispute open"
        onConfirm={() => act(() => settleDispute(dispute.id), 'You agreed. The dispute is closed')}
      />
      <ConfirmDialog
        {...openAs('withdraw')}
        title="Withdraw the dispute?"
        description="The dispute ends without a decision. The job continues unchanged."
        confirmLabel="Withdraw dispute"
        cancelLabel="Keep dispute open"
        onConfirm={() => act(() => withdrawDispute(dispute.id), 'Dispute withdrawn')}
      />
      <ReasonDialog
        {...openAs('appeal')}
        title="Appeal the decision"
        description="You can appeal once. An administrator reviews everything again and makes the final decision."
        draft={`appeal/${dispute.id}`}
        label="What did we miss or get wrong?"
        missing="Please enter why you're appealing"
        mostCharacters={4000}
        confirmLabel="Send appeal"
        keepLabel="Decide later"
        onConfirm={(reason) =>
          act(() => appealDispute(dispute.id, reason), 'Your appeal was sent to an administrator')
        }
      />
    </>
  );
}
