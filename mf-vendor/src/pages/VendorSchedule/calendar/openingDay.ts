import { isoToZoned } from '@tree-service/domain';

/** When a job takes place, in ISO times; null while it has no date. */
export interface DatedWork {
  readonly scheduled_for: string | null;
  readonly scheduled_until: string | null;
}

/** The day a calendar opens on: that of the next work that is not over, or today. `work` is in order of its start. */
export function openingDay(work: readonly DatedWork[], timeZone: string, now: Date): string {
  const today = isoToZoned(now.toISOString(), timeZone).date;
  const next = work.find(
    ({ scheduled_until: end }) => end !== null && Date.parse(end) > now.getTime(),
  );
  if (!next || next.scheduled_for === null) return today;
  const day = isoToZoned(next.scheduled_for, timeZone).date;
  return day > today ? day : today;
}
