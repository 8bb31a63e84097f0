import { isoToZoned } from '@tree-service/domain';
import { clockInWords, minutesOf, stretchOn } from './dayClock';
import { addDays, dayInShort } from './days';

/** How a span between two ISO times reaches beyond a day: "Until Tue 24, 11:30 AM"; null when it does not. */
export function otherDaysInWords(
  day: string,
  span: { starts: string; ends: string },
  timeZone: string,
): string | null {
  const start = isoToZoned(span.starts, timeZone);
  const end = isoToZoned(span.ends, timeZone);
  if (end.date > day && stretchOn(addDays(day, 1), span, timeZone) !== null) {
    return `Until ${dayInShort(end.date)}, ${clockInWords(minutesOf(end.time))}`;
  }
  return start.date < day ? `Since ${dayInShort(start.date)}` : null;
}
