import { paths } from '@tree-service/kernel/contract';
import { reapplyVendorApplication, submitVendorApplication } from '../../api/onboarding';
import { showBusiness } from '@tree-service/market/api/showRows';
import { Button, Card, Heading, Link, Text } from '@tree-service/design';
import styled from 'styled-components';
import type { Business } from '../../api/vendors';
import { missingFor, type StepStatus } from '../../business/checklist';
import { useBusinessAction } from '../../business/useBusinessAction';

const Missing = styled.ul`
  margin: 0.5rem 0 0;
  padding-left: 1.25rem;
`;

export function SubmitApplication({
  business,
  steps,
}: {
  business: Pick<Business, 'state'>;
  steps: readonly StepStatus[];
}) {
  const missing = missingFor(steps);
  const submit = useBusinessAction({
    run: async () => {
      // A rejected application has to be reopened first.
      if (business.state === 'rejected') await reapplyVendorApplication();
      return submitVendorApplication();
    },
    done: "Application submitted. We'll email you and show our decision here.",
    failed: "We couldn't submit your application",
    show: (state, _, vendorId) =>
      showBusiness(vendorId, { state, state_since: new Date().toISOString() }),
  });
  return (
    <Card $tone="brand">
      <Heading level={2} size="xl">
        {business.state === 'applied' ? 'Submit for approval' : 'Submit again'}
      </Heading>
      {missing.length > 0 ? (
        <Text as="div" spaceAbove={2}>
          Before you can submit:
          <Missing>
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </Missing>
        </Text>
      ) : (
        <Text spaceAbove={2}>
          Your application is complete. We'll check your credentials and let you know. Approved
          businesses start with free tokens.
        </Text>
      )}
      <Text size="sm" tone="muted" spaceAbove={2}>
        At night, quiet hours hold back email and push messages. Lead offers still arrive unless you
        change that in your <Link to={paths.account()}>account settings</Link>.
      </Text>
      <Text as="div" spaceAbove={5}>
        <Button
          size="lg"
          disabled={missing.length > 0}
          loading={submit.isPending}
          onClick={() => submit.mutate()}
        >
          {business.state === 'rejected' ? 'Apply again' : 'Submit for approval'}
        </Button>
      </Text>
    </Card>
  );
}
