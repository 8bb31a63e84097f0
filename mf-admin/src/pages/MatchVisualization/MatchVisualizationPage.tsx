import { useSearchParams } from 'react-router';
import { Link, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { BackLink } from '../../layout/BackLink';
import { RequestSearch } from '../../requestSearch/RequestSearch';
import { readRequestFilter, writeRequestFilter } from '../../requestSearch/requestFilter';
import { MatchOfRequest } from './MatchOfRequest';

export default function MatchVisualizationPage() {
  const [address, setAddress] = useSearchParams();
  const requestId = address.get('request');
  const filter = readRequestFilter(address);

  function toRequest(id: string): string {
    const next = writeRequestFilter(filter);
    next.set('request', id);
    return `?${next}`;
  }
  return (
    <AdminPage
      title="Match visualization"
      lead="Replay a stored match: which Pros were considered, which were excluded and why, and how the order of offers was set."
    >
      {requestId === null ? (
        <RequestSearch
          choice={filter}
          onChoice={(choice) => setAddress(writeRequestFilter(choice), { replace: true })}
          isMatched={false}
          nameOf={({ id }, name) => <Link to={toRequest(id)}>{name}</Link>}
        />
      ) : (
        <VStack $gap={5}>
          <BackLink to={`?${writeRequestFilter(filter)}`} label="Find another request" />
          <MatchOfRequest key={requestId} requestId={requestId} />
        </VStack>
      )}
    </AdminPage>
  );
}
