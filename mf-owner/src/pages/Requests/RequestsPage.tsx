import { useQuery } from '@tanstack/react-query';
import { myRequestsQuery } from '@tree-service/shared/api/requests';
import { paths } from '@tree-service/shared/contract';
import { useLiveRefresh } from '@tree-service/shared/features/live';
import { messageOf, useAuth } from '@tree-service/shared/runtime';
import { Button, EmptyState, ErrorCard, Page, Skeleton, VStack } from '@tree-service/shared/ui';
import { Plus, Trees } from 'lucide-react';
import { RequestList } from './RequestList';

function NewRequest() {
  return (
    <Button asLink to={paths.request()}>
      <Plus size={20} />
      New request
    </Button>
  );
}

/** The page at /requests: the owner's requests. */
export default function RequestsPage() {
  useLiveRefresh();
  const userId = useAuth((auth) => auth.user?.id ?? '');
  const { data, error, refetch } = useQuery({
    ...myRequestsQuery(userId),
    enabled: userId !== '',
  });

  const content = () => {
    if (data && data.length > 0) return <RequestList requests={data} />;
    if (data) {
      return (
        <EmptyState
          icon={<Trees size={28} />}
          title="No requests yet"
          action={
            <Button asLink to={paths.request()} size="lg">
              Get an Estimate
            </Button>
          }
        >
          Describe the work once. You get an estimate at once and quotes from Pros near you.
        </EmptyState>
      );
    }
    if (error) {
      return (
        <ErrorCard
          title="We could not load your requests"
          description={messageOf(error)}
          onRetry={() => void refetch()}
        />
      );
    }
    return (
      <VStack $gap={3} role="status" aria-label="Loading your requests">
        <Skeleton $height="6.5rem" $radius="lg" />
        <Skeleton $height="6.5rem" $radius="lg" />
        <Skeleton $height="6.5rem" $radius="lg" />
      </VStack>
    );
  };

  return (
    <Page title="My Requests" actions={data && data.length > 0 && <NewRequest />}>
      {content()}
    </Page>
  );
}
