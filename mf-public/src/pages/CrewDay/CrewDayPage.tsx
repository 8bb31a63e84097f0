import { useQuery } from '@tanstack/react-query';
import { Alert, EmptyState, Page, QueryBoundary, SkeletonText, VStack } from '@tree-service/design';
import { lostPage, noSchedule } from '@tree-service/design/illustrations';
import { RouteDirections, stopsAhead } from '@tree-service/market/features/directions';
import { useLocation } from 'react-router-dom';
import { crewDayQuery, type CrewDay } from '../../api/crewDay';
import { CrewJobCard } from './CrewJobCard';

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

function DeadLink() {
  return (
    <EmptyState picture={lostPage} title="This link doesn't work">
      It ends at midnight of its day, and the business can turn it off. Ask the person who sent it
      for a new one.
    </EmptyState>
  );
}

function Jobs({ day: { jobs, photo_folder: folder }, token }: { day: CrewDay; token: string }) {
  if (jobs.length === 0) {
    return (
      <EmptyState picture={noSchedule} title="No jobs on this day">
        Jobs appear here when they are scheduled.
      </EmptyState>
    );
  }
  const isAhead = jobs.every(({ has_begun }) => !has_begun);
  const nameOf = (jobId: string | null | undefined): string => {
    const index = jobs.findIndex(({ id }) => id === jobId);
    return index < 0 ? 'the starting point' : `job ${index + 1}`;
  };
  const ahead = stopsAhead(
    jobs.map((job) => ({ state: job.state, place: { ...job, address: job.contact?.address } })),
  );
  return (
    <VStack $gap={6}>
      {isAhead && (
        <Alert tone="info">You can look at the jobs now, and start them on the day.</Alert>
      )}
      <RouteDirections stops={ahead} noun="job" />
      {jobs.map((job, place) => (
        <CrewJobCard
          key={job.id}
          job={job}
          place={`${place + 1} of ${jobs.length}`}
          driveFrom={nameOf(job.drive?.from_job_id)}
          token={token}
          photoFolder={folder}
        />
      ))}
    </VStack>
  );
}

/** The jobs of one day for a crew, by a link; the token is the fragment of the address. */
export default function CrewDayPage() {
  const token = useLocation().hash.slice(1);
  const query = useQuery(crewDayQuery(token));
  const day = query.data;
  return (
    <Page
      width="narrow"
      title={day ? longDay.format(new Date(`${day.day}T00:00:00Z`)) : "The crew's day"}
      lead={day && [day.business_name, day.label].filter(Boolean).join(' · ')}
    >
      {token === '' ? (
        <DeadLink />
      ) : (
        <QueryBoundary query={query} what="the jobs" loading={<SkeletonText lines={8} />}>
          {(known) => (known === null ? <DeadLink /> : <Jobs day={known} token={token} />)}
        </QueryBoundary>
      )}
    </Page>
  );
}
