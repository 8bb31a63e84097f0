import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { unreadConversationsQuery } from '../../api/conversations';
import { openDisputesQuery } from '../../api/disputes';
import { ownerPaths } from '../../paths';
import { myPropertiesQuery } from '../../api/properties';
import {
  foundRequestsQuery,
  pressingRequestsQuery,
  requestCountsQuery,
} from '../../api/requestLists';
import { paths } from '@tree-service/kernel/contract';
import { useLiveRefresh } from '@tree-service/market/features/live';
import { useAuth, useFeatureFlag, useIsRequestStored } from '@tree-service/kernel';
import {
  Button,
  EmptyState,
  Grid,
  Link,
  media,
  Page,
  QueryBoundary,
  Section,
  Skeleton,
  space,
  VStack,
} from '@tree-service/design';
import { noRequests } from '@tree-service/design/illustrations';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { capitalized, LOCALE } from '@tree-service/domain';
import { nameUnsentRequest, unsentRequestOf } from '@tree-service/market/features/unsentRequest';
import { AccountNotice } from '../../area/AccountNotice';
import { useOwnerId } from '../../area/useOwnerId';
import { CareSection } from '../../care/CareSection';
import { latestDraftQuery } from '../../api/requestDrafts';
import { propertyFiguresQuery } from '../../api/portfolio';
import { agenda, type AgendaItem } from './agenda';
import { AgendaSection } from './AgendaSection';
import { SavedVendorsSection } from './SavedVendorsSection';
import { SpendingSection } from './SpendingSection';
import { UpcomingSection } from './UpcomingSection';
import { countByGroup } from '../Requests/requestSearch';
import { RequestCard } from '../Requests/RequestCard';
import { PropertyCard } from '../Properties/PropertyCard';
import { OPEN_REQUESTS, SHOWN_PROPERTIES } from './shown';

// What is to be done, and beside it on a wide screen what is there.
const Columns = styled.div`
  display: flex;
  align-items: start;
  gap: ${space(12)};
  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  & > :last-child {
    flex: 0 0 20rem;
    min-width: 0;
  }
  & > :empty {
    display: none;
  }
  ${media.belowLaptop} {
    flex-direction: column;
    align-items: stretch;
    & > :last-child {
      flex-basis: auto;
    }
  }
`;

function FirstSteps() {
  return (
    <EmptyState
      picture={noRequests}
      title="What do your trees need?"
      action={
        <Button asLink to={paths.request()} size="lg">
          Get an Estimate
        </Button>
      }
    >
      Describe the work in about two minutes. You'll see what it usually costs, and which Pros near
      you we'd ask for quotes.
    </EmptyState>
  );
}

const Loading = () => (
  <>
    <Skeleton $height="10rem" $radius="lg" />
    <Skeleton $height="7rem" $radius="lg" />
    <Skeleton $height="7rem" $radius="lg" />
  </>
);

/** What needs the owner's attention, from requests, messages and disputes. */
function useAgenda(ownerId: string) {
  const pressing = useQuery({ ...pressingRequestsQuery(ownerId), enabled: ownerId !== '' });
  const hasMessages = useFeatureFlag('messaging');
  const isMatchingOn = useFeatureFlag('vendor_matching');
  const conversations = useQuery({
    ...unreadConversationsQuery(ownerId),
    enabled: ownerId !== '' && hasMessages,
  });
  const unread = hasMessages ? (conversations.data ?? []) : [];
  const disputes = useQuery({ ...openDisputesQuery(ownerId), enabled: ownerId !== '' });
  const { data } = pressing;
  return {
    items: data && agenda(data.requests, unread, disputes.data ?? [], isMatchingOn),
    unlisted: data ? data.total - data.requests.length : 0,
    error: pressing.error,
    isFetching: pressing.isFetching,
    refetch: pressing.refetch,
  };
}

/**
 * The request the owner began on another device, as something to attend to. Null when there is none, and where this
 * browser has an unsent request itself, which has a notice of its own.
 */
export function useDraftElsewhere(ownerId: string): AgendaItem | null {
  const isStoredHere = useIsRequestStored();
  const { data: draft } = useQuery({ ...latestDraftQuery(ownerId), enabled: ownerId !== '' });
  if (isStoredHere || !draft) return null;
  const unsent = unsentRequestOf(draft.answers);
  const name =
    unsent === null ? 'Started on another device' : capitalized(nameUnsentRequest(unsent));
  return {
    key: `draft-${draft.key}`,
    title: draft.refusal === null ? 'Continue your request' : "Your request wasn't sent",
    description: draft.refusal === null ? name : `${name}. ${draft.refusal}`,
    address: paths.request(),
    action: 'Continue',
  };
}

