import type { VendorStats } from '../../api/vendorFigures';

/** How far back the figures go, in days. */
export const RANGES = [30, 90, 365] as const;

const DAY_MS = 86_400_000;
const USUAL_RANGE = 90;

/** The range an address asks for; 90 days unless it names another of the offered ones. */
export function parseRange(text: string | null): (typeof RANGES)[number] {
  return RANGES.find((days) => String(days) === text) ?? USUAL_RANGE;
}

/** The ISO dates of the last so many days, the last included. */
export function lastDays(days: number, lastDay: string): { from: string; to: string } {
  const from = new Date(Date.parse(lastDay) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from, to: lastDay };
}

const monthFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, { ...options, timeZone: 'UTC' });
const shortMonth = monthFormat({ month: 'short' });
const longMonth = monthFormat({ month: 'long', year: 'numeric' });

/** A month of earnings as a chart shows it; months without a job are there with nothing. */
export interface MonthOfWork {
  label: string;
  name: string;
  values: { earned: number; jobs: number };
}

/** Every month from the first to the last day of the figures, also those in which nothing was earned. */
export function everyMonth({
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

/** A rate from 0 to 1 as people read it; a dash where there is too little to say. */
export function rateInWords(rate: number | null): string {
  return rate === null ? '–' : `${Math.round(rate * 100)}%`;
}

/** How long an answer took: "45 min", "3 h", "2 days"; a dash without any answer. */
export function durationInWords(seconds: number | null): string {
  if (seconds === null) return '–';
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours < 48) return `${hours} h`;
  return `${Math.round(hours / 24)} days`;
}
