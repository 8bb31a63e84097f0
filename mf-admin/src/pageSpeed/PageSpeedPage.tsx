import { LOCALE } from '@tree-service/domain';
import { useQuery } from '@tanstack/react-query';
import { type ChartRow, LineChart } from '@tree-service/design/charts';
import { runtimeConfig, useFeatureFlag } from '@tree-service/kernel';
import {
  Alert,
  Card,
  EmptyState,
  LinkTabs,
  QueryBoundary,
  Section,
  StatusPill,
  VStack,
  type TableColumn,
} from '@tree-service/design';
import { useIsNarrow } from '@tree-service/market/features/folding';
import { Gauge } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { speedByDayQuery, speedByPageQuery, type PageVital } from './pageSpeed.api';
import { AdminPage } from '../shared/layout/AdminPage';
import { FoldingTable } from '../shared/layout/FoldingTable';
import { ShowMore } from '../shared/layout/ShowMore';
import { dayLabel } from '../shared/health/healthFormat';
import { daysOf } from '../shared/health/healthPeriod';
import { ListCsv } from '../shared/layout/ListCsv';

/** As long as measurements are kept. */
const DAYS = 30;

/** What is measured, with the limit of "good" at the 75th percentile (web.dev/articles/vitals, 2024). */
const VITALS = {
  LCP: { name: 'Largest contentful paint', good: 2500, isTime: true },
  INP: { name: 'Interaction to next paint', good: 200, isTime: true },
  CLS: { name: 'Cumulative layout shift', good: 0.1, isTime: false },
  FCP: { name: 'First contentful paint', good: 1800, isTime: true },
  TTFB: { name: 'Time to first byte', good: 800, isTime: true },
} as const;

type Vital = keyof typeof VITALS;

const vitals = Object.keys(VITALS) as readonly Vital[];

/** The metric named in an address; the largest paint by default. */
export function vitalOf(address: URLSearchParams): Vital {
  return vitals.find((vital) => vital === address.get('metric')) ?? 'LCP';
}

/** "1,240 ms"; a layout shift has no unit. */
export function formatVital(vital: Vital, value: number): string {
  return VITALS[vital].isTime
    ? `${Math.round(value).toLocaleString(LOCALE)} ms`
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

interface RatingProps {
  readonly vital: Vital;
  readonly p75: number;
}

const Rating = ({ vital, p75 }: RatingProps) => (
  <StatusPill tone={p75 <= VITALS[vital].good ? 'success' : 'warning'}>
    {p75 <= VITALS[vital].good ? 'Good' : 'Slow'}
  </StatusPill>
);

const columnsOf = (vital: Vital): readonly TableColumn<PageVital>[] => [
  { key: 'page', header: 'Page', cell: ({ page }) => page },
  { key: 'release', header: 'Shell', cell: ({ release }) => release ?? 'Not known' },
  {
    key: 'remote',
    header: 'Remote',
    cell: ({ remote, remote_version }) => [remote ?? 'Not known', remote_version].join(' ').trim(),
  },
  {
    key: 'samples',
    header: 'Measured',
    cell: ({ samples }) => samples.toLocaleString(LOCALE),
    numeric: true,
  },
  {
    key: 'p75',
    header: '75th percentile',
    cell: ({ p75 }) => formatVital(vital, p75),
    numeric: true,
  },
  {
    key: 'rating',
    header: 'Rating',
    cell: ({ p75 }) => <Rating vital={vital} p75={p75} />,
  },
];

const cells = ({ metric, page, release, remote, remote_version, samples, p75 }: PageVital) => ({
  Metric: metric,
  Page: page,
  Shell: release,
  Remote: remote,
  'Release of the remote': remote_version,
  Measured: samples,
  '75th percentile': p75,
});

function Measured({ vital }: { readonly vital: Vital }) {
  const days = daysOf(DAYS);
  const byDay = useQuery(speedByDayQuery(days));
  const byPage = useQuery(speedByPageQuery(days));
  const { name } = VITALS[vital];
  const isNarrow = useIsNarrow();
  return (
    <VStack $gap={6}>
      <Card>
        <QueryBoundary query={byDay} what="the speed of pages">
          {(rows) => (
            <LineChart
              title={`${name} by day`}
              level={2}
              units="75th percentile of visits"
              empty="Nothing was measured in this period."
              rowHeading="Day"
              format={(value) => formatVital(vital, value)}
              series={[{ key: 'p75', name }]}
              rows={chartRows(rows, vital, dayLabel)}
            />
          )}
        </QueryBoundary>
      </Card>
      <Section
        title="By page and release"
        description="The page people arrived on, slowest first."
        actions={
          byPage.data && (
            <ListCsv name="page-speed" read={() => Promise.resolve(byPage.data)} cells={cells} />
          )
        }
      >
        <QueryBoundary query={byPage} what="the speed of pages">
          {(rows) => {
            const pages = slowestFirst(rows, vital);
            return pages.length === 0 ? (
              <EmptyState icon={<Gauge size={28} />} title="Nothing measured yet" level={3}>
                Pages appear here as soon as people have visited them.
              </EmptyState>
            ) : (
              <ShowMore key={vital} items={pages} pageSize={isNarrow ? 5 : 12}>
                {(shown) => (
                  <Card>
                    <FoldingTable
                      caption={`${name} by page and release`}
                      columns={columnsOf(vital)}
                      rows={shown}
                      rowKey={({ page, release, remote_version }) =>
                        [page, release, remote_version].join(' ')
                      }
                      folded={({ page, p75 }) => ({
                        title: page,
                        below: formatVital(vital, p75),
                        aside: <Rating vital={vital} p75={p75} />,
                      })}
                    />
                  </Card>
                )}
              </ShowMore>
            );
          }}
        </QueryBoundary>
      </Section>
    </VStack>
  );
}

/** Without it, the numbers of visits would read as if all were measured. */
function MeasuredShare() {
  const share = runtimeConfig().pageSpeedShare;
  if (share === 1) return null;
  return (
    <Alert
      tone="info"
      title={share === 0 ? 'No page loads are measured' : 'Some page loads are measured'}
    >
      {share === 0
        ? 'This deployment is set up without measuring.'
        : `This deployment measures ${(share * 100).toLocaleString(LOCALE)}% of page loads, chosen at random. Visits below are only the measured ones.`}
    </Alert>
  );
}

export default function PageSpeedPage() {
  const [address] = useSearchParams();
  const vital = vitalOf(address);
  const isOn = useFeatureFlag('performance_monitoring');
  return (
    <AdminPage
      title="Page speed"
      lead={`What browsers measured in the last ${DAYS} days: 75% of visits were at least this fast.`}
    >
      {!isOn && (
        <Alert tone="info" title="Measuring is turned off">
          Turn on the flag performance_monitoring to measure pages again.
        </Alert>
      )}
      <MeasuredShare />
      <LinkTabs
        label="Metric"
        tabs={Object.entries(VITALS).map(([metric, { name }]) => ({
          label: name,
          to: `?metric=${metric}`,
          isCurrent: metric === vital,
        }))}
      />
      <Measured vital={vital} />
    </AdminPage>
  );
}
