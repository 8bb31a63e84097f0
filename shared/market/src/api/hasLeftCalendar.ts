import { isoToZoned, type JobState } from '@tree-service/domain';

/** What decides whether someone still comes for a job. */
export interface PlannedDay {
  readonly state: JobState;
  readonly scheduled_for: string | null;
  readonly delivered_at: string | null;
  readonly service_requests: { readonly time_zone: string };
}

/**
 * Whether a job was finished on an earlier day than planned, or before its start, which is still ahead.
 * The calendar feed and the route of a day decide the same in the database: private.nobody_comes.
 */
export function hasLeftCalendar(job: PlannedDay): boolean {
  const { state, scheduled_for: start, delivered_at: done, service_requests: request } = job;
  if ((state !== 'delivered' && state !== 'completed') || start === null) return false;
  const day = (moment: string) => isoToZoned(moment, request.time_zone).date;
  return Date.parse(start) > Date.now() || (done !== null && day(done) < day(start));
}
