import type { Business } from '../../api/vendors';
import { vendorPaths } from '../../paths';
import type { Onboarding } from '../../api/onboarding';
import { Button, Card, Heading, Progress, QueryBoundary, Text, VStack } from '@tree-service/design';
import { checklistOf, missingFor } from '../../business/checklist';
import { isApplying } from '../../business/businessStatus';
import { BusinessStatusAlert } from '../../business/BusinessStatusAlert';
import { useOnboarding } from '../../business/useBusiness';

/** The dashboard before approval. */
export function Welcome({ business }: { business: Business }) {
  return (
    <QueryBoundary query={useOnboarding()} what="your application">
      {(onboarding) => <Application business={business} onboarding={onboarding} />}
    </QueryBoundary>
  );
}

function Application({ business, onboarding }: { business: Business; onboarding: Onboarding }) {
  const steps = checklistOf(onboarding);
  const done = steps.filter((step) => step.done).length;
  const missing = missingFor(steps);
  return (
    <VStack $gap={5}>
      <BusinessStatusAlert business={business} />
      <Card>
        <VStack $gap={4}>
          <Heading level={2} size="xl">
            {done === 0 ? `Welcome, ${business.business_name}` : 'Your application'}
          </Heading>
          <Progress
            value={done}
            max={steps.length}
            label={`${done} of ${steps.length} steps complete`}
          />
          <Text tone="muted">
            {missing.length > 0
              ? missing.join(' ')
              : isApplying(business.state)
                ? 'Your application is complete. You can submit it now.'
                : `${done} of ${steps.length} steps are complete.`}
          </Text>
          <div>
            <Button asLink to={vendorPaths.onboarding()} size="lg">
              {!isApplying(business.state)
                ? 'View application'
                : done === 0
                  ? 'Set up your business'
                  : 'Continue'}
            </Button>
          </div>
        </VStack>
      </Card>
    </VStack>
  );
}
