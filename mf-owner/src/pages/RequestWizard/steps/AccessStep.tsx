import { CheckboxGroupField, Form, TextAreaField, useSchemaForm } from '@tree-service/design/forms';
import type * as v from 'valibot';
import { accessSchema, OBSTACLES, type AccessValues } from '../schemas/accessSchema';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { useKeepTyped } from './useKeepTyped';

const options = Object.entries(OBSTACLES).map(([value, label]) => ({ value, label }));

export function AccessStep({ draft, save, onNext, backAddress }: StepProps) {
  const form = useSchemaForm<AccessValues, v.InferOutput<typeof accessSchema>>(accessSchema, {
    defaultValues: draft.access,
  });
  useKeepTyped(form, (access) => save({ access }));

  return (
    <Form form={form} onSubmit={onNext} label="Details and access">
      <TextAreaField
        name="description"
        control={form.control}
        label="What needs to be done?"
        hint="Two or three sentences are enough. Leave out your phone number and address. You decide later who gets them."
        counterMax={4000}
        rows={5}
      />
      <CheckboxGroupField
        name="obstacles"
        control={form.control}
        label="Access and hazards"
        hint="Select what the crew should know before they arrive."
        options={options}
        optional
      />
      <TextAreaField
        name="notes"
        control={form.control}
        label="Anything else about access?"
        hint="For example, where to park or when not to come."
        counterMax={1500}
        rows={3}
        optional
      />
      <StepActions backAddress={backAddress} />
    </Form>
  );
}
