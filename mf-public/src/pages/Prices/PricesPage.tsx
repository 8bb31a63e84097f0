import { SERVICE_CATEGORIES } from '@tree-service/domain';
import { Card, Link, Page, Section, space } from '@tree-service/design';
import styled from 'styled-components';
import { paths } from '@tree-service/kernel/contract';
import { BandTables } from '../../costGuide/BandTables';
import { PriceForm } from '../../priceFirst/PriceForm';
import { serviceData } from '../../structuredData';
import { ServicePrices } from './ServicePrices';

// Columns as long as one another: services have more and fewer examples.
const Services = styled.div`
  columns: 22rem;
  column-gap: ${space(5)};
  & > * {
    margin-bottom: ${space(5)};
    break-inside: avoid;
  }
`;

/** What examples of every service cost, on one page. */
export default function PricesPage() {
  return (
    <Page
      title="What Tree Work Costs"
      description="Prices of tree removal, stump grinding, arborists, trimming and emergency work: examples of every service from the national price book behind our estimates."
      structuredData={SERVICE_CATEGORIES.map((service) => serviceData(service, null))}
      lead="Examples of every service, calculated the same way as your own estimate."
    >
      <Section title="See your price first">
        <Card>
          <PriceForm />
        </Card>
      </Section>
      <Section
        title="Examples"
        description="Your Pro sets the final price in a quote. These ranges tell you what to expect."
      >
        <Services>
          {SERVICE_CATEGORIES.map((service) => (
            <ServicePrices key={service} service={service} />
          ))}
        </Services>
      </Section>
      <Section
        title="Price bands"
        actions={<Link to={paths.services()}>What each service includes</Link>}
      >
        <BandTables services={['tree_removal', 'maintenance', 'arborist']} />
      </Section>
    </Page>
  );
}
