import { updateBusiness, type Business } from '@tree-service/shared/api/vendors';
import { SERVICE_CATEGORIES, SERVICES } from '@tree-service/shared/domain';
import { CheckboxGroupField, Form, SubmitButton, useSchemaForm } from '@tree-service/shared/forms';
import * as v from 'valibot';
import { useBusinessAction } from './useBusinessAction';

const schema = v.object({
  categories: v.pipe(
    v.array(v.picklist(SERVICE_CATEGORIES)),
    v.minLength(1, 'Please choose at least one service'),
  ),
});

const options = SERVICE_CATEGORIES.map((value) => ({
  value,
  label: SERVICES[value].name,
  hint: SERVICES[value].description,
}));

/** The services a business offers; only requests for these are offered to it. */
export function ServicesForm({
  business,
  onSaved,
}: {
  business: Pick<Business, 'categories'>;
  onSaved?: () => void;
}) {
  const form = useSchemaForm(schema, { defaultValues: { categories: business.categories } });
  const save = useBusinessAction({
    run: (vendorId, { categories }: v.InferOutput<typeof schema>) =>
      updateBusiness(vendorId, { categories }),
    done: 'Services saved',
    failed: null,
    onDone: onSaved,
  });
  return (
    <Form
      form={form}
      label="Services"
      onSubmit={async (values) => void (await save.mutateAsync(values))}
    >
      <CheckboxGroupField
        control={form.control}
        name="categories"
        label="Services you offer"
        hint="You are only offered requests for these."
        options={options}
      />
      <div>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  );
}
