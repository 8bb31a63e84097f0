import type { Schedule } from '../../../api/schedule';
import { isoToZoned } from '@tree-service/domain';
import { minutesOf, timeRangeOn, type TimeRange } from './dayClock';
import { weekdayOf } from './days';

export type WorkingTimes = Pick<Schedule, 'hours' | 'specialDays'>;

/** None on a day off; null while the Pro has set no hours. */
export function workingHours(
  day: string,
  { hours, specialDays }: WorkingTimes,
): readonly TimeRange[] | null {
  const special = specialDays.find((each) => each.day === day);
  if (!special && hours.length === 0) return null;
  const spans = special?.hours ?? hours.filter(({ weekday }) => weekday === weekdayOf(day));
  return spans.map(({ opens, closes }) => ({ from: minutesOf(opens), to: minutesOf(closes) }));
}

/**
 * The part of a job worked on a day; null when none is. Work that starts within working hours
 * pauses outside them (see `private.work_end`); other work continues until it is done.
 */
export function workedOn(
  day: string,
  job: { starts: string; ends: string },
  times: WorkingTimes,
  timeZone: string,
): TimeRange | null {
  const whole = timeRangeOn(day, job, timeZone);
  const start = isoToZoned(job.starts, timeZone);
  const began = minutesOf(start.time);
  const rests = workingHours(start.date, times)?.some(
    ({ from, to }) => from <= began && began < to,
  );
  const hours = workingHours(day, times);
  if (!whole || !rests || !hours) return whole;
  const from = Math.max(whole.from, Math.min(...hours.map((each) => each.from)));
  const to = Math.min(whole.to, Math.max(...hours.map((each) => each.to)));
  return from < to ? { from, to } : null;
}
