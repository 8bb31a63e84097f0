import { isoToZoned } from '@tree-service/domain';

/** Whether a job's date is set for another day than today, where the property is. */
export function isAnotherDay(scheduledFor: string | null, timeZone: string, now: Date): boolean {
  if (scheduledFor === null) return false;
  const day = (moment: string) => isoToZoned(moment, timeZone).date;
  return day(scheduledFor) !== day(now.toISOString());
}
