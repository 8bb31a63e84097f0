import { useRuleWords } from '@tree-service/market/features/rules';
import {
  isNobodyAsked,
  REQUEST_TIMINGS,
  type RequestTiming,
  type RuleText,
  untilShared,
  withRules,
} from '@tree-service/domain';
import {
  CheckboxGroupField,
  Form,
  RadioCardsField,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Alert, Box } from '@tree-service/design';
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

const EMAIL = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;
const PHONE = /(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/;

/** What a text seems to hold of the writer's contact details, in words; null when it holds none. */
export function contactInText(text: string): string | null {
  const hasEmail = EMAIL.test(text);
  const hasPhone = PHONE.test(text);
  if (hasEmail && hasPhone) return 'a phone number and an email address';
  if (hasEmail) return 'an email address';
  return hasPhone ? 'a phone number' : null;
}

/** Says that contact details in a text will be hidden from Pros; nothing where there are none. */
function ContactNoticed({ text }: { text: string }) {
  const found = contactInText(text);
  return (
    <div role="status">
      {found !== null && (
        <Box $paddingY={2}>
          <Alert tone="warning" title={`This looks like ${found}`}>
            Pros won't see it: contact details are hidden {untilShared('them')}. You can leave it
            out.
          </Alert>
        </Box>
      )}
    </div>
  );
}

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
      {isDangerous(draft) && !isNobodyAsked(search) && (
        <Alert tone="warning" title="Is anyone in danger?">
          Call 911 first. If a wire is down or touching the tree, stay away and call your utility.
        </Alert>
      )}
      <div>
        <TextAreaField
          name="description"
          control={form.control}
          label="What needs to be done?"
          hint="Two or three sentences are enough. Leave out your phone number and address. You decide later who gets them."
          counterMax={4000}
          rows={3}
        />
        <ContactNoticed text={draft.access.description} />
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
        <ContactNoticed text={draft.access.notes} />
      </div>
      <StepActions backAddress={backAddress} />
    </Form>
  );
}
