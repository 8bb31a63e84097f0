import {
  formatCentsRange,
  SERVICE_CATEGORIES,
  type ServiceCategory,
  SERVICES,
} from '@tree-service/domain';
import {
  Card,
  ErrorCard,
  Heading,
  Illustration,
  Link,
  Page,
  Section,
  space,
} from '@tree-service/design';
import styled from 'styled-components';
import { paths } from '@tree-service/kernel/contract';
import { BandTables, PriceRows } from '../../costGuide/BandTables';
import { PriceForm } from '../../priceFirst/PriceForm';
import { serviceData } from '../../structuredData';
import { servicePictures } from '../../costGuide/servicePictures';
import { slugOfService } from '../../costGuide/serviceSlugs';
import { workedExamples, useExampleEstimates } from '../../costGuide/workedExamples';
import { publicPaths } from '../../paths';

// Columns as long as one another: services have more and fewer examples.
const Services = styled.div`
  columns: 22rem;
  column-gap: ${space(5)};
  & > * {
    margin-bottom: ${space(5)};
    break-inside: avoid;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 7rem 1fr;
  align-items: center;
  gap: ${space(4)};
`;

/** What examples of one service cost, and the way to its cost guide. */
function ServicePrices({ service }: { readonly service: ServiceCategory }) {
  const examples = workedExamples[service];
  const { estimates, failure, retry } = useExampleEstimates(examples);
  const { name } = SERVICES[service];
  const rows = examples.map(({ title, detail }, index) => {
    const estimate = estimates[index];
    return {
      label: title,
      detail,
      range: estimate && formatCentsRange(estimate.low_cents, estimate.high_cents),
    };
  });
  return (
    <Card as="article" aria-label={name}>
      <Head>
        <Illustration drawing={servicePictures[service]} />
        <div>
          <Heading level={3} size="xl">
            {name}
          </Heading>
          <Link to={publicPaths.costGuide(slugOfService(service))}>{`${name} cost guide`}</Link>
        </div>
      </Head>
      {failure === null ? (
        <PriceRows rows={rows} />
      ) : (
        <ErrorCard description={failure} onRetry={retry} />
      )}
    </Card>
  );
}

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
