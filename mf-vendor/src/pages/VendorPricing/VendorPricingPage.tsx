import { Alert, Card, QueryBoundary, Section, VStack } from '@tree-service/design';
import { VendorPage } from '../../area/VendorPage';
import { PriceListEditor } from '../../business/PriceListEditor';
import { QuoteTermsForm } from '../../business/QuoteTermsForm';
import { useBusiness } from '../../business/useBusiness';

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
