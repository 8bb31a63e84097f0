import { formatDay, formatMoment, timeZoneName, type JobState } from '@tree-service/domain';

/** A moment on the wall clock of a zone with its name: "Nov 23, 8:00 AM CST". */
export function momentThere(isoTime: string, timeZone: string): string {
  return `${formatMoment(isoTime, timeZone)} ${timeZoneName(isoTime, timeZone)}`;
}

/** What is next in a job, in a sentence. */
export function jobInWords(
  job: { state: JobState; scheduled_for: string | null; accept_by: string | null },
  owner: string,
  timeZone: string,
): string {
  switch (job.state) {
    case 'scheduled':
      return job.scheduled_for === null
        ? `Agree on a day with ${owner} and set it here.`
        : `You start on ${momentThere(job.scheduled_for, timeZone)}.`;
    case 'en_route':
      return `${owner} knows that you are on your way.`;
    case 'in_progress':
      return 'When you are finished, hand the work over with photos.';
    case 'change_order_pending':
      return `${owner} decides about the change you proposed.`;
    case 'delivered':
      return job.accept_by === null
        ? `${owner} is asked to accept the work.`
        : `${owner} is asked to accept the work. Without an answer it will be accepted automatically on ${formatDay(job.accept_by, timeZone)}.`;
    case 'completed':
      return `${owner} has the finished work. Thank you for a job well done.`;
    case 'weather_hold':
      return 'The weather holds you up. Set a new day when it clears.';
    case 'cancelled':
      return 'The job was cancelled.';
    case 'no_show':
      return 'The job was reported as a no-show.';
  }
}
