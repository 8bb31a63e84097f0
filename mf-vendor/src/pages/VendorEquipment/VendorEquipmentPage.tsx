import { Card, Text, VStack } from '@tree-service/shared/ui';
import { Loaded } from '../../area/Loaded';
import { VendorPage } from '../../area/VendorPage';
import { EquipmentSwitches } from '../../business/EquipmentSwitches';
import { useBusiness } from '../../business/useBusiness';

function Equipment() {
  return (
    <Loaded query={useBusiness()} failed="Your equipment could not be loaded">
      {(business) => (
        <VStack $gap={5}>
          <Card>
            <EquipmentSwitches business={business} />
          </Card>
          {business.vendor_equipment.length === 0 && (
            <Text tone="muted">
              Nothing is switched on yet. Requests that need certain equipment pass you by until it
              is.
            </Text>
          )}
        </VStack>
      )}
    </Loaded>
  );
}

/** The page at `patterns.vendorEquipment`: what the crew works with. */
export default function VendorEquipmentPage() {
  return (
    <VendorPage
      title="Equipment"
      lead="What your crew works with. Each switch is saved at once and counts from the next request on."
      narrow
    >
      <Equipment />
    </VendorPage>
  );
}
