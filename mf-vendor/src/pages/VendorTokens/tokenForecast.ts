import type { VendorStats } from '../../api/vendorFigures';

/** Days under two weeks, weeks under a year. */
function timeInWords(days: number): string {
  if (days < 14) return days === 1 ? 'about 1 day' : `about ${days} days`;
  return days > 365 ? 'over a year' : `about ${Math.round(days / 7)} weeks`;
}

/** Days. */
export const LONGEST_PACE = 90;
const SHORTEST_PACE = 14;

/**
 * How many days up to `today` (an ISO date) a Pro's pace of spending covers: those since approval, at most 90.
 * Null in the first two weeks, which are too short for one.
 */
export function paceDays(approvedAt: string | null, today: string): number | null {
  if (approvedAt === null) return null;
  const since = Math.floor((Date.parse(today) - Date.parse(approvedAt.slice(0, 10))) / 86_400_000);
  return since < SHORTEST_PACE ? null : Math.min(since, LONGEST_PACE);
}

/**
 * How long the available tokens last at the pace of the last days: "You spent 38 tokens in the last 90 days.
 * At that pace, these last about 5 weeks." Null while nothing was spent.
 */
export function forecastInWords(
  available: number,
  { tokens_spent: spent }: Pick<VendorStats, 'tokens_spent'>,
  days: number,
): string | null {
  if (spent <= 0) return null;
  const left = Math.floor((Math.max(0, available) * days) / spent);
  const pace = `You spent ${spent} ${spent === 1 ? 'token' : 'tokens'} in the last ${days} days.`;
  return left < 1 ? pace : `${pace} At that pace, these last ${timeInWords(left)}.`;
}
