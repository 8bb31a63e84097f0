import {
  acceptanceDue,
  acceptedAutomatically,
  hasOpenDispute,
  momentInZone,
  type JobFacts,
  isoToZoned,
} from '@tree-service/domain';

/** Whether a job's date is set for another day than today, where the property is. */
export function isAnotherDay(scheduledFor: string | null, timeZone: string, now: Date): boolean {
  if (scheduledFor === null) return false;
  const day = (moment: string) => isoToZoned(moment, timeZone).date;
  return day(scheduledFor) !== day(now.toISOString());
}

/** The next step of a job, in a sentence. */
export function jobInWords(
  job: JobFacts & { accept_by: string | null },
  owner: string,
  timeZone: string,
): string {
  const acceptedBy = acceptanceDue(job);
  switch (job.state) {
    case 'scheduled':
      return job.scheduled_for === null
        ? `${owner} chose you. Agree on a date, then set it.`
        : `You start on ${momentInZone(job.scheduled_for, timeZone)}.`;
    case 'en_route':
      return `${owner} knows you're on your way.`;
    case 'in_progress':
      return "When you're done, deliver the work with photos.";
    case 'change_order_pending':
      return `Waiting for ${owner} to reply to your proposed change.`;
    case 'delivered':
      if (hasOpenDispute(job)) {
        return "The work won't be accepted automatically while the dispute is open.";
      }
      return acceptedBy === null
        ? `We asked ${owner} to accept the work.`
        : `We asked ${owner} to accept the work. It will be ${acceptedAutomatically(acceptedBy, timeZone)}.`;
    case 'completed':
      return 'The job is complete. Thank you for your work.';
    case 'weather_hold':
      return 'Set a new date when it clears.';
    case 'canceled':
      return 'The job was canceled.';
    case 'no_show':
      return 'The job was reported as a no-show.';
  }
}
