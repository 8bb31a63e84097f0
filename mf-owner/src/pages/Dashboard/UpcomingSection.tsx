import { paths } from '@tree-service/shared/contract';
import { formatDay, JOB_STATES, SERVICES } from '@tree-service/shared/domain';
import { Card, Grid, Heading, Section, StatusPill, Text, VStack } from '@tree-service/shared/ui';
import { Link } from 'react-router';
import type { UpcomingJob } from './upcomingJobs';

/** Jobs that were agreed and are still to be done. Shows nothing while there are none. */
export function UpcomingSection({ jobs }: { jobs: readonly UpcomingJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <Section title="Upcoming jobs">
      <Grid $min="18rem" $gap={4}>
        {jobs.map(({ request, job }) => (
          <Card key={job.id} as={Link} to={paths.requestDetail(request.id)} $interactive>
            <VStack $gap={2} $align="start">
              <StatusPill tone={JOB_STATES[job.state].tone}>
                {JOB_STATES[job.state].label}
              </StatusPill>
              <Heading level={3} size="lg">
                {job.scheduled_for === null
                  ? 'Date not set yet'
                  : formatDay(job.scheduled_for, request.time_zone)}
              </Heading>
              <Text tone="muted">
                {SERVICES[request.category].name}, {request.properties?.label ?? request.city}
              </Text>
            </VStack>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
