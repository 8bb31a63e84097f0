import { useQuery } from '@tanstack/react-query';
import { unreadConversationsQuery } from '../../api/conversations';
import { openDisputesQuery } from '../../api/disputes';
import { ownerPaths } from '../../paths';
import { myPropertiesQuery } from '../../api/properties';
import { pressingRequestsQuery, requestCountsQuery } from '../../api/requestLists';
import { paths } from '@tree-service/kernel/contract';
import { useLiveRefresh } from '@tree-service/market/features/live';
import { useAuth, useFeatureFlag } from '@tree-service/kernel';
import {
  Button,
  EmptyState,
  media,
  Page,
  QueryBoundary,
  Skeleton,
  space,
} from '@tree-service/design';
import { noRequests } from '@tree-service/design/illustrations';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { SuspendedNotice } from '../../area/SuspendedNotice';
import { useOwnerId } from '../../area/useOwnerId';
import { CareSection } from '../../care/CareSection';
import { agenda } from './agenda';
import { AgendaSection } from './AgendaSection';
import { OpenRequestsSection } from './OpenRequestsSection';
import { PropertiesSection } from './PropertiesSection';
import { SavedVendorsSection } from './SavedVendorsSection';
import { SpendingSection } from './SpendingSection';
import { UpcomingSection } from './UpcomingSection';
import { useDraftElsewhere } from './useDraftElsewhere';
import { countByGroup } from '../Requests/requestSearch';

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
      <SuspendedNotice />
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
