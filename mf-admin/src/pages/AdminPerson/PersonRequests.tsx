import { useInfiniteQuery } from '@tanstack/react-query';
import { Card } from '@tree-service/design';
import { personRequests } from '../../api/person';
import { PagedList } from '../../layout/PagedList';
import { RequestTable } from '../AdminDashboard/RequestTable';

/** The requests of an owner, newest first. */
export function PersonRequests({ ownerId }: { readonly ownerId: string }) {
  const query = useInfiniteQuery(personRequests(ownerId).pages);
  return (
    <Card>
      <PagedList query={query} what="the requests" empty="No requests yet.">
        {(requests) => <RequestTable caption="Requests" requests={requests} />}
      </PagedList>
    </Card>
  );
}
