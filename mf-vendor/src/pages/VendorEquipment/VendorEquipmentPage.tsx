import { Card, media, QueryBoundary, Section, Text } from '@tree-service/design';
import styled from 'styled-components';
import { Columns } from '../../area/blocks';
import { VendorPage } from '../../area/VendorPage';
import { CrewEditor } from '../../business/crew/CrewEditor';
import { EquipmentSwitches } from '../../business/EquipmentSwitches';
import { useBusiness } from '../../business/useBusiness';

// Crew members need more room than switches.
const Parts = styled(Columns)`
  ${media.laptopUp} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

function Equipment() {
  return (
    <QueryBoundary query={useBusiness()} what="your equipment">
      {(business) => (
        <Parts>
          <div>
            <Section title="Machines and tools">
              <Card>
                <EquipmentSwitches business={business} />
              </Card>
              {business.vendor_equipment.length === 0 && (
                <Text tone="muted" spaceAbove={4}>
                  Turn on what you own to get requests that need it.
                </Text>
              )}
            </Section>
          </div>
          <div>
            <Section title="Crew">
              <Card>
                <CrewEditor />
              </Card>
            </Section>
          </div>
        </Parts>
      )}
    </QueryBoundary>
  );
}

export default function VendorEquipmentPage() {
  return (
    <VendorPage
      title="Equipment and crew"
      lead="Changes are saved immediately and apply to new requests."
    >
      <Equipment />
    </VendorPage>
  );
}
