import { isoToZoned } from '@tree-service/domain';
import { clockInWords, minutesOf, timeRangeOn } from './dayClock';
import { addDays, dayInShort } from './days';

/** "Until Tue 24, 11:30 AM" or "Since Fri 20"; null for a span within the day. */
export function otherDaysInWords(
  day: string,
  span: { starts: string; ends: string },
  timeZone: string,
): string | null {
  const start = isoToZoned(span.starts, timeZone);
  const end = isoToZoned(span.ends, timeZone);
  if (end.date > day && timeRangeOn(addDays(day, 1), span, timeZone) !== null) {
    return `Until ${dayInShort(end.date)}, ${clockInWords(minutesOf(end.time))}`;
  }
  return start.date < day ? `Since ${dayInShort(start.date)}` : null;
}
