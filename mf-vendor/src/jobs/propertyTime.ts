import { formatMoment, timeZoneName } from '@tree-service/domain';

/** "8:00 AM CST". */
export function timeAtProperty(isoTime: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(isoTime));
  return `${time} ${timeZoneName(isoTime, timeZone)}`;
}

/** "Monday, November 23". */
export function dayAtProperty(isoTime: string, timeZone: string): string {
  return new Intl.DateTimeFormat(undefined, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  }).format(new Date(isoTime));
}

/** "Nov 23, 8:00 AM CST". */
export function momentAtProperty(isoTime: string, timeZone: string): string {
  return `${formatMoment(isoTime, timeZone)} ${timeZoneName(isoTime, timeZone)}`;
}
