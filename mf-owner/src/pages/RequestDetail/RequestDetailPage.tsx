import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '@tree-service/market/api/requests';
import { paths } from '@tree-service/kernel/contract';
import { formatAge, SERVICES, statusOfRequest } from '@tree-service/domain';
import { useLiveRefresh } from '@tree-service/market/features/live';
import { HStack, Link, Page, QueryBoundary, SkeletonText, StatePill } from '@tree-service/design';
import { useParams } from 'react-router';
import { RequestView } from './RequestView';

/** The page at /requests/{requestId}, updated live. */
export default function RequestDetailPage() {
  useLiveRefresh();
  const { requestId = '' } = useParams();
  const query = useQuery(requestQuery(requestId));
  const request = query.data;
  return (
    <Page
      title={request ? `${SERVICES[request.category].name} in ${request.city}` : 'Request'}
      documentTitle={request && `Request #${request.number}`}
      above={<Link to={paths.requests()}>My Requests</Link>}
      lead={
        request && (
          <HStack $gap={3} $wrap>
            <StatePill status={statusOfRequest(request)} />
            <span>
              #{request.number}, {request.properties?.label ?? `${request.city}, ${request.region}`}
              , sent {formatAge(request.submitted_at ?? request.created_at)}
            </span>
          </HStack>
        )
      }
    >
      <QueryBoundary query={query} what="this request" loading={<SkeletonText lines={8} />}>
        {(loaded) => <RequestView request={loaded} />}
      </QueryBoundary>
    </Page>
  );
}
