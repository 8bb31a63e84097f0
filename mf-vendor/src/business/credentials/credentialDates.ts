const DAY_MS = 86_400_000;
/** How many days ahead a Pro is warned. */
export const WARN_DAYS = 45;

/** Today as an ISO date in UTC, which the database uses for credentials. */
export function todayUtc(now: Date = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** Whole days between two ISO dates; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** Expired and expiring credentials, soonest first, with the days left. */
export function expiringCredentials<Dated extends { expires_on: string }>(
  credentials: readonly Dated[],
  today: string,
): Array<Dated & { daysLeft: number }> {
  return credentials
    .map((credential) => ({ ...credential, daysLeft: daysBetween(today, credential.expires_on) }))
    .filter(({ daysLeft }) => daysLeft <= WARN_DAYS)
    .sort((one, other) => one.daysLeft - other.daysLeft);
}

/** "Expired 3 days ago", "Expires today", "Expires in 12 days". */
export function expiryInWords(daysLeft: number): string {
  const days = Math.abs(daysLeft) === 1 ? 'day' : 'days';
  if (daysLeft < 0) return `Expired ${-daysLeft} ${days} ago`;
  return daysLeft === 0 ? 'Expires today' : `Expires in ${daysLeft} ${days}`;
}
