import { useQuery } from '@tanstack/react-query';
import { BackendError, messageOf } from '@tree-service/kernel';
import { requestQuery } from '@tree-service/market/api/requests';
import { paths } from '@tree-service/kernel/contract';
import { formatAge, REQUEST_STATES, SERVICES } from '@tree-service/domain';
import { useLiveRefresh } from '@tree-service/market/features/live';
import {
  Button,
  EmptyState,
  ErrorCard,
  HStack,
  Link,
  Page,
  SkeletonText,
  StatusPill,
} from '@tree-service/design';
import { SearchX } from 'lucide-react';
import { useParams } from 'react-router';
import { RequestView } from './RequestView';

/** No such row, or the address has no valid id. */
const NOT_FOUND_CODES = ['PGRST116', '22P02'];

function isMissing(error: Error): boolean {
  return error instanceof BackendError && NOT_FOUND_CODES.includes(error.code);
}

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!isMissing(error)) {
    return (
      <ErrorCard
        title="We couldn't load this request"
        description={messageOf(error)}
        onRetry={onRetry}
      />
    );
  }
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title="We couldn't find this request"
      action={
        <Button asLink to={paths.requests()}>
          My Requests
        </Button>
      }
    >
      It may belong to another account, or the link may be incomplete.
    </EmptyState>
  );
}

/** The page at /requests/{requestId}, updated live. */
export default function RequestDetailPage() {
  useLiveRefresh();
  const { requestId = '' } = useParams();
  const { data: request, error, refetch } = useQuery(requestQuery(requestId));
  const above = <Link to={paths.requests()}>My Requests</Link>;

  if (request === undefined) {
    return (
      <Page title="Request" above={above}>
        {error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonText lines={8} label="Loading your request" />
        )}
      </Page>
    );
  }
  const { label, tone } = REQUEST_STATES[request.state];
  return (
    <Page
      title={`${SERVICES[request.category].name} in ${request.city}`}
      documentTitle={`Request #${request.number}`}
      above={above}
      lead={
        <HStack $gap={3} $wrap>
          <StatusPill tone={tone}>{label}</StatusPill>
          <span>
            #{request.number}, {request.properties?.label ?? `${request.city}, ${request.region}`},
            sent {formatAge(request.submitted_at ?? request.created_at)}
          </span>
        </HStack>
      }
    >
      <RequestView request={request} />
    </Page>
  );
}
