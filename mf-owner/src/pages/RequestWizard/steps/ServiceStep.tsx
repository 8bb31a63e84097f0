import { SERVICE_CATEGORIES, SERVICES, type ServiceCategory } from '@tree-service/domain';
import { CheckboxField, Form, RadioCardsField, useSchemaForm } from '@tree-service/design/forms';
import { Axe, CircleDot, ClipboardCheck, Scissors, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { serviceSchema, type ServiceValues } from '../schemas/serviceSchema';
import { StepActions } from './StepActions';
import type { StepProps } from './stepProps';
import { useKeepTyped } from './useKeepTyped';

const ICONS: Readonly<Record<ServiceCategory, ReactNode>> = {
  tree_removal: <Axe size={22} />,
  stump_grinding: <CircleDot size={22} />,
  arborist: <ClipboardCheck size={22} />,
  maintenance: <Scissors size={22} />,
  emergency: <Siren size={22} />,
};

const options = SERVICE_CATEGORIES.map((category) => ({
  value: category,
  label: SERVICES[category].name,
  hint: SERVICES[category].description,
  icon: ICONS[category],
}));

export function ServiceStep({ draft, save, onNext, backAddress }: StepProps) {
  const form = useSchemaForm<ServiceValues, v.InferOutput<typeof serviceSchema>>(serviceSchema, {
    defaultValues: draft.service,
  });
  useKeepTyped(form, (service) => save({ service }));

  return (
    <Form form={form} onSubmit={onNext} label="Service">
      <RadioCardsField
        name="category"
        control={form.control}
        label="Choose one service"
        options={options}
        minWidth="18rem"
      />
      {draft.service.category === 'arborist' && (
        <CheckboxField
          name="writtenReport"
          control={form.control}
          label="I need a written report"
          hint="For a permit, an insurance claim or a home sale."
        />
      )}
      <StepActions backAddress={backAddress} />
    </Form>
  );
}
