import { paths } from '@tree-service/kernel/contract';
import { useRuleWords } from '@tree-service/market/features/rules';
import {
  Button,
  Card,
  Grid,
  HStack,
  Heading,
  Link,
  Page,
  Section,
  Text,
  VStack,
} from '@tree-service/design';
import { StepList } from './StepList';
import { ownerSteps, vendorSteps } from './steps';

/** How the marketplace works for property owners and for Pros. */
export default function HowItWorksPage() {
  const { prosPerRequest } = useRuleWords();
  return (
    <Page
      title="How It Works"
      description="How a request for tree work becomes a finished job: for owners from estimate to review, for Pros from credentials to reputation."
      lead={`One request, at most ${prosPerRequest}, every price explained. Here is what happens on both sides.`}
    >
      <Grid $min="22rem" $gap={8}>
        <Card>
          <VStack $gap={6}>
            <Heading level={2}>If you own trees</Heading>
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
            <Heading level={2}>If you care for trees</Heading>
            <StepList steps={vendorSteps} />
            <HStack>
              <Button asLink variant="outline" to={paths.joinAsPro()}>
                Join as a Pro
              </Button>
            </HStack>
          </VStack>
        </Card>
      </Grid>
      <Section title="What it costs">
        <Grid $min="18rem" $gap={5}>
          <Card $tone="sunken">
            <Heading level={3}>Owners</Heading>
            <Text tone="muted" spaceAbove={2}>
              Nothing to us. You pay your Pro, directly, for the work you accepted. We never ask for
              a deposit, and nobody should ask you for one through a message. What work costs stands
              in the <Link to={paths.services()}>cost guides</Link>.
            </Text>
          </Card>
          <Card $tone="sunken">
            <Heading level={3}>Pros</Heading>
            <Text tone="muted" spaceAbove={2}>
              Tokens, a number shown before you accept, and spent only when the owner answers. New
              Pros start with a grant. No share of the job’s price.
            </Text>
          </Card>
          <Card $tone="sunken">
            <Heading level={3}>Who is asked, and why</Heading>
            <Text tone="muted" spaceAbove={2}>
              Distance, services, equipment the job needs, reviews and how quickly a Pro answers. A
              plan can lift a Pro above a quality floor, labelled Promoted; it never hides the
              others.
            </Text>
          </Card>
        </Grid>
      </Section>
      <Section title="More answers">
        <Text tone="muted">
          The <Link to={paths.helpCenter()}>help center</Link> has the details, the{' '}
          <Link to={paths.blog()}>blog</Link> what to know about trees, and{' '}
          <Link to={paths.welcomeFlow()}>the tour</Link> all of it in one minute.
        </Text>
      </Section>
    </Page>
  );
}
