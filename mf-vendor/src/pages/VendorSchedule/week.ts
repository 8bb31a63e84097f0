const DAY_MS = 86_400_000;

/** Days of a calendar are ISO dates here, and midnight UTC stands for the whole day. */
function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The Monday a text from the address bar names; that of `today` when it names no day. */
export function parseWeek(text: string | null, today: string): string {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return mondayOf(isDay && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : today);
}

/** The seven days from a Monday on. */
export function daysOfWeek(monday: string): string[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The Monday a number of weeks away. */
export function weeksAway(monday: string, weeks: number): string {
  return addDays(monday, weeks * 7);
}

/** An ISO date as people read it: "Monday, Nov 23". */
export function dayInWords(day: string): string {
  return new Intl.DateTimeFormat(undefined, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
