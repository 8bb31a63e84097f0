import {
  answerDispute,
  appealDispute,
  CHANGED_BY_DISPUTE,
  settleDispute,
  showDispute,
  withdrawDispute,
  type JobDispute,
} from '../../api/disputes';
import { ReasonDialog } from '@tree-service/design/forms';
import { useAction } from '@tree-service/design/hooks';
import { Button, ConfirmDialog, HStack } from '@tree-service/design';
import { useState } from 'react';
import { AnswerDialog } from './AnswerDialog';
import { describeOutcome, type Side } from './disputeWords';

type OpenDialog = 'answer' | 'settle' | 'withdraw' | 'appeal' | null;

/** What one side can do about a dispute: answer, agree, take back, appeal. */
export function DisputeActions({ dispute, side }: { dispute: JobDispute; side: Side }) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const isMine = dispute.opened_by === side;
  const isUndecided = dispute.state === 'submitted' || dispute.state === 'under_review';
  const openAs = (name: OpenDialog) => ({
    open: dialog === name,
    onOpenChange: (open: boolean) => setDialog(open ? name : null),
  });

  const answer = useAction({
    run: ({ statement, photos }: { statement: string; photos: string[] }) =>
      answerDispute(dispute.id, statement, photos),
    done: 'Your response was sent to an administrator',
    failed: null,
    refresh: CHANGED_BY_DISPUTE,
    show: (state, { statement, photos }) =>
      showDispute(dispute, {
        state,
        answer: statement,
        answered_at: new Date().toISOString(),
        job_dispute_photos: [
          ...dispute.job_dispute_photos,
          ...photos.map((path) => ({ side, path })),
        ],
      }),
  });
  const settle = useAction({
    run: () => settleDispute(dispute.id),
    done: 'You agreed. The dispute is closed',
    failed: null,
    refresh: CHANGED_BY_DISPUTE,
    show: (state) =>
      showDispute(dispute, {
        state,
        outcome: dispute.wanted,
        outcome_price_cents: dispute.wanted_price_cents,
        decided_at: new Date().toISOString(),
      }),
  });
  const withdraw = useAction({
    run: () => withdrawDispute(dispute.id),
    done: 'Dispute withdrawn',
    failed: null,
    refresh: CHANGED_BY_DISPUTE,
    show: (state) => showDispute(dispute, { state }),
  });
  const appeal = useAction({
    run: (reason: string) => appealDispute(dispute.id, reason),
    done: 'Your appeal was sent to an administrator',
    failed: null,
    refresh: CHANGED_BY_DISPUTE,
    show: (state, reason) =>
      showDispute(dispute, { state, appealed_by: side, appeal_reason: reason }),
  });

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
        onSend={async (statement, photos) => void (await answer.mutateAsync({ statement, photos }))}
      />
      <ConfirmDialog
        {...openAs('settle')}
        title="Agree, and end the dispute?"
        description={`${describeOutcome(dispute.wanted, dispute.wanted_price_cents)}. This takes effect immediately and can't be undone.`}
        confirmLabel="Agree and end the dispute"
        cancelLabel="Keep dispute open"
        onConfirm={() => settle.mutateAsync()}
      />
      <ConfirmDialog
        {...openAs('withdraw')}
        title="Withdraw the dispute?"
        description="The dispute ends without a decision. The job continues unchanged."
        confirmLabel="Withdraw dispute"
        cancelLabel="Keep dispute open"
        onConfirm={() => withdraw.mutateAsync()}
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
        onConfirm={(reason) => appeal.mutateAsync(reason)}
      />
    </>
  );
}
