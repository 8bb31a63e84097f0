import { paths } from '@tree-service/kernel/contract';
import {
  Container,
  Heading,
  Link,
  ResponsiveTabs,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import styled from 'styled-components';
import { ServiceCards } from './ServiceCards';
import { serviceCatalog } from './serviceCatalog';

const Column = styled(Container)`
  padding-block: ${space(16)};
`;

const Intro = styled.header`
  margin-bottom: ${space(8)};
`;

/** The services by category: tabs, or a select box on mobile. */
export function HomeServices() {
  return (
    <section aria-labelledby="services">
      <Column $width="wide">
        <Intro>
          <Heading level={2} size="3xl" id="services">
            Our Services
          </Heading>
          <Text tone="muted" size="lg" spaceAbove={2}>
            What our Pros do, from a single branch to a whole lot.
          </Text>
        </Intro>
        <ResponsiveTabs
          label="Service category"
          defaultValue="tree-removal"
          tabs={serviceCatalog.map((category) => ({
            value: category.id,
            label: category.name,
            content: (
              <VStack $gap={6} $align="stretch">
                <ServiceCards category={category} />
                <Link to={paths.services()}>All services and prices</Link>
              </VStack>
            ),
          }))}
        />
      </Column>
    </section>
  );
}
