import { useQuery } from '@tanstack/react-query';
import { requestTimelineQuery, type RequestDetail } from '@tree-service/market/api/requests';
import { Timeline } from '@tree-service/market/features/timeline';
import { messageOf } from '@tree-service/kernel';
import { Alert, Button, Card, Section, SkeletonText } from '@tree-service/design';

/** The history of the request, newest first. */
export function TimelineSection({ request }: { request: RequestDetail }) {
  const { data, error, refetch } = useQuery(requestTimelineQuery(request.id));
  const proName = (vendorId: string) =>
    request.leads.find(({ vendor_id }) => vendor_id === vendorId)?.vendor_profiles?.business_name ??
    null;

  const content = () => {
    if (data) return <Timeline events={data} viewer="owner" proName={proName} />;
    if (error) {
      return (
        <Alert
          tone="warning"
          actions={
            <Button variant="outline" size="sm" onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {messageOf(error)}
        </Alert>
      );
    }
    return <SkeletonText lines={5} label="Loading history" />;
  };
  return (
    <Section title="History">
      <Card>{content()}</Card>
    </Section>
  );
}
