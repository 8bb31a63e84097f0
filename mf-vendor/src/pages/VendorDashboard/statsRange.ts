import { isKeyOf, keysOf, zonedToIso, LOCALE } from '@tree-service/domain';
import type { VendorStats } from '../../api/vendorFigures';

/** Days. */
const RANGES = [30, 90, 365] as const;

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

/** Months and years of the calendar, as bookkeeping counts them. */
const CALENDAR = {
  'this-month': 'This month',
  'last-month': 'Last month',
  'this-year': 'This year',
  'last-year': 'Last year',
} as const;

type CalendarPeriod = keyof typeof CALENDAR;

/** Null for what is no period of the calendar. */
export function parsePeriod(text: string | null): CalendarPeriod | null {
  return isKeyOf(CALENDAR, text) ? text : null;
}

/** `today` is an ISO date; what still runs ends with it. The database has the same in private.period_days. */
function calendarDays(period: CalendarPeriod, today: string): { from: string; to: string } {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const day = (ofYear: number, ofMonth: number, ofDay: number) =>
    new Date(Date.UTC(ofYear, ofMonth - 1, ofDay)).toISOString().slice(0, 10);
  switch (period) {
    case 'this-month':
      return { from: day(year, month, 1), to: today };
    case 'last-month':
      return { from: day(year, month - 1, 1), to: day(year, month, 0) };
    case 'this-year':
      return { from: day(year, 1, 1), to: today };
    case 'last-year':
      return { from: day(year - 1, 1, 1), to: day(year - 1, 12, 31) };
  }
}

/** A period to choose, with its days as ISO dates, both included. */
export interface PeriodChoice {
  readonly label: string;
  /** The query of its address. */
  readonly search: string;
  readonly from: string;
  readonly to: string;
  readonly isCurrent: boolean;
}

/** What can be chosen on a day (an ISO date); the address chooses one, by default the last 90 days. */
export function periodChoices(address: URLSearchParams, today: string): readonly PeriodChoice[] {
  const calendar = parsePeriod(address.get('period'));
  const range = parseRange(address.get('days'));
  return [
    ...RANGES.map((days) => ({
      label: days === 365 ? '1 year' : `${days} days`,
      search: `?days=${days}`,
      ...lastDays(days, today),
      isCurrent: calendar === null && days === range,
    })),
    ...keysOf(CALENDAR).map((period) => ({
      label: CALENDAR[period],
      search: `?period=${period}`,
      ...calendarDays(period, today),
      isCurrent: period === calendar,
    })),
  ];
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
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' });
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
