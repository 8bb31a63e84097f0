import {
  answerDispute,
  appealDispute,
  CHANGED_BY_DISPUTE,
  settleDispute,
  showDispute,
  withdrawDispute,
  type JobDispute,
} from '../../api/disputes';
import {
  Form,
  FormActions,
  ReasonDialog,
  requiredText,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { useAction } from '@tree-service/design/hooks';
import { Button, ConfirmDialog, Dialog, HStack } from '@tree-service/design';
import { useState } from 'react';
import * as v from 'valibot';
import { useRuleWords } from '../rules';
import { KeptPhotoField, useKeptPhotos } from '../keptFiles';
import { describeOutcome, type Side } from './disputeWords';
import { evidenceSchema, MOST_PHOTOS } from './disputeSchema';

const answerSchema = v.object({
  statement: requiredText('Please enter your side of the story', 4000),
  ...evidenceSchema.entries,
});

type AnswerValues = v.InferInput<typeof answerSchema>;

interface AnswerDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the draft of what is typed; see `Form`. */
  draft: string;
  /** Sends the answer with the paths of uploaded photos; a rejection is shown and keeps everything. */
  onSend: (statement: string, photos: string[]) => Promise<void>;
}

function AnswerForm({ onOpenChange, draft, onSend }: Omit<AnswerDialogProps, 'open'>) {
  const form = useSchemaForm<AnswerValues, AnswerValues>(answerSchema, {
    defaultValues: { statement: '', photos: [] },
  });
  const kept = useKeptPhotos({
    draft,
    value: form.watch('photos'),
    restore: (photos) => form.setValue('photos', photos),
  });
  const send = async ({ statement, photos }: AnswerValues) => {
    await onSend(statement, await kept.finish(photos));
    kept.sent();
    onOpenChange(false);
  };
  return (
    <Form form={form} draft={draft} onSubmit={send} label="Respond to the dispute">
      <TextAreaField
        name="statement"
        control={form.control}
        label="What's your side of the story?"
        counterMax={4000}
        rows={5}
      />
      <KeptPhotoField
        photos={kept}
        name="photos"
        control={form.control}
        label="Photos"
        max={MOST_PHOTOS}
        optional
      />
      <FormActions
        submit="Send response"
        cancel="Respond later"
        onCancel={() => onOpenChange(false)}
      />
    </Form>
  );
}

/** Where the other side of a dispute says how it sees the matter. */
export function AnswerDialog({ open, onOpenChange, draft, onSend }: AnswerDialogProps) {
  const { decision } = useRuleWords();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Respond to the dispute"
      description={`Both sides can read it. An administrator then decides within ${decision}.`}
    >
      <AnswerForm onOpenChange={onOpenChange} draft={draft} onSend={onSend} />
    </Dialog>
  );
}

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
