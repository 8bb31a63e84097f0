import {
  CHANGED_BY_DISPUTE,
  openDispute,
  showOpenedDispute,
  type DisputeDraft,
  type DisputeParties,
} from '../../api/disputes';
import { forgetFormDraft } from '@tree-service/design/drafts';
import { useAction, useIdempotencyKey } from '@tree-service/design/hooks';
import { useKeptPhotos } from '../keptFiles';
import { notify } from '@tree-service/kernel';
import { Dialog, Stepper, VStack } from '@tree-service/design';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { NO_ANSWERS, outcomeSchema, reasonSchema, type DisputeAnswers } from './disputeSchema';
import { outcomesFor, type DisputedJob, type Side } from './disputeWords';
import { EvidenceStep, OutcomeStep, ReasonStep, CheckStep } from './steps';

const STEPS = [
  { id: 'reason', label: 'Reason' },
  { id: 'evidence', label: 'Evidence' },
  { id: 'outcome', label: 'Outcome' },
  { id: 'check', label: 'Review and send' },
] as const;

type StepId = (typeof STEPS)[number]['id'];

export interface DisputeWizardProps {
  job: DisputedJob & DisputeParties;
  side: Side;
  /** Who the other side is. */
  otherName: string;
  open: boolean;
  onClose: () => void;
}

/** The steps of opening a dispute: reason, evidence, wanted outcome, review. Nothing typed is lost between them. */
export function DisputeWizard({ job, side, otherName, open, onClose }: DisputeWizardProps) {
  const [step, setStep] = useState<StepId>('reason');
  const [answers, setAnswers] = useState<DisputeAnswers>(NO_ANSWERS);
  const keyFor = useIdempotencyKey();
  const draft = `dispute/${job.id}`;
  const kept = useKeptPhotos({
    draft: `${draft}/evidence`,
    value: answers.photos,
    restore: (photos) => setAnswers((known) => ({ ...known, photos })),
  });
  const place = STEPS.findIndex(({ id }) => id === step);
  const body = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (open) body.current?.focus();
  }, [step, open]);

  const send = useAction({
    run: async (given: DisputeAnswers) => {
      const { reason, description } = v.parse(reasonSchema, given);
      const { outcome, price } = v.parse(outcomeSchema(job.price_cents), given);
      const photos = await kept.finish(given.photos);
      const dispute: DisputeDraft = {
        reason,
        description,
        wanted: outcome,
        wantedPrice: price,
        photos,
      };
      return { dispute, opened: await openDispute(job.id, dispute, keyFor(dispute)) };
    },
    failed: null,
    refresh: CHANGED_BY_DISPUTE,
    show: ({ dispute, opened }) => {
      kept.sent();
      showOpenedDispute(job, side, dispute, opened);
      for (const part of ['reason', 'outcome']) forgetFormDraft(`${draft}/${part}`);
      notify.success('Your dispute is open', {
        description: `We notified ${otherName}, who can now respond.`,
      });
      onClose();
    },
  });

  const goOn = (given: Partial<DisputeAnswers>) => {
    setAnswers((known) => ({ ...known, ...given }));
    setStep(STEPS[place + 1]?.id ?? 'check');
  };
  const goBack = (given: Partial<DisputeAnswers> = {}) => {
    setAnswers((known) => ({ ...known, ...given }));
    const before = STEPS[place - 1]?.id;
    if (before === undefined) onClose();
    else setStep(before);
  };
  const common = { answers, draft, onNext: goOn, onBack: goBack };

  const content = () => {
    if (step === 'reason') return <ReasonStep {...common} />;
    if (step === 'evidence') return <EvidenceStep {...common} />;
    if (step === 'outcome') {
      return <OutcomeStep {...common} outcomes={outcomesFor(job, side)} agreed={job.price_cents} />;
    }
    return (
      <CheckStep
        answers={answers}
        otherName={otherName}
        isSending={send.isPending}
        error={send.error}
        onSend={() => send.mutate(answers)}
        onBack={() => goBack()}
      />
    );
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title="Open a dispute"
      description={`Messaging ${otherName} first is often faster.`}
    >
      <VStack $gap={6} ref={body} tabIndex={-1}>
        <Stepper steps={STEPS} current={step} />
        {content()}
      </VStack>
    </Dialog>
  );
}
