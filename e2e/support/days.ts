import { zonedToIso } from '@tree-service/domain';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The day so many days after another, both as "2027-02-01". */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Today in UTC, as "2027-02-01". */
function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/**
 * The Monday that begins a week so many weeks ahead, as "2027-02-01". Tests that plan something take
 * one far enough ahead that the demo has nothing there.
 */
export function mondayAhead(weeks: number): string {
  const sinceMonday = (new Date().getUTCDay() + 6) % 7;
  return daysAfter(today(), weeks * 7 - sinceMonday);
}

/** A day as calendars head it: "Tuesday, Feb 2". */
export function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** How many hours a day has in a time zone: 24, or 23 or 25 when the clocks change. */
function hoursOf(day: string, timeZone: string): number {
  const [from, to] = [day, daysAfter(day, 1)].map((one) => zonedToIso(one, '00:00', timeZone));
  return (Date.parse(to ?? '') - Date.parse(from ?? '')) / HOUR_MS;
}

/** A day on which the clocks of a time zone change, and how many hours it has. */
export interface ClockChange {
  readonly day: string;
  readonly hours: number;
}

/** The next two changes of the clocks of a time zone that are at least so many weeks ahead. */
export function clockChangesAhead(timeZone: string, weeks: number): [ClockChange, ClockChange] {
  const days = Array.from({ length: 400 }, (_, n) => daysAfter(today(), weeks * 7 + n));
  const [first, second] = days
    .map((day) => ({ day, hours: hoursOf(day, timeZone) }))
    .filter(({ hours }) => hours !== 24);
  if (!first || !second) throw new Error(`The clocks of ${timeZone} do not change.`);
  return [first, second];
}
