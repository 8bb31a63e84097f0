import { isoToZoned } from '@tree-service/domain';
import { minutesOf } from './dayClock';
import type { CalendarDay } from './entries';
import type { Place } from './usePlacing';

const USUAL_START = 8 * 60;
const HOUR = 60;

/** Where a job that has no date begins its way: the first free hour ahead in the days shown, else the usual start. */
export function firstFreePlace(
  days: readonly CalendarDay[],
  timeZone: string,
  now: Date = new Date(),
): Place {
  const here = isoToZoned(now.toISOString(), timeZone);
  const soonest = Math.ceil((minutesOf(here.time) + 1) / HOUR) * HOUR;
  for (const { day, free } of days) {
    if (day < here.date) continue;
    for (const stretch of free) {
      const from = day === here.date ? Math.max(stretch.from, soonest) : stretch.from;
      if (from + HOUR <= stretch.to) return { day, from };
    }
  }
  return { day: days.at(-1)?.day ?? here.date, from: USUAL_START };
}

/** Where a job that has a date stands, on the clock of a time zone; null without one. */
export function placeOf(scheduledFor: string | null, timeZone: string): Place | null {
  if (scheduledFor === null) return null;
  const { date, time } = isoToZoned(scheduledFor, timeZone);
  return { day: date, from: minutesOf(time) };
}
