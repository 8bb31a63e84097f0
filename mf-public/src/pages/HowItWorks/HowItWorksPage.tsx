import { paths } from '@tree-service/shared/contract';
import { Button, Card, Grid, HStack, Heading, Page, Text, VStack } from '@tree-service/shared/ui';
import { StepList } from './StepList';
import { ownerSteps, vendorSteps } from './steps';

/** How the marketplace works for property owners and for Pros. */
export default function HowItWorksPage() {
  return (
    <Page
      title="How It Works"
      lead="One request, at most three Pros, every price explained. Here is what happens on both sides."
    >
      <Grid $min="24rem" $gap={8}>
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
      <Text tone="muted" spaceAbove={8}>
        Owners and Pros settle payment directly. We never ask for a deposit, and nobody should ask
        you for one through a message.
      </Text>
    </Page>
  );
}
