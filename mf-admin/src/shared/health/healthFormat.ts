import { formatDay, LOCALE } from '@tree-service/domain';

const NOTHING = 'None yet';

/** A share from 0 to 1 as a percentage. */
export function formatShare(share: number | null): string {
  return share === null ? NOTHING : `${Math.round(share * 100)}%`;
}

const oneDecimal = (value: number) => String(Math.round(value * 10) / 10);

/** "25 min", "3.5 h", "2.1 days". */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return NOTHING;
  if (minutes < 90) return `${Math.round(minutes)} min`;
  const hours = minutes / 60;
  return hours < 48 ? `${oneDecimal(hours)} h` : `${oneDecimal(hours / 24)} days`;
}

const HOUR = 60;
const DAY = 24 * HOUR;
const STEPS = [5, 15, 30, HOUR, 2 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR, DAY, 2 * DAY, 5 * DAY];
const MOST_STEPS = 5;

/** Axis ticks in minutes, from 0 to at least the greatest value, at round times. */
export function minuteMarks(greatest: number): readonly number[] {
  const longest = 5 * DAY;
  const step =
    STEPS.find((one) => greatest <= one * MOST_STEPS) ??
    Math.ceil(greatest / longest / MOST_STEPS) * longest;
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, place) => place * step);
}

const shortDay = new Intl.DateTimeFormat(LOCALE, {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A day in a chart: short without the year, and in full. */
export function dayLabel(isoDay: string): { label: string; name: string } {
  const noon = `${isoDay}T12:00:00Z`;
  const label = shortDay.format(new Date(noon));
  return { label, name: formatDay(noon, 'UTC') };
}
