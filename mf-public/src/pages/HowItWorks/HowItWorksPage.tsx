import { paths } from '@tree-service/kernel/contract';
import { useRuleWords } from '@tree-service/market/features/rules';
import {
  Button,
  Card,
  Grid,
  HStack,
  Heading,
  Illustration,
  Link,
  Page,
  Section,
  space,
  Text,
  VStack,
} from '@tree-service/design';
import { healthVisit, trimming } from '@tree-service/design/illustrations';
import styled from 'styled-components';
import { StepList } from './StepList';
import { ownerSteps, vendorSteps } from './steps';

const Sides = styled(Grid)`
  margin-bottom: ${space(12)};
`;

const Picture = styled(Illustration)`
  max-width: 18rem;
`;

export default function HowItWorksPage() {
  const { vendorsPerRequest } = useRuleWords();
  return (
    <Page
      title="How It Works"
      description="How a request for tree work becomes a finished job: from estimate to review for owners, from credentials to reputation for Pros."
      lead={`One request, at most ${vendorsPerRequest}, every price explained. Here is what happens on both sides.`}
    >
      <Sides $min="22rem" $gap={8}>
        <Card>
          <VStack $gap={6}>
            <Picture drawing={healthVisit} />
            <Heading level={2}>For owners</Heading>
            <StepList steps={ownerSteps} />
            <HStack>
              <Button asLink to={paths.request()}>
                Get an Estimate
              </Button>
            </HStack>
          </VStack>
        </Card>
        <Card>
          <VStack $gap={6}>
            <Picture drawing={trimming} />
            <Heading level={2}>For Pros</Heading>
            <StepList steps={vendorSteps} />
            <HStack>
              <Button asLink variant="outline" to={paths.joinAsPro()}>
                Join as a Pro
              </Button>
            </HStack>
          </VStack>
        </Card>
      </Sides>
      <Section title="What it costs">
        <Grid $min="18rem" $gap={5}>
          <Card $tone="sunken">
            <Heading level={3}>Owners</Heading>
            <Text tone="muted" spaceAbove={2}>
              Free for owners. You pay your Pro directly for the work you accepted. We never ask for
              a deposit, and no one should ask you for one in a message. See typical prices in the{' '}
              <Link to={paths.services()}>cost guides</Link>.
            </Text>
          </Card>
          <Card $tone="sunken">
            <Heading level={3}>Pros</Heading>
            <Text tone="muted" spaceAbove={2}>
              You see the price in tokens before you accept a lead. Tokens are spent only when the
              owner replies. New Pros start with free tokens. We take no share of the job's price.
            </Text>
          </Card>
          <Card $tone="sunken">
            <Heading level={3}>How we match Pros</Heading>
            <Text tone="muted" spaceAbove={2}>
              By distance, services, the equipment the job needs, reviews and how quickly a Pro
              responds. A plan can raise the rank of a Pro who meets a quality standard, labeled
              “Promoted”. It never hides the others.
            </Text>
          </Card>
        </Grid>
      </Section>
      <Section title="More answers">
        <Text tone="muted">
          The <Link to={paths.helpCenter()}>help center</Link> has the details, our{' '}
          <Link to={paths.blog()}>blog</Link> covers tree care, and{' '}
          <Link to={paths.welcomeFlow()}>the tour</Link> takes one minute.
        </Text>
      </Section>
    </Page>
  );
}
