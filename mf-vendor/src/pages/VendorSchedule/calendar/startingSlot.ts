import { isoToZoned } from '@tree-service/domain';
import { minutesOf } from './dayClock';
import type { CalendarDay } from './entries';
import type { CalendarSlot } from './useJobDrag';

const DEFAULT_START = 8 * 60;
const HOUR = 60;

/** The first free hour shown that is not in the past, or the default start. */
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
  return { day: days.at(-1)?.day ?? here.date, from: DEFAULT_START };
}

/** Null without a date. */
export function slotOf(scheduledFor: string | null, timeZone: string): CalendarSlot | null {
  if (scheduledFor === null) return null;
  const { date, time } = isoToZoned(scheduledFor, timeZone);
  return { day: date, from: minutesOf(time) };
}
