import { useInfiniteQuery } from '@tanstack/react-query';
import { Card, Section } from '@tree-service/design';
import { personRequests } from '../../api/person';
import { PagedList } from '../../layout/PagedList';
import { ListCsv } from '../../listCsv/ListCsv';
import { requestCells } from '../AdminDashboard/requestCells';
import { RequestTable } from '../AdminDashboard/RequestTable';

/** The requests of an owner, newest first. */
export function PersonRequests({ ownerId }: { readonly ownerId: string }) {
  const requests = personRequests(ownerId);
  const query = useInfiniteQuery(requests.pages);
  return (
    <Section
      title="Requests"
      actions={<ListCsv name="requests" read={requests.all} cells={requestCells} />}
    >
      <Card>
        <PagedList query={query} what="the requests" empty="No requests yet.">
          {(shown) => <RequestTable caption="Requests" requests={shown} />}
        </PagedList>
      </Card>
    </Section>
  );
}
