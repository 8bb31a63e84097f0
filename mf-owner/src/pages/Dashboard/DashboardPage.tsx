import { useQuery } from '@tanstack/react-query';
import { myConversationsQuery } from '@tree-service/shared/api/conversations';
import { myRequestsQuery, type MyRequest } from '@tree-service/shared/api/requests';
import { paths } from '@tree-service/shared/contract';
import { useLiveRefresh } from '@tree-service/shared/features/live';
import { messageOf, useAuth } from '@tree-service/shared/runtime';
import {
  Button,
  EmptyState,
  ErrorCard,
  Link,
  Page,
  Section,
  Skeleton,
  VStack,
} from '@tree-service/shared/ui';
import { Plus, Trees } from 'lucide-react';
import { findRequests } from '../Requests/findRequests';
import { RequestCard } from '../Requests/RequestCard';
import { agenda } from './agenda';
import { AgendaSection } from './AgendaSection';
import { PropertiesSection } from './PropertiesSection';
import { UpcomingSection } from './UpcomingSection';
import { upcomingJobs } from './upcomingJobs';

function FirstSteps() {
  return (
    <EmptyState
      icon={<Trees size={28} />}
      title="Which tree is on your mind?"
      action={
        <Button asLink to={paths.request()} size="lg">
          Get an Estimate
        </Button>
      }
    >
      Describe the work in about two minutes. You see what it usually costs, and Pros near you with
      verified credentials send quotes.
    </EmptyState>
  );
}

function Overview({ userId, requests }: { userId: string; requests: readonly MyRequest[] }) {
  const conversations = useQuery(myConversationsQuery(userId));
  const open = findRequests(requests, { group: 'open', words: '', order: 'newest' });
  return (
    <>
      <AgendaSection items={agenda(requests, conversations.data ?? [])} />
      <UpcomingSection jobs={upcomingJobs(requests)} />
      {open.length > 0 && (
        <Section
          title="Open requests"
          actions={<Link to={paths.requests()}>All {requests.length} requests</Link>}
        >
          <VStack $gap={3}>
            {open.map((request) => (
              <RequestCard key={request.id} request={request} />
            ))}
          </VStack>
        </Section>
      )}
      <PropertiesSection userId={userId} requests={requests} />
    </>
  );
}

/** The page at /dashboard for owners: what needs them now, what is coming, what is open. */
export default function DashboardPage() {
  useLiveRefresh();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const firstName = useAuth((auth) => auth.profile?.first_name ?? null);
  const { data, error, refetch } = useQuery({
    ...myRequestsQuery(userId),
    enabled: userId !== '',
  });

  const content = () => {
    if (data && data.length > 0) return <Overview userId={userId} requests={data} />;
    if (data) return <FirstSteps />;
    if (error) {
      return (
        <ErrorCard
          title="We could not load your dashboard"
          description={messageOf(error)}
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <VStack role="status" aria-label="Loading your dashboard">
        <Skeleton $height="10rem" $radius="lg" />
        <Skeleton $height="7rem" $radius="lg" />
        <Skeleton $height="7rem" $radius="lg" />
      </VStack>
    );
  };

  return (
    <Page
      title={firstName === null ? 'Welcome' : `Hello, ${firstName}`}
      documentTitle="Dashboard"
      actions={
        data &&
        data.length > 0 && (
          <Button asLink to={paths.request()}>
            <Plus size={20} />
            New request
          </Button>
        )
      }
    >
      {content()}
    </Page>
  );
}
