import { useQuery } from '@tanstack/react-query';
import { upcomingJobsQuery, type UpcomingJob } from '../../api/upcomingJobs';
import { paths } from '@tree-service/kernel/contract';
import { jobDate, SERVICES, statusOfJob } from '@tree-service/domain';
import {
  Card,
  Grid,
  Heading,
  HStack,
  Link as TextLink,
  QueryBoundary,
  Section,
  StatePill,
  Text,
  VStack,
} from '@tree-service/design';
import { Link } from 'react-router';
import { ServiceIcon } from '../../area/serviceIcons';
import { useOwnerId } from '../../area/useOwnerId';

function JobCard({ job }: { job: UpcomingJob }) {
  const { id, category, city, time_zone, properties } = job.service_requests;
  return (
    <Card as={Link} to={paths.requestDetail(id)} $interactive>
      <HStack $gap={4} $align="start">
        <ServiceIcon service={category} />
        <VStack $gap={2} $align="start">
          <StatePill status={statusOfJob(job)} />
          <Heading level={3} size="lg">
            {jobDate(job, time_zone)}
          </Heading>
          <Text tone="muted">
            {SERVICES[category].name}, {properties?.label ?? city}
          </Text>
        </VStack>
      </HStack>
    </Card>
  );
}

/** Upcoming jobs, soonest first; nothing when there are none. */
export function UpcomingSection() {
  const upcoming = useQuery(upcomingJobsQuery(useOwnerId()));
  return (
    <QueryBoundary query={upcoming} what="your upcoming jobs" loading={null}>
      {({ jobs, hasMore }) => jobs.length > 0 && <UpcomingJobs jobs={jobs} hasMore={hasMore} />}
    </QueryBoundary>
  );
}

function UpcomingJobs({ jobs, hasMore }: { jobs: readonly UpcomingJob[]; hasMore: boolean }) {
  return (
    <Section
      title="Upcoming jobs"
      actions={
        hasMore && <TextLink to={`${paths.requests()}?show=booked`}>All booked requests</TextLink>
      }
    >
      <Grid $min="18rem" $gap={4}>
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </Grid>
    </Section>
  );
}
