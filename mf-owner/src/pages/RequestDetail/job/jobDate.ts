/** When a job starts, in the property's IANA time zone: "Wed, Nov 25, 2026, 9:00 AM". */
export function jobDate(isoTime: string, timeZone: string): string {
  return new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(isoTime));
}
