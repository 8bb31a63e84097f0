import { Alert, Card, QueryBoundary, Section, VStack } from '@tree-service/design';
import { EditConflict } from '@tree-service/design/hooks';
import {
  Form,
  FormActions,
  optionalText,
  TextAreaField,
  useSchemaForm,
} from '@tree-service/design/forms';
import * as v from 'valibot';
import { VendorPage } from '../../area/VendorPage';
import { PriceListEditor } from '../../business/PriceListEditor';
import { useBusiness } from '../../business/useBusiness';
import type { Business } from '../../api/vendors';
import { useGuardedBusiness } from '../../business/useGuardedBusiness';

/** As in the database. */
const TERMS_MAX = 4000;

const schema = v.object({ quote_terms: optionalText(TERMS_MAX) });

/** The terms that go with each quote sent from now on. */
function QuoteTermsForm({ business }: { business: Pick<Business, 'quote_terms' | 'version'> }) {
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

function PriceList() {
  return (
    <QueryBoundary query={useBusiness()} what="your price list">
      {(business) => (
        <VStack $gap={10}>
          <Card>
            {business.vendor_prices.length === 0 && (
              <Alert title="Your price list is empty">
                Start with what you quote most, such as stump grinding per inch or crew time per
                hour. We'll use it to fill in your quotes.
              </Alert>
            )}
            <PriceListEditor business={business} headingLevel={2} />
          </Card>
          <Section
            title="Terms"
            description="They're included with every quote you send from now on. Owners see them before they accept, and accepting a quote means agreeing to its terms."
          >
            <Card>
              <QuoteTermsForm business={business} />
            </Card>
          </Section>
        </VStack>
      )}
    </QueryBoundary>
  );
}

export default function VendorPricingPage() {
  return (
    <VendorPage
      title="Price list"
      lead="Your quotes start from these prices. Only you can see this list."
    >
      <PriceList />
    </VendorPage>
  );
}
