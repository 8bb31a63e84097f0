import { formatDay } from '@tree-service/shared/domain';

const NOTHING = 'None yet';

/** A share from 0 to 1 as a percentage; says when there was nothing to measure. */
export function formatShare(share: number | null): string {
  return share === null ? NOTHING : `${Math.round(share * 100)}%`;
}

/** Minutes as people say them: "25 min", "3.5 h", "2.1 days". */
export function formatMinutes(minutes: number | null): string {
  if (minutes === null) return NOTHING;
  if (minutes < 90) return `${Math.round(minutes)} min`;
  const hours = minutes / 60;
  return hours < 48 ? `${hours.toFixed(1)} h` : `${(hours / 24).toFixed(1)} days`;
}

/** The label of a stretch of days in a chart: its first day, without the year. */
export function dayLabel(isoDay: string): { label: string; name: string } {
  const noon = `${isoDay}T12:00:00Z`;
  const label = new Intl.DateTimeFormat(undefined, {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(noon));
  return { label, name: formatDay(noon, 'UTC') };
}
