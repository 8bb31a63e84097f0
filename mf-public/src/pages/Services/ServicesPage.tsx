import { paths } from '@tree-service/shared/contract';
import { SERVICE_CATEGORIES, SERVICES } from '@tree-service/shared/domain';
import { Button, Card, Grid, Heading, Page, Section, Text } from '@tree-service/shared/ui';
import { PriceGuide } from './PriceGuide';

/** What can be asked for, and what it usually costs. */
export default function ServicesPage() {
  return (
    <Page
      title="Services"
      lead="What our Pros do, and what it usually costs. Your own estimate takes two minutes."
      actions={
        <Button asLink to={paths.request()}>
          Get an Estimate
        </Button>
      }
    >
      <Grid $min="18rem" $gap={5}>
        {SERVICE_CATEGORIES.map((category) => (
          <Card key={category}>
            <Heading level={2} size="xl">
              {SERVICES[category].name}
            </Heading>
            <Text tone="muted" spaceAbove={2}>
              {SERVICES[category].description}
            </Text>
          </Card>
        ))}
      </Grid>
      <Section
        title="Price guide"
        description="Published US price bands. Wires, structures, poor access and dead wood raise a price; your estimate says by how much."
      >
        <PriceGuide />
      </Section>
    </Page>
  );
}
