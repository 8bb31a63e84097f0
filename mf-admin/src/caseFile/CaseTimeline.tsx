import { useQuery } from '@tanstack/react-query';
import { requestTimelineQuery } from '@tree-service/market/api/requests';
import { Timeline } from '@tree-service/market/features/timeline';
import { Card, QueryBoundary } from '@tree-service/design';

interface CaseTimelineProps {
  readonly requestId: string;
  readonly vendorName: (vendorId: string) => string | null;
}

export function CaseTimeline({ requestId, vendorName }: CaseTimelineProps) {
  const query = useQuery(requestTimelineQuery(requestId));
  return (
    <Card>
      <QueryBoundary query={query} what="the timeline">
        {(events) => <Timeline events={events} viewer="admin" vendorName={vendorName} />}
      </QueryBoundary>
    </Card>
  );
}
