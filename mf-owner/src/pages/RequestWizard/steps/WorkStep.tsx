import { formatUsPhone } from '@tree-service/market/features/account';
import { ContactNotice } from '@tree-service/market/features/contactNotice';
import { DangerAdvice } from '@tree-service/market/features/firstPrice';
import { useRuleWords } from '@tree-service/market/features/rules';
import {
  isNobodyAsked,
  REQUEST_TIMINGS,
  type RequestTiming,
  type RuleText,
  withRules,
} from '@tree-service/domain';
import {
  CheckboxGroupField,
  Form,
  phone,
  RadioCardsField,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import * as v from 'valibot';
import { isDangerous } from '../draft/draft';
import { accessSchema, OBSTACLES } from '../schemas/accessSchema';
import { TIMINGS, timingSchema } from '../schemas/timingSchema';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { useKeepTyped } from './useKeepTyped';

const hints: Readonly<Record<RequestTiming, RuleText>> = {
  emergency: 'For a tree or branch that could hurt someone.',
  this_week: "For work that shouldn't wait.",
  this_month: 'Enough time for most Pros to plan.',
  flexible: 'Pros can combine your work with jobs nearby, which may cost less.',
};

// Only where a Pro is asked does a clock run.
const whenAsked: RuleText = ({ emergencyOffer }) =>
  `Each Pro has ${emergencyOffer} to respond before we contact the next one.`;

const obstacles = Object.entries(OBSTACLES).map(([value, label]) => ({ value, label }));

const workSchema = v.object({ ...timingSchema.entries, ...accessSchema.entries });

type WorkValues = v.InferInput<typeof workSchema>;

/** When the work should happen, what it is, and how to get there. */
export function WorkStep({ draft, save, onNext, search, backAddress }: StepProps) {
  const rules = useRuleWords();
  const timings = TIMINGS.map((timing) => ({
    value: timing,
    label: REQUEST_TIMINGS[timing],
    hint: withRules(
      timing === 'emergency' && search === 'asked' ? whenAsked : hints[timing],
      rules,
    ),
  }));
  const form = useSchemaForm<WorkValues, v.InferOutput<typeof workSchema>>(workSchema, {
    defaultValues: {
      ...draft.access,
      timing: draft.timing.timing || (draft.service.category === 'emergency' ? 'emergency' : ''),
    },
  });
  const keep = ({ timing, ...access }: WorkValues) => save({ timing: { timing }, access });
  useKeepTyped(form, keep);
  // A visitor has no account yet: the number goes with the request, which makes it the one of the account.
  const written = v.safeParse(phone, draft.contact.phone);
  const keeper = {
    kept: written.success ? written.output : null,
    keep: (number: string) => save({ contact: { ...draft.contact, phone: formatUsPhone(number) } }),
  };
  const goOn = () => {
    keep(form.getValues());
    onNext();
  };

  return (
    <Form draft={null} form={form} onSubmit={goOn} label="Work" gap={6}>
      <RadioCardsField
        name="timing"
        control={form.control}
        label="When should it happen?"
        options={timings}
        minWidth="18rem"
      />
      {isDangerous(draft) && !isNobodyAsked(search) && <DangerAdvice />}
      <div>
        <TextAreaField
          name="description"
          control={form.control}
          label="What needs to be done?"
          hint="Two or three sentences are enough. Leave out your phone number and address. You decide later who gets them."
          counterMax={4000}
          rows={3}
        />
        <ContactNotice text={draft.access.description} side="owner" keeper={keeper} />
      </div>
      <CheckboxGroupField
        name="obstacles"
        control={form.control}
        label="Access and hazards"
        hint="Select what the crew should know before they arrive."
        options={obstacles}
        optional
      />
      <div>
        <TextAreaField
          name="notes"
          control={form.control}
          label="Anything else about access?"
          hint="For example, where to park or when to avoid."
          counterMax={1500}
          rows={2}
          optional
        />
        <ContactNotice text={draft.access.notes} side="owner" keeper={keeper} />
      </div>
      <StepActions backAddress={backAddress} />
    </Form>
  );
}
