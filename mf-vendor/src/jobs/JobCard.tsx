import type { VendorJob } from '@tree-service/market/api/jobs';
import { formatCents, jobDate, statusOfJob } from '@tree-service/domain';
import { Card, HStack, Link, StatePill, Text, VStack } from '@tree-service/design';
import { vendorPaths } from '../paths';
import { jobName, placeOf } from './jobName';

export function JobCard({ job }: { job: VendorJob }) {
  const request = job.service_requests;
  return (
    <Card as="article">
      <VStack $gap={2}>
        <HStack $justify="space-between" $gap={3} $wrap>
          <Text as="strong" weight="semibold" numeric>
            {jobDate(job, request.time_zone)}
          </Text>
          <StatePill status={statusOfJob(job)} />
        </HStack>
        <Link to={vendorPaths.request(job.request_id)}>{jobName(job)}</Link>
        <Text size="sm" tone="muted">
          {placeOf(request)} · {formatCents(job.price_cents)}
        </Text>
      </VStack>
    </Card>
  );
}
