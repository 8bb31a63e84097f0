import type { VendorJob } from '@tree-service/shared/api/jobs';
import { isoToZoned, type JobState } from '@tree-service/shared/domain';

const OPEN_STATES: readonly JobState[] = [
  'scheduled',
  'en_route',
  'in_progress',
  'change_order_pending',
  'weather_hold',
];

/** Whether work on a job is still ahead or under way. */
export function isOpenJob(job: { state: JobState }): boolean {
  return OPEN_STATES.includes(job.state);
}

/** Open jobs without a date, longest waiting first. */
export function unscheduledJobs<
  Job extends Pick<VendorJob, 'state' | 'scheduled_for' | 'created_at'>,
>(jobs: readonly Job[]): Job[] {
  return jobs
    .filter((job) => isOpenJob(job) && job.scheduled_for === null)
    .sort((one, other) => one.created_at.localeCompare(other.created_at));
}

/** Jobs with a date by the day (ISO date) it is at their property, each day's in order of time. */
export function jobsByDay<
  Job extends { scheduled_for: string | null; service_requests: { time_zone: string } },
>(jobs: readonly Job[]): Map<string, Job[]> {
  const days = new Map<string, Job[]>();
  const dated = jobs
    .flatMap((job) => (job.scheduled_for === null ? [] : [{ job, start: job.scheduled_for }]))
    .sort((one, other) => Date.parse(one.start) - Date.parse(other.start));
  for (const { job, start } of dated) {
    const { date } = isoToZoned(start, job.service_requests.time_zone);
    days.set(date, [...(days.get(date) ?? []), job]);
  }
  return days;
}

/** Open jobs with a date, soonest first; one whose date has passed but is not finished comes on top. */
export function upcomingJobs<Job extends Pick<VendorJob, 'state' | 'scheduled_for'>>(
  jobs: readonly Job[],
): Job[] {
  return jobs
    .filter((job) => isOpenJob(job) && job.scheduled_for !== null)
    .sort(
      (one, other) => Date.parse(one.scheduled_for ?? '') - Date.parse(other.scheduled_for ?? ''),
    );
}
