import type { HealthOfDay } from '../../api/health';

/** Marketplace figures of a period; null where there is nothing to measure. */
export interface Health {
  readonly requests: number;
  readonly taken: number;
  readonly agreed: number;
  readonly errors: number;
  /** In circulation at the end of the period. */
  readonly tokens: number;
  /** Share of requests a Pro accepted, 0 to 1. */
  readonly matchRate: number | null;
  /** Share of offers accepted, 0 to 1. */
  readonly acceptance: number | null;
  /** Share of accepted quotes within the estimate, 0 to 1. */
  readonly insideEstimate: number | null;
  /** Minutes from a request to its first quote: the mean of the days' medians, weighted by quoted requests. */
  readonly firstQuoteMinutes: number | null;
}

function share(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

/** Sums up consecutive days. */
export function healthOf(days: readonly HealthOfDay[]): Health {
  const sum = (of: (day: HealthOfDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const requests = sum((day) => day.requests);
  const taken = sum((day) => day.taken);
  const agreed = sum((day) => day.accepted_quotes);
  return {
    requests,
    taken,
    agreed,
    errors: sum((day) => day.errors),
    tokens: days.at(-1)?.tokens ?? 0,
    matchRate: share(taken, requests),
    acceptance: share(
      sum((day) => day.accepted_offers),
      sum((day) => day.offers),
    ),
    insideEstimate: share(
      sum((day) => day.inside_estimate),
      agreed,
    ),
    firstQuoteMinutes: share(
      sum((day) => (day.first_quote_minutes ?? 0) * day.quoted),
      sum((day) => day.quoted),
    ),
  };
}

/** A bar or point of a chart. */
export interface HealthRange {
  /** ISO date of the first day. */
  readonly from: string;
  readonly health: Health;
}

/** Cuts days into ranges of equal length; a shorter one comes first. */
export function rangesOf(days: readonly HealthOfDay[], daysEach: number): HealthRange[] {
  const first = days.length % daysEach;
  const starts = [
    ...(first > 0 ? [0] : []),
    ...Array.from({ length: Math.floor(days.length / daysEach) }, (_, n) => first + n * daysEach),
  ];
  return starts.map((start, place) => {
    const range = days.slice(start, starts[place + 1] ?? days.length);
    return { from: range[0]?.day ?? '', health: healthOf(range) };
  });
}
