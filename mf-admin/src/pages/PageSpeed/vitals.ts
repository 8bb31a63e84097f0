import type { ChartRow } from '@tree-service/design/charts';
import type { PageVital } from '../../api/pageSpeed';

/** What is measured, with the limit of "good" at the 75th percentile (web.dev/articles/vitals, 2024). */
export const VITALS = {
  LCP: { name: 'Largest contentful paint', good: 2500, isTime: true },
  INP: { name: 'Interaction to next paint', good: 200, isTime: true },
  CLS: { name: 'Cumulative layout shift', good: 0.1, isTime: false },
  FCP: { name: 'First contentful paint', good: 1800, isTime: true },
  TTFB: { name: 'Time to first byte', good: 800, isTime: true },
} as const;

export type Vital = keyof typeof VITALS;

const vitals = Object.keys(VITALS) as readonly Vital[];

/** The metric named in an address; the largest paint by default. */
export function vitalOf(address: URLSearchParams): Vital {
  return vitals.find((vital) => vital === address.get('metric')) ?? 'LCP';
}

/** "1,240 ms"; a layout shift has no unit. */
export function formatVital(vital: Vital, value: number): string {
  return VITALS[vital].isTime
    ? `${Math.round(value).toLocaleString()} ms`
    : String(Math.round(value * 1000) / 1000);
}

/** The days on which a metric was measured, as rows of a chart. */
export function chartRows(
  days: readonly { readonly day: string; readonly metric: string; readonly p75: number }[],
  vital: Vital,
  labelOf: (day: string) => Omit<ChartRow, 'values'>,
): ChartRow[] {
  return days
    .filter(({ metric }) => metric === vital)
    .map(({ day, p75 }) => ({ ...labelOf(day), values: { p75 } }));
}

/** The pages of a metric, the slowest first. */
export function slowestFirst(rows: readonly PageVital[], vital: Vital): PageVital[] {
  return rows.filter(({ metric }) => metric === vital).sort((a, b) => b.p75 - a.p75);
}
