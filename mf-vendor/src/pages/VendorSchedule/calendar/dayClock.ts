import { isoToZoned, zonedToIso, LOCALE } from '@tree-service/domain';
import { addDays } from './days';

const HOUR_MS = 3_600_000;
/** Minutes of a day in local time, also on days when the clocks change. */
export const DAY_MINUTES = 1440;

/** 510 for "08:30", 1440 for "24:00". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** "08:30" for 510. */
export function timeAt(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const clockFormat = new Intl.DateTimeFormat(LOCALE, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** "8:30 AM" for 510. */
export function clockInWords(minutes: number): string {
  return clockFormat.format(new Date((minutes % DAY_MINUTES) * 60_000));
}

/** "8:30 – 11:00 AM", "All day". */
export function timeRangeInWords({ from, to }: TimeRange): string {
  if (from === 0 && to === DAY_MINUTES) return 'All day';
  // The midnight after is on another date, which a range would name.
  if (to === DAY_MINUTES) return `${clockInWords(from)} – ${clockInWords(to)}`;
  return clockFormat.formatRange(new Date(from * 60_000), new Date(to * 60_000));
}

/** The ISO time of so many minutes past midnight, local time. */
export function momentOn(day: string, minutes: number, timeZone: string): string {
  const next = minutes >= DAY_MINUTES;
  const iso = zonedToIso(
    next ? addDays(day, 1) : day,
    timeAt(next ? minutes - DAY_MINUTES : minutes),
    timeZone,
  );
  if (iso === null) throw new Error(`${day} is not a date.`);
  return iso;
}

/** Minutes past midnight, local time. */
export interface TimeRange {
  from: number;
  to: number;
}

/** The part of a span between two ISO times that is on a day; null when none is. */
export function timeRangeOn(
  day: string,
  span: { starts: string; ends: string },
  timeZone: string,
): TimeRange | null {
  const start = isoToZoned(span.starts, timeZone);
  const end = isoToZoned(span.ends, timeZone);
  if (start.date > day || end.date < day) return null;
  const from = start.date < day ? 0 : minutesOf(start.time);
  const to = end.date > day ? DAY_MINUTES : minutesOf(end.time);
  if (to === 0) return null;
  // In the repeated hour, the local end can be before the local start.
  return { from, to: Math.max(to, from + 15) };
}

/** `hours` is the length of the day. */
export interface ClockChange {
  forward: boolean;
  at: number;
  hours: number;
}

/** Null when the clocks do not change on that day. */
export function clockChangeOn(day: string, timeZone: string): ClockChange | null {
  const midnight = Date.parse(momentOn(day, 0, timeZone));
  const hours = (Date.parse(momentOn(addDays(day, 1), 0, timeZone)) - midnight) / HOUR_MS;
  if (hours === 24) return null;
  for (let passed = 1; passed <= hours; passed += 1) {
    const shown = isoToZoned(new Date(midnight + passed * HOUR_MS).toISOString(), timeZone);
    if (minutesOf(shown.time) !== passed * 60) {
      return { forward: hours < 24, at: passed * 60, hours };
    }
  }
  return null;
}

export function clockChangeInWords({ forward, at, hours }: ClockChange): string {
  return `Clocks go ${forward ? 'forward' : 'back'} at ${clockInWords(at)}: this day has ${hours} hours.`;
}
