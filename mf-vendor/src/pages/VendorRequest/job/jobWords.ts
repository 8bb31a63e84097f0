import { formatDay, formatMoment, timeZoneName, type JobState } from '@tree-service/domain';

const DAY_MS = 86_400_000;
/** Delivered work is accepted by itself after this many days. */
const ACCEPTED_AFTER_DAYS = 5;

/** A moment on the wall clock of a zone with its name: "Nov 23, 8:00 AM CST". */
export function momentThere(isoTime: string, timeZone: string): string {
  return `${formatMoment(isoTime, timeZone)} ${timeZoneName(isoTime, timeZone)}`;
}

/** What is next in a job, in a sentence. */
export function jobInWords(
  job: { state: JobState; scheduled_for: string | null; delivered_at: string | null },
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
    case 'delivered': {
      const deadline = new Date(Date.parse(job.delivered_at ?? '') + ACCEPTED_AFTER_DAYS * DAY_MS);
      return Number.isNaN(deadline.getTime())
        ? `${owner} is asked to accept the work.`
        : `${owner} is asked to accept the work. Without an answer it is accepted by itself on ${formatDay(deadline.toISOString(), timeZone)}.`;
    }
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
