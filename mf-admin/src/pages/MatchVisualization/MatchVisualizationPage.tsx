import { ArrowLeft } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Button, Link, VStack } from '@tree-service/design';
import { AdminPage } from '../../layout/AdminPage';
import { RequestSearch } from '../../requestSearch/RequestSearch';
import { readSought, writeSought } from '../../requestSearch/soughtRequests';
import { MatchOfRequest } from './MatchOfRequest';

/** Replays how a request found its Pros: any request, found by a search. */
export default function MatchVisualizationPage() {
  const [address, setAddress] = useSearchParams();
  const requestId = address.get('request');
  const sought = readSought(address);

  function toRequest(id: string): string {
    const next = writeSought(sought);
    next.set('request', id);
    return `?${next}`;
  }
  return (
    <AdminPage
      title="Match visualization"
      lead="Replay a stored match: who was looked at, who was left out and why, and how the order of offers came about."
    >
      {requestId === null ? (
        <RequestSearch
          choice={sought}
          onChoice={(choice) => setAddress(writeSought(choice), { replace: true })}
          isMatched={false}
          nameOf={({ id }, name) => <Link to={toRequest(id)}>{name}</Link>}
        />
      ) : (
        <VStack $gap={5}>
          <div>
            <Button asLink to={`?${writeSought(sought)}`} variant="link">
              <ArrowLeft size={18} aria-hidden />
              Find another request
            </Button>
          </div>
          <MatchOfRequest key={requestId} requestId={requestId} />
        </VStack>
      )}
    </AdminPage>
  );
}
