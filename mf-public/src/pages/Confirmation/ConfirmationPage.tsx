import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { requestQuery } from '@tree-service/market/api/requests';
import { paths } from '@tree-service/kernel/contract';
import { useAuth } from '@tree-service/kernel';
import { Button, HStack, Page, Section, SkeletonText } from '@tree-service/design';
import { publicPaths } from '../../paths';
import { StepList } from '../HowItWorks/StepList';
import { arrivingRequest } from './arrivingRequest';
import { AskedPros } from './AskedPros';
import { NothingToConfirm } from './NothingToConfirm';
import { nextSteps } from './nextSteps';

/** Tells an owner that a request was received: its number and what happens next. */
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
      title="We have your request"
      lead={
        <>
          Its number is <strong>#{number}</strong>. You need not do anything now.
        </>
      }
      documentTitle={`Request #${number} received`}
      width="narrow"
    >
      <Section title="What happens next" description={<AskedPros request={data} />}>
        <StepList steps={nextSteps} />
      </Section>
      <Section title="Meanwhile">
        <HStack $wrap $gap={3}>
          <Button asLink to={paths.requestDetail(arriving.id)}>
            See my request
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
