import { useQuery } from '@tanstack/react-query';
import { Waypoints } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { allRequestsQuery } from '@tree-service/shared/api/oversight';
import { EmptyState, VStack } from '@tree-service/shared/ui';
import { AdminPage } from '../layout/AdminPage';
import { QueryView } from '../layout/QueryView';
import { MatchOfRequest } from './MatchOfRequest';
import { RequestPicker } from './RequestPicker';

/** Replays how a request found its Pros. */
export default function MatchVisualizationPage() {
  const [address, setAddress] = useSearchParams();
  const requestId = address.get('request');
  const requests = useQuery(allRequestsQuery());
  return (
    <AdminPage
      title="Match visualization"
      lead="Replay a stored match: who was looked at, who was left out and why, and how the order of offers came about."
    >
      <VStack $gap={8}>
        <QueryView query={requests} what="the requests" rows={1}>
          {(rows) => (
            <RequestPicker
              requests={rows}
              requestId={requestId}
              onPick={(request) => setAddress({ request })}
            />
          )}
        </QueryView>
        <div>
          {requestId === null ? (
            <EmptyState icon={<Waypoints size={28} />} title="Choose a request">
              Its latest match is shown here, as it was when it ran.
            </EmptyState>
          ) : (
            <MatchOfRequest key={requestId} requestId={requestId} />
          )}
        </div>
      </VStack>
    </AdminPage>
  );
}
