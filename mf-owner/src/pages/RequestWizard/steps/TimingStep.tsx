import { useRuleWords } from '@tree-service/market/features/rules';
import {
  REQUEST_TIMINGS,
  withRules,
  type RequestTiming,
  type RuleText,
} from '@tree-service/domain';
import { Form, RadioCardsField, useSchemaForm } from '@tree-service/design/forms';
import { Alert } from '@tree-service/design';
import type * as v from 'valibot';
import { timingSchema, type TimingValues } from '../schemas/timingSchema';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { useKeepTyped } from './useKeepTyped';

const hints: Readonly<Record<RequestTiming, RuleText>> = {
  emergency: ({ emergencyOffer }) =>
    `Pros get ${emergencyOffer} to answer before the next one is asked.`,
  this_week: "For work that shouldn't wait.",
  this_month: 'Enough time for most Pros to plan.',
  flexible: 'Often the best price, because Pros can combine jobs nearby.',
};

const order: readonly RequestTiming[] = ['emergency', 'this_week', 'this_month', 'flexible'];

export function TimingStep({ draft, save, onNext, backAddress }: StepProps) {
  const rules = useRuleWords();
  const options = order.map((timing) => ({
    value: timing,
    label: REQUEST_TIMINGS[timing],
    hint: withRules(hints[timing], rules),
  }));
  const isEmergency = draft.service.category === 'emergency';
  const form = useSchemaForm<TimingValues, v.InferOutput<typeof timingSchema>>(timingSchema, {
    defaultValues: {
      timing: draft.timing.timing || (isEmergency ? 'emergency' : ''),
    },
  });
  useKeepTyped(form, (timing) => save({ timing }));
  const goOn = () => {
    save({ timing: form.getValues() });
    onNext();
  };

  return (
    <Form form={form} onSubmit={goOn} label="Timing">
      <RadioCardsField
        name="timing"
        control={form.control}
        label="When should it happen?"
        options={options}
        minWidth="18rem"
      />
      {(isEmergency || draft.timing.timing === 'emergency') && (
        <Alert tone="warning" title="Is anyone in danger?">
          Call 911 first. If a wire is down or touching the tree, stay away and call your utility.
        </Alert>
      )}
      <StepActions backAddress={backAddress} />
    </Form>
  );
}
