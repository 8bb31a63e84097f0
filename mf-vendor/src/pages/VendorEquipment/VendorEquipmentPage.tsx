import { Card, Section, Text } from '@tree-service/shared/ui';
import { Loaded } from '../../area/Loaded';
import { VendorPage } from '../../area/VendorPage';
import { CrewEditor } from '../../business/crew/CrewEditor';
import { EquipmentSwitches } from '../../business/EquipmentSwitches';
import { useBusiness } from '../../business/useBusiness';

function Equipment() {
  return (
    <Loaded query={useBusiness()} failed="Your equipment could not be loaded">
      {(business) => (
        <>
          <Section title="Machines and tools">
            <Card>
              <EquipmentSwitches business={business} />
            </Card>
          </Section>
          {business.vendor_equipment.length === 0 && (
            <Text tone="muted">
              Nothing is switched on yet. Requests that need certain equipment pass you by until it
              is.
            </Text>
          )}
          <Section title="Crew">
            <Card>
              <CrewEditor />
            </Card>
          </Section>
        </>
      )}
    </Loaded>
  );
}

/** The page at `patterns.vendorEquipment`: what a Pro works with, and the crew. */
export default function VendorEquipmentPage() {
  return (
    <VendorPage
      title="Equipment and crew"
      lead="What you work with and who. Every change is saved at once and counts from the next request on."
      narrow
    >
      <Equipment />
    </VendorPage>
  );
}
