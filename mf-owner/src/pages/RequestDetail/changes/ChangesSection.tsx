import { useQuery } from '@tanstack/react-query';
import { changeOrdersQuery } from '@tree-service/market/api/changeOrders';
import { messageOf } from '@tree-service/kernel';
import { RetryAlert, Section, VStack } from '@tree-service/design';
import { ChangeOrderCard } from './ChangeOrderCard';

/** The changes a Pro proposed while working, newest first; nothing when there are none. */
export function ChangesSection({
  jobId,
  businessName,
  timeZone,
}: {
  jobId: string;
  businessName: string;
  timeZone: string;
}) {
  const { data = [], error, refetch } = useQuery(changeOrdersQuery(jobId));
  if (data.length === 0 && !error) return null;
  return (
    <Section title="Changes to the work">
      {error ? (
        <RetryAlert title="We couldn't load the proposed changes" onRetry={refetch}>
          {messageOf(error)}
        </RetryAlert>
      ) : (
        <VStack>
          {data.map((change) => (
            <ChangeOrderCard
              key={change.id}
              change={change}
              businessName={businessName}
              timeZone={timeZone}
            />
          ))}
        </VStack>
      )}
    </Section>
  );
}
