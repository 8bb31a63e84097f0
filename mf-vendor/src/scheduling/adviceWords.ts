import {
  DRIVE_MPH,
  driveMinutes,
  formatMiles,
  momentInZone,
  timeInZone,
} from '@tree-service/domain';
import type { PlanAdvice } from '../api/planAdvice';
import { jobName } from '../jobs/jobName';

const MINUTE_MS = 60_000;

const named = (job: PlanAdvice['overlaps'][number] | NonNullable<PlanAdvice['before']>) =>
  jobName({ service_requests: job });

/** When the work is over, and the drive from the job before it, in sentences. */
export function factsOf({ ends_at: end, before }: PlanAdvice, timeZone: string): string[] {
  const facts = [`Ends about ${momentInZone(end, timeZone)}.`];
  if (before) {
    facts.push(
      `About ${driveMinutes(before.distance_km)} minutes' drive from ${named(before)}, which ends at ${timeInZone(before.ends_at, timeZone)}: ${formatMiles(before.distance_km)} in a straight line at ${DRIVE_MPH} mph.`,
    );
  }
  return facts;
}

/** What speaks against a start, an ISO time, in sentences. */
export function warningsOf(advice: PlanAdvice, startAt: string, timeZone: string): string[] {
  const { before, blocks, conflicts, outside_hours: isOutside, overlaps } = advice;
  const time = (moment: string) => timeInZone(moment, timeZone);
  const gap = before && Math.floor((Date.parse(startAt) - Date.parse(before.ends_at)) / MINUTE_MS);
  return [
    ...(isOutside ? ['This is outside your working hours.'] : []),
    ...blocks.map(
      ({ starts_at: from, ends_at: to, note }) =>
        `You blocked ${momentInZone(from, timeZone)} to ${momentInZone(to, timeZone)}${note === null ? '' : `: ${note}`}.`,
    ),
    ...conflicts,
    ...overlaps.map(
      (job) => `${named(job)} is scheduled from ${time(job.starts_at)} to ${time(job.ends_at)}.`,
    ),
    ...(before && gap !== null && gap < driveMinutes(before.distance_km)
      ? [`Only ${gap} minutes remain for the drive from ${named(before)}.`]
      : []),
  ];
}
