import { dayInZone } from '@tree-service/domain';
import { useQuery } from '@tanstack/react-query';
import { Card, Link, QueryBoundary, Section, Text, VStack } from '@tree-service/design';
import { vendorAgendaQuery } from '../../api/jobs';
import { vendorPaths } from '../../paths';
import { useVendorId } from '../../area/vendorId';
import { JobCard } from '../../jobs/JobCard';

const SHOWN = 4;

export function UpcomingJobs() {
  return (
    <Section
      id="jobs"
      title="Upcoming jobs"
      actions={<Link to={vendorPaths.schedule()}>Schedule</Link>}
    >
      <QueryBoundary query={useQuery(vendorAgendaQuery(useVendorId()))} what="your jobs">
        {({ dated }) => {
          const upcoming = dated.slice(0, SHOWN);
          return (
            <VStack $gap={3}>
              {upcoming.map((job) => (
                <div key={job.id}>
                  {job.scheduled_for !== null && (
                    <Text size="sm" tone="muted">
                      {dayInZone(job.scheduled_for, job.service_requests.time_zone)}
                    </Text>
                  )}
                  <JobCard job={job} />
                </div>
              ))}
              {upcoming.length === 0 && (
                <Card $tone="sunken">
                  <Text tone="muted">No upcoming jobs.</Text>
                </Card>
              )}
            </VStack>
          );
        }}
      </QueryBoundary>
    </Section>
  );
}
