import { isoToZoned, zonedToIso } from '@tree-service/domain';
import { addDays } from './days';

const HOUR_MS = 3_600_000;
/** Minutes of a day on the wall clock; a day on which the clocks change has as many. */
export const DAY_MINUTES = 1440;

/** Minutes past midnight of a time on the wall clock: 510 for "08:30", 1440 for "24:00". */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The time on the wall clock so many minutes past midnight: "08:30". */
export function timeAt(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}

const clockFormat = new Intl.DateTimeFormat(undefined, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** Minutes past midnight as people read them: "8:30 AM". */
export function clockInWords(minutes: number): string {
  return clockFormat.format(new Date((minutes % DAY_MINUTES) * 60_000));
}

/** A stretch of a day as people read it: "8:30 – 11:00 AM", "All day". */
export function stretchInWords({ from, to }: Stretch): string {
  if (from === 0 && to === DAY_MINUTES) return 'All day';
  return clockFormat.formatRange(new Date(from * 60_000), new Date(to * 60_000));
}

/** The moment a wall clock shows so many minutes past midnight on a day, as ISO time. */
export function momentOn(day: string, minutes: number, timeZone: string): string {
  const next = minutes >= DAY_MINUTES;
  const iso = zonedToIso(
    next ? addDays(day, 1) : day,
    timeAt(next ? minutes - DAY_MINUTES : minutes),
    timeZone,
  );
  if (iso === null) throw new Error(`${day} is no day.`);
  return iso;
}

/** A stretch of a day, in minutes past midnight on the wall clock. */
export interface Stretch {
  from: number;
  to: number;
}

/**
 * The part of a span between two ISO times that lies on a day of a time zone, as its wall clock shows
 * it; null when the span does not touch the day.
 */
export function stretchOn(
  day: string,
  span: { starts: string; ends: string },
  timeZone: string,
): Stretch | null {
  const start = isoToZoned(span.starts, timeZone);
  const end = isoToZoned(span.ends, timeZone);
  if (start.date > day || end.date < day) return null;
  const from = start.date < day ? 0 : minutesOf(start.time);
  const to = end.date > day ? DAY_MINUTES : minutesOf(end.time);
  if (to === 0) return null;
  // The hour that comes twice can end before it began on the wall clock.
  return { from, to: Math.max(to, from + 15) };
}

/** A change of the clocks on a day: when, and the hours the day has. */
export interface ClockChange {
  forward: boolean;
  /** Minutes past midnight at which the clocks are changed. */
  at: number;
  hours: number;
}

/** The change of the clocks on a day in a time zone; null on all other days. */
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

/** What a change of the clocks means, in words. */
export function clockChangeInWords({ forward, at, hours }: ClockChange): string {
  return `Clocks go ${forward ? 'forward' : 'back'} at ${clockInWords(at)}: this day has ${hours} hours.`;
}
