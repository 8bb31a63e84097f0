import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Plan } from '@tree-service/market/api/plans';
import {
  Card,
  Grid,
  QueryBoundary,
  Section,
  StatTile,
  Text,
  VStack,
  type TableColumn,
} from '@tree-service/design';
import { formatCents, LOCALE } from '@tree-service/domain';
import { planFiguresQuery, type PlanFigures } from './planFigures.api';
import { FoldingTable } from '../shared/layout/FoldingTable';
import { daysBefore, daysOf, periodOf } from '../shared/health/healthPeriod';
import { PeriodTabs } from '../shared/health/PeriodTabs';
import { ListCsv } from '../shared/layout/ListCsv';

/** One figure in a period and in the one before; null where there is nothing to measure. */
interface Compared {
  readonly now: number | null;
  readonly before: number | null;
}

/** What became of a plan, or of all of them, in a period and in the one before. */
interface PlanResult {
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

const formatCount = (value: number | null): string => value?.toLocaleString(LOCALE) ?? NONE;

const formatMoney = (cents: number | null): string => (cents === null ? NONE : formatCents(cents));

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

type Format = (value: number | null) => string;

const earlier = ({ before }: Compared, format: Format) =>
  `${format(before)} in the previous period`;

function Figure({ of, format }: { readonly of: Compared; readonly format: Format }) {
  return (
    <>
      <Text as="span">{format(of.now)}</Text>
      <Text size="sm" tone="muted">
        {format(of.before)} before
      </Text>
    </>
  );
}

const column = (
  key: 'subscribers' | 'began' | 'ended' | 'payments' | 'revenue',
  header: string,
  format: Format = formatCount,
): TableColumn<PlanResult> => ({
  key,
  header,
  cell: (result) => <Figure of={result[key]} format={format} />,
  numeric: true,
});

const COLUMNS: readonly TableColumn<PlanResult>[] = [
  { key: 'name', header: 'Plan', cell: ({ name }) => name },
  column('subscribers', 'Subscribers'),
  column('began', 'New'),
  column('ended', 'Ended'),
  column('payments', 'Payments'),
  column('revenue', 'Revenue', formatMoney),
];

function Tiles({ all }: { readonly all: PlanResult }) {
  const tiles = [
    ['Subscribers', all.subscribers, formatCount],
    ['New', all.began, formatCount],
    ['Ended', all.ended, formatCount],
    ['Revenue', all.revenue, formatMoney],
  ] as const;
  return (
    <Grid $min="9rem" $gap={4}>
      {tiles.map(([label, figure, format]) => (
        <StatTile
          key={label}
          label={label}
          value={format(figure.now)}
          hint={earlier(figure, format)}
        />
      ))}
    </Grid>
  );
}

/** Who has which plan and what plans brought in, beside the period before. */
export function PlanFiguresSection({ plans }: { readonly plans: readonly Plan[] }) {
  const [address] = useSearchParams();
  const period = periodOf(address);
  const days = daysOf(period);
  const query = useQuery({
    ...planFiguresQuery(days, daysBefore(period)),
    placeholderData: keepPreviousData,
  });
  return (
    <Section
      title="Subscribers and revenue"
      description="Through today, in UTC. Revenue is what Pros paid, less refunds. Plans granted by an administrator bring in none."
      actions={
        query.data && (
          <ListCsv
            name={`plans-${days.from}-to-${days.to}`}
            read={() => Promise.resolve(resultsByPlan(plans, query.data))}
            cells={planCells}
          />
        )
      }
    >
      <PeriodTabs period={period} />
      <QueryBoundary query={query} what="the figures of plans">
        {(figures) => (
          <VStack $gap={6}>
            <Tiles all={resultOfAll(figures)} />
            <Card>
              <FoldingTable
                caption="Subscribers and revenue by plan"
                columns={COLUMNS}
                rows={resultsByPlan(plans, figures)}
                rowKey={({ name }) => name}
                folded={({ name, subscribers, revenue }) => ({
                  title: name,
                  below: `Subscribers: ${formatCount(subscribers.now)}. Revenue: ${formatMoney(revenue.now)}.`,
                })}
              />
            </Card>
          </VStack>
        )}
      </QueryBoundary>
    </Section>
  );
}
