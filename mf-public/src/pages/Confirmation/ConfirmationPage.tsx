import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isLive, searchOfRequest, CONTACT_STAYS_HIDDEN } from '@tree-service/domain';
import { requestQuery, type RequestDetail } from '@tree-service/market/api/requests';
import { paths } from '@tree-service/kernel/contract';
import { type AuthState, useAuth, useFeatureFlag } from '@tree-service/kernel';
import {
  Button,
  EmptyState,
  HStack,
  Illustration,
  Page,
  Section,
  SkeletonText,
  VStack,
} from '@tree-service/design';
import { allDone, noRequests } from '@tree-service/design/illustrations';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { publicPaths } from '../../paths';
import { StepList } from '../HowItWorks/StepList';
import type { Step } from '../HowItWorks/steps';

/** What happens after Pros were asked, in order. The first is what happened. */
export const nextSteps: readonly Step[] = [
  {
    title: 'We notify Pros near you',
    text: ({ vendorsPerRequest, offer, emergencyOffer, businessDay }) =>
      `The best matches come first, and at most ${vendorsPerRequest} can take your request. Each has ${offer} to respond before we offer it to the next Pro. Business hours are ${businessDay}, Monday through Saturday, in the property's time zone. For an emergency, each has ${emergencyOffer}, day or night.`,
  },
  {
    title: 'They message you here',
    text: `We notify you of each message. During quiet hours, we hold emails unless it's an emergency. You can change this in your notification settings. ${CONTACT_STAYS_HIDDEN}`,
  },
  {
    title: 'You get itemized quotes',
    text: 'Compare them side by side, request changes, or decline.',
  },
  {
    title: 'You accept one',
    text: 'The Pro gets your address, agrees on a date with you, and sends photos of the finished work.',
  },
];

// Most requests have a Pro to ask.
const SearchNotice = lazy(async () => ({
  default: (await import('@tree-service/market/features/vendorSearch')).SearchNotice,
}));

const Picture = styled.div`
  max-width: 16rem;
`;

function notified(vendors: number): string {
  return `${vendors} ${vendors === 1 ? 'Pro has' : 'Pros have'} been notified so far.`;
}

/** What comes next: how the search for a Pro stands, and what happens once one is asked. */
function WhatComesNext({ request }: { readonly request: RequestDetail }) {
  const search = searchOfRequest(request, useFeatureFlag('vendor_matching'));
  if (search === null) return null;
  if (search === 'asked') {
    return (
      <Section
        title="What happens next"
        description={<span role="status">{notified(request.leads.length)}</span>}
      >
        <StepList steps={nextSteps} />
      </Section>
    );
  }
  return (
    <VStack $gap={8}>
      <Suspense fallback={<SkeletonText lines={3} />}>
        <SearchNotice
          search={search}
          details={{ timeZone: request.time_zone }}
          isDangerous={request.category === 'emergency' || request.timing === 'emergency'}
        />
      </Suspense>
      <Section title="Once a Pro is asked">
        <StepList steps={nextSteps.slice(1)} />
      </Section>
    </VStack>
  );
}

/** The request of a visit to the confirmation. */
interface ArrivingRequest {
  readonly id: string;
  /** The public number, if the navigation state has it. */
  readonly number: number | null;
}

function field(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}

/** Reads navigation state (`requestId`, `number`), else `?request=` of the address; null without either. */
export function arrivingRequest(state: unknown, search: URLSearchParams): ArrivingRequest | null {
  const handed = field(state, 'requestId');
  const id = typeof handed === 'string' ? handed : search.get('request');
  if (!id) return null;
  const number = field(state, 'number');
  return { id, number: typeof number === 'number' && Number.isInteger(number) ? number : null };
}

/** Shown without a request: for visitors, or when the address has none of the user's requests. */
function NothingToConfirm({ status }: { readonly status: AuthState['status'] }) {
  const { pathname, search } = useLocation();
  const isVisitor = status === 'signedOut';
  return (
    <Page title="Your request" width="narrow">
      <EmptyState
        picture={noRequests}
        title={isVisitor ? 'Sign in to see your request' : "We couldn't find a request to confirm"}
        action={
          isVisitor ? (
            <Button asLink to={paths.login()} state={{ returnTo: pathname + search }}>
              Sign in
            </Button>
          ) : (
            <Button asLink to={paths.requests()}>
              My Requests
            </Button>
          )
        }
      >
        {isVisitor
          ? "Sign in with the account that sent the request. Haven't sent one yet? You can describe the work without an account."
          : "You'll find every request you sent, with its number and status, in your list."}
      </EmptyState>
    </Page>
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
  const isAsked = data?.leads.some(isLive) === true;
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
        isAsked && (
          <Picture>
            <Illustration drawing={allDone} isDecorative isFirst />
          </Picture>
        )
      }
      title="We received your request"
      lead={
        <>
          Your request number is <strong>#{number}</strong>.
          {isAsked && " You don't need to do anything right now."}
        </>
      }
      documentTitle={`Request #${number} received`}
      width="narrow"
    >
      {data ? (
        <WhatComesNext request={data} />
      ) : (
        isLoading && <SkeletonText lines={5} label="Loading..." />
      )}
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
