import { useQuery } from '@tanstack/react-query';
import { requestTimelineQuery, type RequestDetail } from '@tree-service/market/api/requests';
import { Timeline } from '@tree-service/market/features/timeline';
import { Card, QueryBoundary } from '@tree-service/design';
import { FoldedSection } from '@tree-service/market/features/folding';

/** The history of the request, newest first. */
export function TimelineSection({ request }: { request: RequestDetail }) {
  const query = useQuery(requestTimelineQuery(request.id));
  const vendorName = (vendorId: string) =>
    request.leads.find(({ vendor_id }) => vendor_id === vendorId)?.vendor_profiles?.business_name ??
    null;

  return (
    <FoldedSection title="History">
      <Card>
        <QueryBoundary query={query} what="the history">
          {(events) => <Timeline events={events} viewer="owner" vendorName={vendorName} />}
        </QueryBoundary>
      </Card>
    </FoldedSection>
  );
}
