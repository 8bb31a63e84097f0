import { calendarDate, emptyOr, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';

const DAY_MS = 86_400_000;
const LONGEST_DAYS = 366;

/** Most characters of why a business is paused. */
export const LONGEST_REASON = 500;

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The first and the last day on which a business paused today may open again, as ISO dates. */
export function openingDays(today: string): { first: string; last: string } {
  return { first: daysAfter(today, 1), last: daysAfter(today, LONGEST_DAYS) };
}

/** What a pause that begins today asks for: why, and if wanted the day to open again. */
export function pauseSchema(today: string) {
  const { first, last } = openingDays(today);
  return v.object({
    reason: requiredText('Please say why', LONGEST_REASON),
    until: emptyOr(
      v.pipe(
        calendarDate(),
        v.check(
          (day) => day >= first && day <= last,
          'Choose a day within the next year to open again.',
        ),
      ),
    ),
  });
}
