const DAY_MS = 86_400_000;
/** How long ahead a Pro is warned of a credential's end, in days. */
export const WARN_DAYS = 45;

/** Today in UTC as an ISO date, the calendar the database counts credentials by. */
export function todayUtc(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Whole days from an ISO date to another; negative when the second lies before the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Credentials that have run out or soon will, soonest first, with the days left. */
export function expiringCredentials<Dated extends { expires_on: string }>(
  credentials: readonly Dated[],
  today: string,
): Array<Dated & { daysLeft: number }> {
  return credentials
    .map((credential) => ({ ...credential, daysLeft: daysBetween(today, credential.expires_on) }))
    .filter(({ daysLeft }) => daysLeft <= WARN_DAYS)
    .sort((one, other) => one.daysLeft - other.daysLeft);
}

/** How long a credential still holds: "Expired 3 days ago", "Expires today", "Expires in 12 days". */
export function expiryInWords(daysLeft: number): string {
  const days = Math.abs(daysLeft) === 1 ? 'day' : 'days';
  if (daysLeft < 0) return `Expired ${-daysLeft} ${days} ago`;
  return daysLeft === 0 ? 'Expires today' : `Expires in ${daysLeft} ${days}`;
}
