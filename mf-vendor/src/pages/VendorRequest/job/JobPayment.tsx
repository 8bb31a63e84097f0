import { Button, HStack, Text } from '@tree-service/design';
import { dayInZone } from '@tree-service/domain';
import type { LeadJob } from '../../../api/leads';
import { useMarkPaid } from '../../../jobs/useMarkPaid';

export interface JobPaymentProps {
  job: Pick<LeadJob, 'id' | 'paid_jobs'>;
  ownerName: string;
  timeZone: string;
}

/** Whether the owner paid for a completed job, as the Pro keeps it in the books. */
export function JobPayment({ job: { id, paid_jobs: paid }, ownerName, timeZone }: JobPaymentProps) {
  const mark = useMarkPaid(id);
  return (
    <HStack $justify="space-between" $gap={3} $wrap>
      <Text>
        {paid
          ? `You marked this job as paid on ${dayInZone(paid.marked_at, timeZone)}.`
          : `Has ${ownerName} paid you? Only you can see this.`}
      </Text>
      <Button
        variant="outline"
        size="sm"
        loading={mark.isPending}
        onClick={() => mark.mutate(!paid)}
      >
        {paid ? 'Mark as unpaid' : 'Mark as paid'}
      </Button>
    </HStack>
  );
}
