import { Alert, Card, QueryBoundary } from '@tree-service/design';
import { VendorPage } from '../../area/VendorPage';
import { PriceListEditor } from '../../business/PriceListEditor';
import { useBusiness } from '../../business/useBusiness';

function PriceList() {
  return (
    <QueryBoundary query={useBusiness()} what="your price list">
      {(business) => (
        <Card>
          {business.vendor_prices.length === 0 && (
            <Alert title="Your price list is empty">
              Start with what you quote most, such as stump grinding per inch or crew time per hour.
              Your next quote fills itself in from it.
            </Alert>
          )}
          <PriceListEditor business={business} headingLevel={2} />
        </Card>
      )}
    </QueryBoundary>
  );
}

/** The price list quotes start from. */
export default function VendorPricingPage() {
  return (
    <VendorPage
      title="Price list"
      lead="Quotes start from these prices. Nobody but you sees the list."
    >
      <PriceList />
    </VendorPage>
  );
}
