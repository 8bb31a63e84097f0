import type { MyRequest } from '@tree-service/shared/api/requests';
import type { JobState } from '@tree-service/shared/domain';

const UPCOMING: ReadonlySet<JobState> = new Set([
  'scheduled',
  'en_route',
  'in_progress',
  'weather_hold',
  'change_order_pending',
]);

/** A job that is still to be done, with its request. */
export interface UpcomingJob {
  request: MyRequest;
  job: MyRequest['jobs'][number];
}

/** Jobs still to be done, soonest first; those without a date last. */
export function upcomingJobs(requests: readonly MyRequest[]): UpcomingJob[] {
  return requests
    .flatMap((request) => request.jobs.map((job) => ({ request, job })))
    .filter(({ job }) => UPCOMING.has(job.state))
    .sort((one, other) => timeOf(one) - timeOf(other));
}

function timeOf({ job }: UpcomingJob): number {
  return job.scheduled_for === null ? Number.MAX_SAFE_INTEGER : Date.parse(job.scheduled_for);
}
