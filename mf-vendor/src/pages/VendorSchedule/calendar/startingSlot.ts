import { isoToZoned } from '@tree-service/domain';
import { minutesOf } from './dayClock';
import type { CalendarDay } from './entries';
import type { CalendarSlot } from './useJobDrag';

const USUAL_START = 8 * 60;
const HOUR = 60;

/** Where a job that has no date begins its way: the first free hour ahead in the days shown, else the usual start. */
export function firstFreeSlot(
  days: readonly CalendarDay[],
  timeZone: string,
  now: Date = new Date(),
): CalendarSlot {
  const here = isoToZoned(now.toISOString(), timeZone);
  const soonest = Math.ceil((minutesOf(here.time) + 1) / HOUR) * HOUR;
  for (const { day, free } of days) {
    if (day < here.date) continue;
    for (const range of free) {
      const from = day === here.date ? Math.max(range.from, soonest) : range.from;
      if (from + HOUR <= range.to) return { day, from };
    }
  }
  return { day: days.at(-1)?.day ?? here.date, from: USUAL_START };
}

/** Where a job that has a date stands, on the clock of a time zone; null without one. */
export function slotOf(scheduledFor: string | null, timeZone: string): CalendarSlot | null {
  if (scheduledFor === null) return null;
  const { date, time } = isoToZoned(scheduledFor, timeZone);
  return { day: date, from: minutesOf(time) };
}
