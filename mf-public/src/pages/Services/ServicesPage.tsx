import { ArrowRight } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '@tree-service/kernel/contract';
import { SERVICE_CATEGORIES, SERVICES } from '@tree-service/domain';
import {
  Card,
  color,
  Grid,
  Heading,
  Illustration,
  Link,
  Page,
  Section,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import { riskAssessment } from '@tree-service/design/illustrations';
import { serviceData } from '../../structuredData';
import { PriceForm } from '../../priceFirst/PriceForm';
import { publicPaths } from '../../paths';
import { BandTables } from '../../costGuide/BandTables';
import { guideTexts } from '../../costGuide/guideTexts';
import { servicePictures } from '../../costGuide/servicePictures';
import { slugOfService } from '../../costGuide/serviceSlugs';

const ServiceCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const More = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  margin-top: auto;
  padding-top: ${space(3)};
  color: ${color.brandText};
  font-weight: 600;
`;

export default function ServicesPage() {
  return (
    <Page
      title="Services and Prices"
      description="Tree removal, stump grinding, arborists, trimming and emergency work: what each includes and what it usually costs, from the national price book behind our estimates."
      structuredData={SERVICE_CATEGORIES.map((service) => serviceData(service, null))}
      lead="What our Pros do and what it usually costs. Get your own estimate in two minutes, no account needed."
    >
      <Section title="See your price first">
        <Card>
          <PriceForm />
        </Card>
      </Section>
      <Section title="Choose a service">
        <Grid $min="18rem" $gap={5}>
          {SERVICE_CATEGORIES.map((category) => (
            <ServiceCard as="article" $interactive key={category}>
              <Illustration drawing={servicePictures[category]} />
              <Heading level={3} size="xl">
                <Link variant="subtle" to={publicPaths.costGuide(slugOfService(category))}>
                  {SERVICES[category].name}
                </Link>
              </Heading>
              <Text tone="muted">{guideTexts[category].lead}</Text>
              <More aria-hidden>
                What it costs <ArrowRight size={18} />
              </More>
            </ServiceCard>
          ))}
          <Card as="article">
            <VStack $gap={2}>
              <Illustration drawing={riskAssessment} />
              <Heading level={3} size="xl">
                Not sure what you need?
              </Heading>
              <Text tone="muted">
                An arborist's visit costs a fraction of a removal and may save you one.{' '}
                <Link to={publicPaths.blogArticle('signs-of-a-dangerous-tree')}>
                  Check the tree for warning signs
                </Link>
                , read <Link to={paths.howItWorks()}>how a request works</Link>, or{' '}
                <Link to={paths.providers()}>find a Pro near you</Link>.
              </Text>
            </VStack>
          </Card>
        </Grid>
      </Section>
      <Section
        title="Price guide"
        description="Wires, structures, difficult access and dead wood raise the price. Your estimate says by how much."
      >
        <BandTables services={['tree_removal', 'maintenance', 'arborist']} />
      </Section>
    </Page>
  );
}
