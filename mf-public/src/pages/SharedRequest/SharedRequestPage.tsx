import { useQuery } from '@tanstack/react-query';
import { SERVICES } from '@tree-service/domain';
import { paths } from '@tree-service/kernel/contract';
import { Button, EmptyState, Page, QueryBoundary, SkeletonText } from '@tree-service/design';
import { lostPage } from '@tree-service/design/illustrations';
import { useLocation } from 'react-router-dom';
import { sharedRequestQuery } from '../../api/sharedRequest';
import { SharedRequestView } from './SharedRequestView';

function NothingShared() {
  return (
    <EmptyState
      picture={lostPage}
      title="This link doesn't work"
      action={
        <Button asLink variant="outline" to={paths.home()}>
          Home
        </Button>
      }
    >
      It may have expired or been turned off, or part of it is missing. Ask the person who sent it
      for a new one.
    </EmptyState>
  );
}

/**
 * A request that its owner shares by a link, to read only. The token is the fragment of the address, so it is
 * sent to no server but in the one question for the request.
 */
export default function SharedRequestPage() {
  const token = useLocation().hash.slice(1);
  const query = useQuery(sharedRequestQuery(token));
  const request = query.data;
  const until =
    request &&
    new Date(request.expires_at).toLocaleDateString(undefined, { month: 'long', day: 'numeric' });
  return (
    <Page
      title={request ? `${SERVICES[request.category].name} in ${request.city}` : 'Shared request'}
      lead={request && `Request #${request.number}, shared with you until ${until}.`}
    >
      {token === '' ? (
        <NothingShared />
      ) : (
        <QueryBoundary query={query} what="the request" loading={<SkeletonText lines={8} />}>
          {(shared) =>
            shared === null ? <NothingShared /> : <SharedRequestView request={shared} />
          }
        </QueryBoundary>
      )}
    </Page>
  );
}
