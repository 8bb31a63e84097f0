import { useQuery } from '@tanstack/react-query';
import { upcomingJobsQuery, type UpcomingJob } from '../../api/upcomingJobs';
import { paths } from '@tree-service/kernel/contract';
import { jobDate, SERVICES, statusOfJob } from '@tree-service/domain';
import {
  Card,
  Grid,
  Heading,
  Link as TextLink,
  Section,
  StatePill,
  Text,
  VStack,
} from '@tree-service/design';
import { Link } from 'react-router';
import { useOwnerId } from '../../area/useOwnerId';
import { SectionError } from '../../area/SectionError';

function JobCard({ job }: { job: UpcomingJob }) {
  const { id, category, city, time_zone, properties } = job.service_requests;
  return (
    <Card as={Link} to={paths.requestDetail(id)} $interactive>
      <VStack $gap={2} $align="start">
        <StatePill status={statusOfJob(job)} />
        <Heading level={3} size="lg">
          {jobDate(job, time_zone)}
        </Heading>
        <Text tone="muted">
          {SERVICES[category].name}, {properties?.label ?? city}
        </Text>
      </VStack>
    </Card>
  );
}

/** Upcoming jobs, soonest first; nothing when there are none. */
export function UpcomingSection() {
  const ownerId = useOwnerId();
  const { data, error, refetch } = useQuery(upcomingJobsQuery(ownerId));
  if (error) return <SectionError title="Upcoming jobs" error={error} onRetry={refetch} />;
  if (data === undefined || data.jobs.length === 0) return null;
  return (
    <Section
      title="Upcoming jobs"
      actions={
        data.hasMore && (
          <TextLink to={`${paths.requests()}?show=booked`}>All booked requests</TextLink>
        )
      }
    >
      <Grid $min="18rem" $gap={4}>
        {data.jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Grid>
    </Section>
  );
}
