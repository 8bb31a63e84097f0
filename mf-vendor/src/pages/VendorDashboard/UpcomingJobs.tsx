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
                <JobCard key={job.id} job={job} />
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
