import type { Days } from '../../api/health';

const DAY_MS = 86_400_000;

/** In days through today. */
export const PERIODS = [7, 30, 90, 365] as const;

export type Period = (typeof PERIODS)[number];

/** The period in an address; 30 days by default. */
export function periodOf(address: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === address.get('days')) ?? 30;
}

/** The first and last day of a period that ends today (UTC). */
export function daysOf(period: Period, today: Date = new Date()): Days {
  const day = (back: number) =>
    new Date(today.getTime() - back * DAY_MS).toISOString().slice(0, 10);
  return { from: day(period - 1), to: day(0) };
}

/** As many days, ending before the first day of a period that ends today (UTC). */
export function daysBefore(period: Period, today: Date = new Date()): Days {
  return daysOf(period, new Date(today.getTime() - period * DAY_MS));
}

/** Days per bar or point: one up to a month, else a week. */
export function daysEach(period: Period): number {
  return period > 31 ? 7 : 1;
}
