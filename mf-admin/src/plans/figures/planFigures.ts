import type { Plan } from '@tree-service/market/api/plans';
import { formatCents, LOCALE } from '@tree-service/domain';
import type { PlanFigures } from '../planFigures.api';

/** One figure in a period and in the one before; null where there is nothing to measure. */
export interface Compared {
  readonly now: number | null;
  readonly before: number | null;
}

/** What became of a plan, or of all of them, in a period and in the one before. */
export interface PlanResult {
  readonly name: string;
  readonly subscribers: Compared;
  readonly began: Compared;
  readonly ended: Compared;
  readonly payments: Compared;
  /** In cents, refunds taken off. */
  readonly revenue: Compared;
}

type Measure = (figures: PlanFigures) => number | null;

/** The sum of what is known; null when nothing is. */
function sumOf(rows: readonly PlanFigures[], measure: Measure): number | null {
  const known = rows.map(measure).filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

function resultOf(
  name: string,
  now: readonly PlanFigures[],
  earlier: readonly PlanFigures[],
): PlanResult {
  const compare = (measure: Measure): Compared => ({
    now: sumOf(now, measure),
    before: sumOf(earlier, measure),
  });
  return {
    name,
    subscribers: compare(({ subscribers }) => subscribers),
    began: compare(({ began }) => began),
    ended: compare(({ ended }) => ended),
    payments: compare(({ payments }) => payments),
    revenue: compare(({ revenue_cents: cents }) => cents),
  };
}

interface BothPeriods {
  readonly now: readonly PlanFigures[];
  readonly earlier: readonly PlanFigures[];
}

/** A result for each plan, in the order of the plans. */
export function resultsByPlan(plans: readonly Plan[], { now, earlier }: BothPeriods): PlanResult[] {
  return plans.map(({ id, name }) => {
    const own = (rows: readonly PlanFigures[]) => rows.filter(({ plan_id }) => plan_id === id);
    return resultOf(name, own(now), own(earlier));
  });
}

/** The result of all plans together. */
export function resultOfAll({ now, earlier }: BothPeriods): PlanResult {
  return resultOf('All plans', now, earlier);
}

const NONE = 'No data';

export const formatCount = (value: number | null): string => value?.toLocaleString(LOCALE) ?? NONE;

export const formatMoney = (cents: number | null): string =>
  cents === null ? NONE : formatCents(cents);

const dollars = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));

/** A result as a row of a file. */
export const planCells = ({ name, subscribers, began, ended, payments, revenue }: PlanResult) => ({
  Plan: name,
  Subscribers: subscribers.now,
  'Subscribers, previous period': subscribers.before,
  New: began.now,
  'New, previous period': began.before,
  Ended: ended.now,
  'Ended, previous period': ended.before,
  Payments: payments.now,
  'Payments, previous period': payments.before,
  'Revenue (USD)': dollars(revenue.now),
  'Revenue (USD), previous period': dollars(revenue.before),
});
