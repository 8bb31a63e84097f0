interface Lookup {
  data?: { city: string; state: string; time_zone: string } | null;
  isLoading: boolean;
  /** There is no connection; the lookup waits for it. */
  isPaused: boolean;
}

function timeThere(timeZone: string): string {
  return new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date());
}

/** What a ZIP code stands for, as it is looked up: city, state and the time there. */
export function placeHint({ data, isLoading, isPaused }: Lookup): string {
  if (isPaused) return 'City and state follow once you are back online.';
  if (isLoading) return 'Looking up this ZIP code…';
  if (data === null) return 'We do not know this ZIP code.';
  if (data === undefined) return 'City and state follow from it.';
  return `${data.city}, ${data.state}. It is ${timeThere(data.time_zone)} there.`;
}
