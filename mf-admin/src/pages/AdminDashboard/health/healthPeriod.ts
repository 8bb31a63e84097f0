import type { Days } from '../../../api/health';

const DAY_MS = 86_400_000;

/** The periods that can be looked at, in days up to today; up to 31 days are shown day by day, longer ones week by week. */
export const PERIODS = [7, 30, 90, 365] as const;

/** One of the periods. */
export type Period = (typeof PERIODS)[number];

/** The period an address asks for; 30 days when it asks for none we know. */
export function periodOf(address: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === address.get('days')) ?? 30;
}

/** The days of a period that ends today (UTC). */
export function daysOf(period: Period, today: Date = new Date()): Days {
  const day = (back: number) =>
    new Date(today.getTime() - back * DAY_MS).toISOString().slice(0, 10);
  return { from: day(period - 1), to: day(0) };
}

/** How many days one bar or point of a period stands for. */
export function daysEach(period: Period): number {
  return period > 31 ? 7 : 1;
}
