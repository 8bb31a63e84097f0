import { vendorPaths } from '../../paths';
import type { Onboarding } from '../../api/onboarding';
import type { Business } from '@tree-service/market/api/vendors';
import { Button, Card, Heading, Progress, QueryBoundary, Text, VStack } from '@tree-service/design';
import { checklistOf, missingFor } from '../../business/checklist';
import { isApplying } from '../../business/standing';
import { StandingAlert } from '../../business/StandingAlert';
import { useOnboarding } from '../../business/useOnboarding';

/** What a Pro on the way to approval sees: how far the application is, and where it goes on. */
export function Welcome({ business }: { business: Business }) {
  return (
    <QueryBoundary query={useOnboarding()} what="your application">
      {(onboarding) => <Application business={business} onboarding={onboarding} />}
    </QueryBoundary>
  );
}

function Application({ business, onboarding }: { business: Business; onboarding: Onboarding }) {
  const standings = checklistOf(onboarding);
  const done = standings.filter((standing) => standing.done).length;
  const missing = missingFor(standings);
  return (
    <VStack $gap={5}>
      <StandingAlert business={business} />
      <Card>
        <VStack $gap={4}>
          <Heading level={2} size="xl">
            {done === 0 ? `Welcome, ${business.business_name}` : 'Your application'}
          </Heading>
          <Progress
            value={done}
            max={standings.length}
            label={`${done} of ${standings.length} steps done`}
          />
          <Text tone="muted">
            {missing.length > 0
              ? missing.join(' ')
              : isApplying(business.state)
                ? 'Everything we need is there. You can submit it.'
                : `${done} of ${standings.length} steps are done.`}
          </Text>
          <div>
            <Button asLink to={vendorPaths.onboarding()} size="lg">
              {!isApplying(business.state)
                ? 'See your application'
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
