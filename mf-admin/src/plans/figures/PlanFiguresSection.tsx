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
import { planFiguresQuery } from '../planFigures.api';
import { FoldingTable } from '../../shared/layout/FoldingTable';
import { ListCsv } from '../../shared/listCsv/ListCsv';
import { daysBefore, daysOf, periodOf } from '../../shared/health/healthPeriod';
import { PeriodTabs } from '../../shared/health/PeriodTabs';
import {
  formatCount,
  formatMoney,
  planCells,
  resultOfAll,
  resultsByPlan,
  type Compared,
  type PlanResult,
} from './planFigures';

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
