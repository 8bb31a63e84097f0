import { zonedToIso } from '@tree-service/domain';
import type { VendorStats } from '../../api/vendorFigures';

/** Days. */
export const RANGES = [30, 90, 365] as const;

const DAY_MS = 86_400_000;
const DEFAULT_RANGE = 90;

/** The default for an unknown range. */
export function parseRange(text: string | null): (typeof RANGES)[number] {
  return RANGES.find((days) => String(days) === text) ?? DEFAULT_RANGE;
}

/** `days` days up to and including `lastDay`, as ISO dates. */
export function lastDays(days: number, lastDay: string): { from: string; to: string } {
  const from = new Date(Date.parse(lastDay) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from, to: lastDay };
}

/** Days of a time zone. */
export interface Period {
  /** ISO dates, both included. */
  from: string;
  to: string;
  timeZone: string;
}

/** The ISO times at which a period begins and is over. */
export function timesOf({ from, to, timeZone }: Period): { begins: string; ends: string } {
  const dayAfter = new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10);
  return {
    begins: zonedToIso(from, '00:00', timeZone) ?? from,
    ends: zonedToIso(dayAfter, '00:00', timeZone) ?? to,
  };
}

/** "4.5 tokens" a won job cost; a dash while none was won. */
export function tokensPerJob({
  tokens_spent: spent,
  funnel: { won },
}: Pick<VendorStats, 'tokens_spent'> & { funnel: { won: number } }): string {
  return won === 0 ? '–' : String(Math.round((spent / won) * 10) / 10);
}

const monthFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' });
const shortMonth = monthFormat({ month: 'short' });
const longMonth = monthFormat({ month: 'long', year: 'numeric' });

export interface MonthOfWork {
  label: string;
  name: string;
  values: { earned: number; jobs: number };
}

/** Every month between the first and last day; months without jobs are zero. */
export function monthlyEarnings({
  from_day,
  to_day,
  months,
}: Pick<VendorStats, 'from_day' | 'to_day' | 'months'>): MonthOfWork[] {
  const all: MonthOfWork[] = [];
  const month = new Date(`${from_day.slice(0, 7)}-01T00:00:00Z`);
  while (month.toISOString().slice(0, 10) <= to_day) {
    const key = month.toISOString().slice(0, 7);
    const found = months.find((each) => each.month.startsWith(key));
    all.push({
      label: shortMonth.format(month),
      name: longMonth.format(month),
      values: { earned: found?.earned_cents ?? 0, jobs: found?.jobs ?? 0 },
    });
    month.setUTCMonth(month.getUTCMonth() + 1);
  }
  return all;
}

/** `rate` runs from 0 to 1; a dash when it is unknown. */
export function rateInWords(rate: number | null): string {
  return rate === null ? '–' : `${Math.round(rate * 100)}%`;
}

/** "45 min", "3 h", "2 days"; a dash when it is unknown. */
export function durationInWords(seconds: number | null): string {
  if (seconds === null) return '–';
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.round(hours / 24)} days`;
}