const SHOWN = 5;

/** Requests without a hired Pro, newest first; nothing when there are none. */
function OpenRequestsSection({ total }: { total: number }) {
  const open = useInfiniteQuery(foundRequestsQuery(useOwnerId(), OPEN_REQUESTS));
  return (
    <QueryBoundary query={open} what="your open requests" loading={null}>
      {({ pages }) => {
        const shown = pages.flat().slice(0, SHOWN);
        if (shown.length === 0) return null;
        const others = total - shown.length;
        return (
          <Section title="Open requests" actions={<Link to={paths.requests()}>All requests</Link>}>
            <VStack $gap={3}>
              {shown.map((request) => (
                <RequestCard key={request.id} request={request} />
              ))}
              {others > 0 && (
                <Link to={`${paths.requests()}?show=open`}>
                  {others.toLocaleString(LOCALE)} more open {others === 1 ? 'request' : 'requests'}
                </Link>
              )}
            </VStack>
          </Section>
        );
      }}
    </QueryBoundary>
  );
}

/** The owner's first properties with their figures; nothing when there are none. */
function PropertiesSection() {
  const ownerId = useOwnerId();
  const { data = [] } = useQuery({ ...myPropertiesQuery(ownerId), enabled: ownerId !== '' });
  const shown = data.slice(0, SHOWN_PROPERTIES);
  const figures = useQuery({
    ...propertyFiguresQuery(
      ownerId,
      shown.map(({ id }) => id),
    ),
    enabled: shown.length > 0,
  });
  if (shown.length === 0) return null;
  return (
    <Section
      title="Your properties"
      description="Your trees and their history, by property."
      actions={
        <Link to={ownerPaths.properties()}>
          {data.length > SHOWN_PROPERTIES ? `All ${data.length} properties` : 'Properties'}
        </Link>
      }
    >
      <Grid $min="18rem" $gap={4}>
        {shown.map((property) => (
          <PropertyCard
            key={property.id}
            property={property}
            figures={figures.data?.[property.id]}
          />
        ))}
      </Grid>
    </Section>
  );
}

export default function DashboardPage() {
  useLiveRefresh();
  const ownerId = useOwnerId();
  const firstName = useAuth((auth) => auth.profile?.first_name ?? null);
  const isKnown = ownerId !== '';
  const waiting = useAgenda(ownerId);
  const counts = useQuery({ ...requestCountsQuery(ownerId, null), enabled: isKnown });
  const properties = useQuery({ ...myPropertiesQuery(ownerId), enabled: isKnown });
  const draft = useDraftElsewhere(ownerId);
  const isNew =
    draft === null &&
    counts.data !== undefined &&
    Object.keys(counts.data).length === 0 &&
    properties.data?.length === 0;

  const items = waiting.items && [...(draft === null ? [] : [draft]), ...waiting.items];
  const query = {
    data: items && counts.data && { items, open: countByGroup(counts.data).open },
    error: waiting.error ?? counts.error,
    isFetching: waiting.isFetching || counts.isFetching,
    refetch: () => Promise.all([waiting.refetch(), counts.refetch()]),
  };

  return (
    <Page
      title={firstName === null ? 'Welcome' : `Hello, ${firstName}`}
      documentTitle="Dashboard"
      actions={
        items &&
        !isNew && (
          <>
            <Button asLink variant="outline" to={paths.requests()}>
              My Requests
            </Button>
            <Button asLink variant="outline" to={ownerPaths.properties()}>
              Properties
            </Button>
            <Button asLink to={paths.request()}>
              <Plus size={20} />
              New request
            </Button>
          </>
        )
      }
    >
      <AccountNotice />
      {isNew ? (
        <FirstSteps />
      ) : (
        <QueryBoundary query={query} what="your dashboard" loading={<Loading />}>
          {({ items: agendaItems, open }) => (
            <Columns>
              <div>
                <AgendaSection items={agendaItems} unlisted={waiting.unlisted} />
                <UpcomingSection />
                <OpenRequestsSection total={open} />
                <CareSection />
              </div>
              <div>
                <SavedVendorsSection />
                <SpendingSection />
                <PropertiesSection />
              </div>
            </Columns>
          )}
        </QueryBoundary>
      )}
    </Page>
  );
}
