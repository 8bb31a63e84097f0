import { LOCALE } from './amounts';

// A job happens on the wall clock of its property, whatever clock the reader's phone shows.

/** Making one takes a hundred times longer than using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALE, {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, made);
  return made;
}

function wallClock(utcMs: number, timeZone: string): number {
  const parts = clockIn(timeZone).formatToParts(new Date(utcMs));
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
}

/**
 * The moment meant by a date (2026-11-23) and a time (08:30) on the wall clock of an IANA time zone, as
 * ISO-8601 UTC. A time skipped by daylight saving is the same span after the change, and of one that comes twice the
 * first is meant. Returns null when either text is not one.
 */
export function zonedToIso(date: string, time: string, timeZone: string): string | null {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (utcMs: number): number => wallClock(utcMs, timeZone) - utcMs;
  const near = asUtc - offsetAt(asUtc);
  const there = asUtc - offsetAt(near);
  const exists = wallClock(there, timeZone) === asUtc;
  return new Date(exists ? there : Math.max(near, there)).toISOString();
}

/** Date (2026-11-23) and time (08:30) that the wall clock of an IANA time zone shows at a moment. */
export function isoToZoned(isoTime: string, timeZone: string): { date: string; time: string } {
  const shown = new Date(wallClock(new Date(isoTime).getTime(), timeZone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Whether daylight saving skips a time (02:30) on a date (2027-03-14): no clock in this time zone ever shows it. */
export function isSkippedTime(date: string, time: string, timeZone: string): boolean {
  const moment = zonedToIso(date, time, timeZone);
  return moment !== null && isoToZoned(moment, timeZone).time !== time.slice(0, 5);
}

/** The short name of a time zone at a moment, as people know it: "CST", "GMT+1". */
export function timeZoneName(isoTime: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(LOCALE, { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(isoTime),
  );
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
}

const inWords = (isoTime: string, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }).format(new Date(isoTime));

/** A time of day on the wall clock of an IANA time zone: "8:00 AM CST". */
export function timeInZone(isoTime: string, timeZone: string): string {
  const time = inWords(isoTime, timeZone, { hour: 'numeric', minute: '2-digit' });
  return `${time} ${timeZoneName(isoTime, timeZone)}`;
}

/** A day on the calendar of an IANA time zone: "Monday, November 23". */
export function dayInZone(isoTime: string, timeZone: string): string {
  return inWords(isoTime, timeZone, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** A moment on the wall clock of an IANA time zone: "Mon, Nov 23, 8:00 AM CST". */
export function momentInZone(isoTime: string, timeZone: string): string {
  const day = inWords(isoTime, timeZone, { weekday: 'short', month: 'short', day: 'numeric' });
  return `${day}, ${timeInZone(isoTime, timeZone)}`;
}
