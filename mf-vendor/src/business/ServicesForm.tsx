import { SERVICE_CATEGORIES, SERVICES } from '@tree-service/domain';
import { EditConflict } from '@tree-service/design/hooks';
import { CheckboxGroupField, Form, useSchemaForm } from '@tree-service/design/forms';
import * as v from 'valibot';
import { SaveActions } from './SaveActions';
import type { Business } from '../api/vendors';
import { useGuardedBusiness } from './useGuardedBusiness';
import { useTyped } from './useTyped';

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

export function ServicesForm({
  business,
  onSaved,
  onTyped,
}: {
  business: Pick<Business, 'categories' | 'version'>;
  onSaved?: () => void;
  /** Hears what is typed, valid or not. */
  onTyped?: (typed: Partial<Business>) => void;
}) {
  const form = useSchemaForm(schema, { defaultValues: { categories: business.categories } });
  useTyped(form, (typed) => onTyped?.({ categories: typed.categories }));
  const { categories, version } = business;
  const save = useGuardedBusiness({ categories }, version, 'Services saved', onSaved);
  return (
    <Form form={form} draft="services" label="Services" onSubmit={(values) => save.send(values)}>
      <CheckboxGroupField
        control={form.control}
        name="categories"
        label="Services you offer"
        hint="We only offer you requests for these services."
        options={options}
      />
      {save.refused && (
        <EditConflict
          busy={save.busy}
          onTakeTheirs={() => {
            form.reset({ categories });
            save.restart();
          }}
          onSaveMine={save.overwrite}
        />
      )}
      <SaveActions goesOn={onSaved !== undefined} />
    </Form>
  );
}
