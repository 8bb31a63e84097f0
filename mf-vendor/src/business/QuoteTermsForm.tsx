import { EditConflict } from '@tree-service/design/hooks';
import {
  Form,
  FormActions,
  optionalText,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import * as v from 'valibot';
import type { Business } from '../api/vendors';
import { useGuardedBusiness } from './useGuardedBusiness';

/** As in the database. */
const TERMS_MAX = 4000;

const schema = v.object({ quote_terms: optionalText(TERMS_MAX) });

/** The terms that go with each quote sent from now on. */
export function QuoteTermsForm({
  business,
}: {
  business: Pick<Business, 'quote_terms' | 'version'>;
}) {
  const { quote_terms: stored, version } = business;
  const typed = { quote_terms: stored ?? '' };
  const form = useSchemaForm(schema, { defaultValues: typed });
  const save = useGuardedBusiness({ quote_terms: stored }, version, 'Terms saved');
  return (
    <Form
      form={form}
      draft="quote-terms"
      label="Terms"
      onSubmit={({ quote_terms = null }) => save.send({ quote_terms })}
    >
      <TextAreaField
        control={form.control}
        name="quote_terms"
        label="Terms of your quotes"
        hint="What your price assumes, what it doesn't include, and how you want to be paid, including any deposit."
        counterMax={TERMS_MAX}
        optional
      />
      {save.refused && (
        <EditConflict
          busy={save.busy}
          onTakeTheirs={() => {
            form.reset(typed);
            save.restart();
          }}
          onSaveMine={save.overwrite}
        >
          Saved version: {stored ?? 'no terms'}
        </EditConflict>
      )}
      <FormActions submit="Save terms" />
    </Form>
  );
}
