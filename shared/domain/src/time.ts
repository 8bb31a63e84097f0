import { LOCALE } from './amounts';

/**
 * Formatters by time zone: to make one takes a hundred times as long as to use it. That of the reader's own
 * time zone, which may change, is not kept.
 */
function formatters(
  options: Intl.DateTimeFormatOptions,
): (timeZone?: string) => Intl.DateTimeFormat {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const kept = timeZone === undefined ? undefined : known.get(timeZone);
    const formatter = kept ?? new Intl.DateTimeFormat(LOCALE, { ...options, timeZone });
    if (timeZone !== undefined) known.set(timeZone, formatter);
    return formatter;
  };
}

const days = formatters({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const moments = formatters({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** A day as people read it, in the given IANA time zone (default: the reader's): "Mon, Nov 23, 2026". */
export function formatDay(isoTime: string, timeZone?: string): string {
  return days(timeZone).format(new Date(isoTime));
}

/** A moment as people read it, in the given IANA time zone (default: the reader's): "Nov 23, 2:20 PM". */
export function formatMoment(isoTime: string, timeZone?: string): string {
  return moments(timeZone).format(new Date(isoTime));
}

/** Time left until a moment, in its two largest units: "3 h 20 min", "45 s"; "over" once it has passed. */
export function formatTimeLeft(untilIso: string, now: Date = new Date()): string {
  const seconds = Math.floor((new Date(untilIso).getTime() - now.getTime()) / 1000);
  if (seconds <= 0) return 'over';
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`;
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`;
  return minutes > 0 ? `${minutes} min` : `${seconds} s`;
}

const AGE_UNITS: ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, number]> = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 minutes ago", "yesterday"; "just now" under a minute. */
export function formatAge(isoTime: string, now: Date = new Date()): string {
  const seconds = Math.round((now.getTime() - new Date(isoTime).getTime()) / 1000);
  const unit = AGE_UNITS.find(([, length]) => seconds >= length);
  if (!unit) return 'just now';
  return new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }).format(
    -Math.floor(seconds / unit[1]),
    unit[0],
  );
}
