import { isoToZoned, LOCALE } from '@tree-service/domain';

const DAY_MS = 86_400_000;

/** Days are ISO dates. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export function mondayOf(day: string): string {
  return addDays(day, 1 - weekdayOf(day));
}

/** 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** `today` for an invalid day. */
export function parseDay(text: string | null, today: string): string {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : today;
}

export function daysOfWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

export function todayIn(timeZone: string, now: Date = new Date()): string {
  return isoToZoned(now.toISOString(), timeZone).date;
}

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
  return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
};

/** "Monday, Nov 23". */
export const dayInWords = words({ weekday: 'long', month: 'short', day: 'numeric' });

const weekdayInShort = words({ weekday: 'short' });
const dayOfMonth = words({ day: 'numeric' });

/** "Mon 23". */
export const dayInShort = (day: string): string => `${weekdayInShort(day)} ${dayOfMonth(day)}`;

const spanOfDays = new Intl.DateTimeFormat(LOCALE, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "Nov 23 – 29, 2026". */
export function weekInWords(monday: string): string {
  const [first, last] = [monday, addDays(monday, 6)].map((day) => new Date(`${day}T00:00:00Z`));
  return first && last ? spanOfDays.formatRange(first, last) : '';
}
