import type { VendorJob } from '@tree-service/market/api/jobs';
import { formatCents, JOB_STATES, SERVICES } from '@tree-service/domain';
import { Card, HStack, Link, StatusPill, Text, VStack } from '@tree-service/design';
import type { ReactNode } from 'react';
import { vendorPaths } from '../paths';
import { timeAtProperty } from './propertyTime';

/** `children` are the actions. */
export function JobCard({ job, children }: { job: VendorJob; children?: ReactNode }) {
  const request = job.service_requests;
  const { label, tone } = JOB_STATES[job.state];
  return (
    <Card as="article">
      <VStack $gap={2}>
        <HStack $justify="space-between" $gap={3} $wrap>
          <Text as="strong" weight="semibold" numeric>
            {job.scheduled_for === null
              ? 'No date yet'
              : timeAtProperty(job.scheduled_for, request.time_zone)}
          </Text>
          <StatusPill tone={tone}>{label}</StatusPill>
        </HStack>
        <Link to={vendorPaths.request(job.request_id)}>
          {SERVICES[request.category].name} for {request.contact_name}
        </Link>
        <Text size="sm" tone="muted">
          {request.city}, {request.region} · request {request.number} ·{' '}
          {formatCents(job.price_cents)}
        </Text>
        {children}
      </VStack>
    </Card>
  );
}
