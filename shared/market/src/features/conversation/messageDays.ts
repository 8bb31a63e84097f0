import { isoToZoned, LOCALE } from '@tree-service/domain';
import type { Message } from '../../api/conversations';

/** The messages of one day of the property's calendar. */
export interface MessageDay {
  /** The day as a key: YYYY-MM-DD. */
  day: string;
  /** "Today", "Yesterday" or a date. */
  label: string;
  messages: Message[];
}

/** A day of the calendar and the one before, as keys. */
function lastTwoDays(now: Date, timeZone: string): { today: string; yesterday: string } {
  const today = isoToZoned(now.toISOString(), timeZone).date;
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  return { today, yesterday };
}

function dayLabel(day: string, { today, yesterday }: ReturnType<typeof lastTwoDays>): string {
  if (day === today) return 'Today';
  if (day === yesterday) return 'Yesterday';
  return new Intl.DateTimeFormat(LOCALE, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day));
}

/** Messages (oldest first) by day of the calendar in an IANA time zone. */
export function messageDays(
  messages: readonly Message[],
  now: Date,
  timeZone: string,
): MessageDay[] {
  const lastTwo = lastTwoDays(now, timeZone);
  const days: MessageDay[] = [];
  for (const message of messages) {
    const day = isoToZoned(message.created_at, timeZone).date;
    const current = days.at(-1);
    if (current?.day === day) current.messages.push(message);
    else days.push({ day, label: dayLabel(day, lastTwo), messages: [message] });
  }
  return days;
}
