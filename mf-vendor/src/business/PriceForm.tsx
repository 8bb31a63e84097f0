import {
  priceUnits,
  SERVICE_CATEGORIES,
  SERVICES,
  type Cents,
  type PriceUnit,
  type ServiceCategory,
} from '@tree-service/domain';
import {
  FormActions,
  Form,
  moneyBetween,
  MoneyField,
  requiredText,
  SelectField,
  TextField,
  useSchemaForm,
} from '@tree-service/design/forms';
import { Grid } from '@tree-service/design';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { priceUnitOptions } from './priceUnits';

const LABEL_MESSAGE = 'Please enter what this price is for';

const schema = v.object({
  label: v.pipe(requiredText(LABEL_MESSAGE, 120), v.minLength(2, LABEL_MESSAGE)),
  unit: v.picklist(priceUnits),
  price_cents: moneyBetween({ min: 0, max: 10_000_000 }),
  category: v.pipe(
    v.string(),
    v.transform((text) => SERVICE_CATEGORIES.find((category) => category === text) ?? null),
  ),
});

export type PriceValues = {
  label: string;
  unit: PriceUnit;
  price_cents: Cents;
  category: ServiceCategory | null;
};

const empty = { label: '', unit: 'each', price_cents: null, category: '' } as const;

const categories = SERVICE_CATEGORIES.map((value) => ({ value, label: SERVICES[value].name }));

export interface PriceFormProps {
  price?: PriceValues;
  /** Names the draft of what is typed; see `Form`. */
  draft: string;
  onSave: (values: PriceValues) => Promise<unknown>;
  onCancel?: () => void;
  /** Above the buttons. */
  children?: ReactNode;
}

/** Adds a price or edits one; cleared after adding. */
export function PriceForm({ price, draft, onSave, onCancel, children }: PriceFormProps) {
  const form = useSchemaForm(schema, {
    defaultValues: price ? { ...price, category: price.category ?? '' } : empty,
  });
  return (
    <Form
      form={form}
      draft={draft}
      label={price ? `Edit ${price.label}` : 'Add a price'}
      onSubmit={async (values) => {
        await onSave(values);
        if (!price) form.reset(empty);
      }}
    >
      <Grid $min="11rem" $gap={4}>
        <TextField
          control={form.control}
          name="label"
          label="Work"
          placeholder="Stump grinding"
          maxLength={120}
        />
        <MoneyField control={form.control} name="price_cents" label="Price" />
        <SelectField control={form.control} name="unit" label="Unit" options={priceUnitOptions} />
        <SelectField
          control={form.control}
          name="category"
          label="Service"
          options={categories}
          optional
        />
      </Grid>
      {children}
      <FormActions submit={price ? 'Save' : 'Add price'} onCancel={onCancel} />
    </Form>
  );
}
