import type { Message } from '../../api/conversations';

/** The messages of one day of the reader's calendar. */
export interface MessageDay {
  /** The day as a key: YYYY-MM-DD. */
  day: string;
  /** "Today", "Yesterday" or a date. */
  label: string;
  messages: Message[];
}

function dayKey(moment: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

function dayLabel(moment: Date, now: Date): string {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  if (dayKey(moment) === dayKey(now)) return 'Today';
  if (dayKey(moment) === dayKey(yesterday)) return 'Yesterday';
  return new Intl.DateTimeFormat(undefined, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: moment.getFullYear() === now.getFullYear() ? undefined : 'numeric',
  }).format(moment);
}

/** Messages (oldest first) by day of the reader's calendar. */
export function messageDays(messages: readonly Message[], now: Date): MessageDay[] {
  const days: MessageDay[] = [];
  for (const message of messages) {
    const moment = new Date(message.created_at);
    const key = dayKey(moment);
    const current = days.at(-1);
    if (current?.day === key) current.messages.push(message);
    else days.push({ day: key, label: dayLabel(moment, now), messages: [message] });
  }
  return days;
}

/** Time of day as the reader writes it: "2:20 PM". */
export function timeOfDay(isoTime: string): string {
  return new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(isoTime),
  );
}
