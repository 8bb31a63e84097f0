import { useQuery } from '@tanstack/react-query';
import { vendorJobsQuery } from '@tree-service/shared/api/jobs';
import { paths } from '@tree-service/shared/contract';
import { Button, EmptyState, Section, VStack } from '@tree-service/shared/ui';
import { CalendarDays } from 'lucide-react';
import { Loaded } from '../../area/Loaded';
import { useVendorId } from '../../area/vendorId';
import { unscheduledJobs } from '../../jobs/jobsByDay';
import { UnscheduledJob } from './UnscheduledJob';
import { WeekList } from './WeekList';

/** Jobs to plan, and the week as a list of days. */
export function Schedule() {
  return (
    <Loaded query={useQuery(vendorJobsQuery(useVendorId()))} failed="Your jobs could not be loaded">
      {(jobs) => {
        if (jobs.length === 0) {
          return (
            <EmptyState
              icon={<CalendarDays size={28} />}
              title="No jobs yet"
              action={
                <Button asLink to={paths.vendorRequests()}>
                  See your requests
                </Button>
              }
            >
              When an owner accepts one of your quotes, the job is planned here.
            </EmptyState>
          );
        }
        const waiting = unscheduledJobs(jobs);
        return (
          <>
            {waiting.length > 0 && (
              <Section
                title="To be planned"
                description="Agree on a day with the owner and set it."
              >
                <VStack $gap={5}>
                  {waiting.map((job) => (
                    <UnscheduledJob key={job.id} job={job} />
                  ))}
                </VStack>
              </Section>
            )}
            <Section title="Your week">
              <WeekList jobs={jobs} />
            </Section>
          </>
        );
      }}
    </Loaded>
  );
}
