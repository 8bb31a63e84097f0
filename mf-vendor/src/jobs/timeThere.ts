import { timeZoneName } from '@tree-service/domain';

/** The time of day on the wall clock of a zone, with its name: "8:00 AM CST". */
export function timeThere(isoTime: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(isoTime));
  return `${time} ${timeZoneName(isoTime, timeZone)}`;
}

/** The day on the calendar of a zone, in words: "Monday, November 23". */
export function dayThere(isoTime: string, timeZone: string): string {
  return new Intl.DateTimeFormat(undefined, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(new Date(isoTime));
}
