import {
  Form,
  MoneyField,
  RadioField,
  SubmitButton,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Button, HStack, Alert, DescriptionList, Text, VStack } from '@tree-service/design';
import { KeptPhotoField, useKeptPhotos } from '../keptFiles';
import type { DisputeOutcome } from '../../api/disputes';
import { type Cents, isKeyOf } from '@tree-service/domain';
import type * as v from 'valibot';
import { messageOf } from '@tree-service/kernel';
import { useRuleWords } from '../rules';
import {
  evidenceSchema,
  MOST_PHOTOS,
  NO_ANSWERS,
  outcomeSchema,
  reasonSchema,
  type DisputeAnswers,
} from './disputeSchema';
import { DISPUTE_OUTCOMES, DISPUTE_REASONS, describeOutcome } from './disputeWords';

export interface CheckStepProps {
  answers: DisputeAnswers;
  otherName: string;
  isSending: boolean;
  error: Error | null;
  onSend: () => void;
  onBack: () => void;
}

/** A last look at a dispute before it is opened, and what happens then. */
export function CheckStep({
  answers,
  otherName,
  isSending,
  error,
  onSend,
  onBack,
}: CheckStepProps) {
  const { reason, description, photos, outcome, price } = answers;
  const { appeal, decision, disputeAnswer } = useRuleWords();
  return (
    <VStack $gap={5}>
      {error && (
        <Alert tone="danger" role="alert" title="We couldn't open the dispute">
          {messageOf(error)}
        </Alert>
      )}
      <DescriptionList
        items={[
          {
            term: 'About',
            description: isKeyOf(DISPUTE_REASONS, reason) ? DISPUTE_REASONS[reason] : reason,
          },
          { term: 'What happened', description },
          {
            term: 'Photos',
            description: photos.length === 0 ? 'None' : String(photos.length),
          },
          {
            term: 'Your requested outcome',
            description: isKeyOf(DISPUTE_OUTCOMES, outcome)
              ? describeOutcome(outcome, outcome === 'price_reduced' ? price : null)
              : outcome,
          },
        ]}
      />
      <Text size="sm" tone="muted">
        {otherName} has {disputeAnswer} to respond or to agree. Then an administrator decides within{' '}
        {decision}, and either side can appeal once within {appeal}. Until it is decided you can
        withdraw.
      </Text>
      <HStack $gap={3} $justify="space-between" $wrap>
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
        <Button loading={isSending} onClick={onSend}>
          Open the dispute
        </Button>
      </HStack>
    </VStack>
  );
}

export interface StepProps {
  answers: DisputeAnswers;
  /** Names the draft of the whole wizard; see `Form`. */
  draft: string;
  /** Keeps what was answered and continues. */
  onNext: (answers: Partial<DisputeAnswers>) => void;
  /** Keeps what was answered so far, checked or not, and goes back. */
  onBack: (answers: Partial<DisputeAnswers>) => void;
}

/** The way back and the way on. */
function StepButtons({ onBack, back = 'Back' }: { onBack: () => void; back?: string }) {
  return (
    <HStack $gap={3} $justify="space-between" $wrap>
      <Button variant="outline" onClick={onBack}>
        {back}
      </Button>
      <SubmitButton>Continue</SubmitButton>
    </HStack>
  );
}

const reasons = Object.entries(DISPUTE_REASONS).map(([value, label]) => ({ value, label }));

type ReasonValues = { reason: string; description: string };

export function ReasonStep({ draft, onNext, onBack }: StepProps) {
  const form = useSchemaForm<ReasonValues, v.InferOutput<typeof reasonSchema>>(reasonSchema, {
    // What was answered comes back as the draft.
    defaultValues: { reason: NO_ANSWERS.reason, description: NO_ANSWERS.description },
  });
  return (
    <Form
      form={form}
      draft={`${draft}/reason`}
      isDraftKept
      onSubmit={(values) => onNext(values)}
      label="Reason"
    >
      <RadioField
        name="reason"
        control={form.control}
        label="What's the dispute about?"
        options={reasons}
      />
      <TextAreaField
        name="description"
        control={form.control}
        label="What happened?"
        hint="What was agreed, what was done, and when. The other side and administrators can read this."
        counterMax={4000}
        rows={5}
      />
      <StepButtons back="Cancel" onBack={() => onBack(form.getValues())} />
    </Form>
  );
}

type EvidenceValues = { photos: Blob[] };

export function EvidenceStep({ answers, draft, onNext, onBack }: StepProps) {
  const form = useSchemaForm<EvidenceValues, EvidenceValues>(evidenceSchema, {
    defaultValues: { photos: answers.photos },
  });
  const kept = useKeptPhotos({
    draft: `${draft}/evidence`,
    value: form.watch('photos'),
    restore: (photos) => form.setValue('photos', photos),
  });
  return (
    <Form
      form={form}
      draft={`${draft}/evidence`}
      isDraftKept
      onSubmit={(values) => onNext(values)}
      label="Evidence"
    >
      <KeptPhotoField
        photos={kept}
        name="photos"
        control={form.control}
        label="Photos"
        hint="Start with an overall view, then add close-ups. You can't remove photos later."
        max={MOST_PHOTOS}
        optional
      />
      <StepButtons onBack={() => onBack(form.getValues())} />
    </Form>
  );
}

type OutcomeValues = { outcome: string; price: Cents | null };

export function OutcomeStep({
  draft,
  onNext,
  onBack,
  outcomes,
  agreed,
}: StepProps & { outcomes: readonly DisputeOutcome[]; agreed: Cents }) {
  const schema = outcomeSchema(agreed);
  const form = useSchemaForm<OutcomeValues, v.InferOutput<typeof schema>>(schema, {
    // What was answered comes back as the draft.
    defaultValues: { outcome: NO_ANSWERS.outcome, price: NO_ANSWERS.price },
  });
  const isLowerPrice = form.watch('outcome') === 'price_reduced';
  return (
    <Form
      form={form}
      draft={`${draft}/outcome`}
      isDraftKept
      onSubmit={(values) => onNext(values)}
      label="Outcome"
    >
      <RadioField
        name="outcome"
        control={form.control}
        label="What outcome do you want?"
        options={outcomes.map((value) => ({ value, ...DISPUTE_OUTCOMES[value] }))}
      />
      {isLowerPrice && <MoneyField name="price" control={form.control} label="The new price" />}
      <StepButtons onBack={() => onBack(form.getValues())} />
    </Form>
  );
}
