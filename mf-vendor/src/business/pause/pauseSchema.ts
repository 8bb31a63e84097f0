import { calendarDate, emptyOr, requiredText } from '@tree-service/design/forms';
import * as v from 'valibot';

const DAY_MS = 86_400_000;
const PAUSE_MAX_DAYS = 366;

/** Characters. */
export const REASON_MAX = 500;

const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The first and last day a business paused today can resume, as ISO dates. */
export function resumeRange(today: string): { first: string; last: string } {
  return { first: daysAfter(today, 1), last: daysAfter(today, PAUSE_MAX_DAYS) };
}

/** `until` is optional. */
export function pauseSchema(today: string) {
  const { first, last } = resumeRange(today);
  return v.object({
    reason: requiredText('Please enter a reason', REASON_MAX),
    until: emptyOr(
      v.pipe(
        calendarDate(),
        v.check((day) => day >= first && day <= last, 'Choose a day within the next year.'),
      ),
    ),
  });
}
