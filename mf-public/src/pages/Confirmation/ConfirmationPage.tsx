import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { requestQuery } from '@tree-service/market/api/requests';
import { paths } from '@tree-service/kernel/contract';
import { useAuth } from '@tree-service/kernel';
import { Button, HStack, Illustration, Page, Section, SkeletonText } from '@tree-service/design';
import { allDone } from '@tree-service/design/illustrations';
import styled from 'styled-components';
import { publicPaths } from '../../paths';
import { StepList } from '../HowItWorks/StepList';
import { arrivingRequest } from './arrivingRequest';
import { NothingToConfirm } from './NothingToConfirm';
import { nextSteps } from './nextSteps';

const Picture = styled.div`
  max-width: 16rem;
`;

/** The number of Pros a request was offered to. Reserves its space while loading. */
function NotifiedVendors({ leads }: { readonly leads: readonly unknown[] | undefined }) {
  return (
    <span role="status">
      {leads === undefined && '\u00a0'}
      {leads?.length === 0 &&
        "We'll notify Pros as soon as one near you is available for this work."}
      {leads !== undefined &&
        leads.length > 0 &&
        `${leads.length} ${leads.length === 1 ? 'Pro has' : 'Pros have'} been notified so far.`}
    </span>
  );
}

/** Confirms a request with its number and the next steps. */
export default function ConfirmationPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const arriving = arrivingRequest(state, search);
  const status = useAuth((auth) => auth.status);
  const { data, isLoading } = useQuery({
    ...requestQuery(arriving?.id ?? ''),
    enabled: arriving !== null && status === 'signedIn',
  });
  const number = arriving?.number ?? data?.number ?? null;

  if (status === 'loading' || (number === null && isLoading)) {
    return (
      <Page title="Your request" width="narrow">
        <SkeletonText lines={5} label="Loading..." />
      </Page>
    );
  }
  if (arriving === null || number === null || status === 'signedOut')
    return <NothingToConfirm status={status} />;
  return (
    <Page
      above={
        <Picture>
          <Illustration drawing={allDone} isDecorative isFirst />
        </Picture>
      }
      title="We received your request"
      lead={
        <>
          Your request number is <strong>#{number}</strong>. You don't need to do anything right
          now.
        </>
      }
      documentTitle={`Request #${number} received`}
      width="narrow"
    >
      <Section title="What happens next" description={<NotifiedVendors leads={data?.leads} />}>
        <StepList steps={nextSteps} />
      </Section>
      <Section title="Meanwhile">
        <HStack $wrap $gap={3}>
          <Button asLink to={paths.requestDetail(arriving.id)}>
            View my request
          </Button>
          <Button asLink variant="outline" to={paths.requests()}>
            All my requests
          </Button>
          <Button
            asLink
            variant="ghost"
            to={publicPaths.blogArticle('how-to-read-a-tree-work-estimate')}
          >
            How to compare quotes
          </Button>
        </HStack>
      </Section>
    </Page>
  );
}
