import { QueryBoundary } from '@tree-service/design';
import { useQuery } from '@tanstack/react-query';
import { requestTimelineQuery } from '@tree-service/market/api/requests';
import { Timeline } from '@tree-service/market/features/timeline';
import type { LeadDetail } from '../../api/leads';

export function LeadTimeline({ lead }: { lead: LeadDetail }) {
  const timeline = useQuery(requestTimelineQuery(lead.request_id));
  return (
    <QueryBoundary query={timeline} what="the history">
      {(events) => <Timeline events={events} viewer="vendor" vendorName={() => null} />}
    </QueryBoundary>
  );
}
