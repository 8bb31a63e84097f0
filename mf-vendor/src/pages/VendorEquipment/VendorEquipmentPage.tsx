import { Card, media, QueryBoundary, Section, Text } from '@tree-service/design';
import styled from 'styled-components';
import { Columns } from '../../area/columns';
import { VendorPage } from '../../area/VendorPage';
import { CrewEditor } from '../../business/crew/CrewEditor';
import { EquipmentSwitches } from '../../business/EquipmentSwitches';
import { useBusiness } from '../../business/useBusiness';

// Switches need less room than people with what they are qualified for.
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
                  Nothing is switched on yet. Requests that need certain equipment pass you by until
                  it is.
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

/** What a Pro works with, and the crew. */
export default function VendorEquipmentPage() {
  return (
    <VendorPage
      title="Equipment and crew"
      lead="What you work with and who. Every change is saved at once and counts from the next request on."
    >
      <Equipment />
    </VendorPage>
  );
}
