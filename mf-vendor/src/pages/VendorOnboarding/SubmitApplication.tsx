import { reapplyVendorApplication, submitVendorApplication } from '../../api/onboarding';
import type { Business } from '@tree-service/market/api/vendors';
import { Button, Card, Heading, Text } from '@tree-service/design';
import styled from 'styled-components';
import { missingFor, type StepStanding } from '../../business/checklist';
import { useBusinessAction } from '../../business/useBusinessAction';

const Missing = styled.ul`
  margin: 0.5rem 0 0;
  padding-left: 1.25rem;
`;

/** The last step: what is still missing, or the button that asks for approval. */
export function SubmitApplication({
  business,
  standings,
}: {
  business: Pick<Business, 'state'>;
  standings: readonly StepStanding[];
}) {
  const missing = missingFor(standings);
  const submit = useBusinessAction({
    run: async () => {
      // A rejected application is taken up again first; both moves belong to one press.
      if (business.state === 'rejected') await reapplyVendorApplication();
      return submitVendorApplication();
    },
    done: 'Application submitted. We will look at it and tell you here.',
    failed: 'The application could not be submitted',
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
          Everything we need is there. We check your credentials and decide; approved businesses
          start with welcome tokens.
        </Text>
      )}
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
