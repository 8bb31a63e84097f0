import type { DayPlan } from '../../../api/hours';
import { clockInWords, minutesOf } from '../calendar/dayClock';

/** "8:00 AM to 12:00 PM · Thanksgiving", "Closed". */
export function planInWords({ hours, note }: DayPlan): string {
  const open = hours.map(({ opens, closes }) =>
    [opens, closes].map((time) => clockInWords(minutesOf(time))).join(' to '),
  );
  return [open.length === 0 ? 'Closed' : open.join(', '), note].filter(Boolean).join(' · ');
}
