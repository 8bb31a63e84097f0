import type { Schedule } from '../../../api/schedule';
import { isoToZoned } from '@tree-service/domain';
import { minutesOf, stretchOn, type Stretch } from './dayClock';
import { weekdayOf } from './days';

/** When a Pro works: the week, and the days that differ. */
export type WorkingTimes = Pick<Schedule, 'hours' | 'specialDays'>;

/** The working hours of a day, none on a day off; null while the Pro has set no hours. */
export function workingHours(
  day: string,
  { hours, specialDays }: WorkingTimes,
): readonly Stretch[] | null {
  const special = specialDays.find((each) => each.day === day);
  if (!special && hours.length === 0) return null;
  const spans = special?.hours ?? hours.filter(({ weekday }) => weekday === weekdayOf(day));
  return spans.map(({ opens, closes }) => ({ from: minutesOf(opens), to: minutesOf(closes) }));
}

/**
 * The part of a job that is worked on a day; null when none is. Work that begins within the working hours
 * rests outside of them (as `private.work_end` counts it); any other goes on until it is done.
 */
export function workedOn(
  day: string,
  job: { starts: string; ends: string },
  times: WorkingTimes,
  timeZone: string,
): Stretch | null {
  const whole = stretchOn(day, job, timeZone);
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
