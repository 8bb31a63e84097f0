import type { VendorJob } from '@tree-service/market/api/jobs';
import { formatCents, statusOfJob, timeInZone } from '@tree-service/domain';
import { Card, HStack, Link, StatePill, Text, VStack } from '@tree-service/design';
import type { ReactNode } from 'react';
import { vendorPaths } from '../paths';
import { jobName, placeOf } from './jobName';

/** `children` are the actions. */
export function JobCard({ job, children }: { job: VendorJob; children?: ReactNode }) {
  const request = job.service_requests;
  return (
    <Card as="article">
      <VStack $gap={2}>
        <HStack $justify="space-between" $gap={3} $wrap>
          <Text as="strong" weight="semibold" numeric>
            {job.scheduled_for === null
              ? 'No date yet'
              : timeInZone(job.scheduled_for, request.time_zone)}
          </Text>
          <StatePill status={statusOfJob(job)} />
        </HStack>
        <Link to={vendorPaths.request(job.request_id)}>{jobName(job)}</Link>
        <Text size="sm" tone="muted">
          {placeOf(request)} · {formatCents(job.price_cents)}
        </Text>
        {children}
      </VStack>
    </Card>
  );
}
