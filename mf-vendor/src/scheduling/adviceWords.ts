import { momentInZone, timeInZone } from '@tree-service/domain';
import { driveInWords, shortageInWords } from '@tree-service/market/features/directions';
import type { PlanAdvice } from '../api/planAdvice';
import { jobName } from '../jobs/jobName';

const named = (job: PlanAdvice['overlaps'][number] | NonNullable<PlanAdvice['before']>) =>
  jobName({ service_requests: job });

/** When the work is over, and the drive from the job before it, in sentences. */
export function factsOf({ ends_at: end, before }: PlanAdvice, timeZone: string): string[] {
  const facts = [`Ends about ${momentInZone(end, timeZone)}.`];
  if (before) {
    const ends = timeInZone(before.ends_at, timeZone);
    facts.push(driveInWords(before.drive, `${named(before)}, which ends at ${ends}`));
  }
  return facts;
}

/** What speaks against a start, in sentences. */
export function warningsOf(advice: PlanAdvice, timeZone: string): string[] {
  const { before, blocks, conflicts, outside_hours: isOutside, overlaps } = advice;
  const time = (moment: string) => timeInZone(moment, timeZone);
  const shortage = before && shortageInWords(before.drive, named(before));
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
    ...(shortage ? [shortage] : []),
  ];
}
