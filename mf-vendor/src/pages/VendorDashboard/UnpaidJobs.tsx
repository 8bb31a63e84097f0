import { useQuery } from '@tanstack/react-query';
import { Button, Card, Heading, Link, QueryBoundary, Text, VStack } from '@tree-service/design';
import { dayInZone, formatCents } from '@tree-service/domain';
import { useRef } from 'react';
import { type CompletedJob, UNPAID_AT_MOST, unpaidJobsQuery } from '../../api/completedJobs';
import { ListRow, PlainList } from '../../area/PlainList';
import { useVendorId } from '../../area/vendorId';
import { jobName } from '../../jobs/jobName';
import { useMarkPaid } from '../../jobs/useMarkPaid';
import { vendorPaths } from '../../paths';
import { type Period, timesOf } from './statsRange';

function UnpaidJob({
  job,
  timeZone,
  onMarked,
}: {
  job: CompletedJob;
  timeZone: string;
  onMarked: () => void;
}) {
  const mark = useMarkPaid(job.id, onMarked);
  const name = jobName(job);
  return (
    <ListRow>
      <div>
        <Link to={vendorPaths.request(job.request_id)}>{name}</Link>
        <Text size="sm" tone="muted" numeric>
          {formatCents(job.price_cents)} · request #{job.service_requests.number}
          {job.completed_at !== null && ` · completed ${dayInZone(job.completed_at, timeZone)}`}
        </Text>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Mark as paid: ${name}, request #${job.service_requests.number}`}
        loading={mark.isPending}
        onClick={() => mark.mutate(true)}
      >
        Mark as paid
      </Button>
    </ListRow>
  );
}

/** The completed jobs of a period that are not marked as paid. */
export function UnpaidJobs({ count, ...period }: Period & { count: number }) {
  const { begins, ends } = timesOf(period);
  const unpaid = useQuery(unpaidJobsQuery(useVendorId(), begins, ends));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card>
      <VStack $gap={4}>
        <Heading ref={heading} tabIndex={-1} level={3} size="md">
          Unpaid jobs
        </Heading>
        <QueryBoundary query={unpaid} what="your unpaid jobs">
          {(jobs) => (
            <>
              {jobs.length === 0 && (
                <Text tone="muted">All jobs completed in this period are marked as paid.</Text>
              )}
              <PlainList $gap={0}>
                {jobs.map((job) => (
                  <UnpaidJob
                    key={job.id}
                    job={job}
                    timeZone={period.timeZone}
                    // The pressed button leaves with its row.
                    onMarked={() => heading.current?.focus()}
                  />
                ))}
              </PlainList>
              {count > UNPAID_AT_MOST && (
                <Text size="sm" tone="muted">
                  Showing the oldest {UNPAID_AT_MOST} of {count} jobs.
                </Text>
              )}
            </>
          )}
        </QueryBoundary>
      </VStack>
    </Card>
  );
}
