import { LOCALE } from '@tree-service/domain';
interface Lookup {
  data?: { city: string; state: string; time_zone: string } | null;
  isLoading: boolean;
  /** The lookup is paused while offline. */
  isPaused: boolean;
}

function timeThere(timeZone: string): string {
  return new Intl.DateTimeFormat(LOCALE, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date());
}

/** City, state and local time for a ZIP code, or the progress of the lookup. */
export function placeHint({ data, isLoading, isPaused }: Lookup): string {
  if (isPaused) return "We'll look up city and state when you're back online.";
  if (isLoading) return 'Looking up this ZIP code…';
  if (data === null) return "We couldn't find this ZIP code.";
  if (data === undefined) return "We'll fill in city and state.";
  return `${data.city}, ${data.state}. Local time: ${timeThere(data.time_zone)}.`;
}
