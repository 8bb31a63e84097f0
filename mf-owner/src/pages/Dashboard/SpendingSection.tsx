import { useQuery } from '@tanstack/react-query';
import { spendingQuery, type Spending } from '../../api/portfolio';
import { formatCents } from '@tree-service/domain';
import { BarChart, type ChartRow, type ChartSeries } from '@tree-service/design/charts';
import { Card, DescriptionList, QueryBoundary, Section } from '@tree-service/design';
import { useOwnerId } from '../../area/useOwnerId';

/** The cost of completed jobs by year and property: a list for one year, bars for more; nothing before the first is completed. */
export function SpendingSection() {
  const ownerId = useOwnerId();
  const spending = useQuery({ ...spendingQuery(ownerId), enabled: ownerId !== '' });
  return (
    <QueryBoundary query={spending} what="your spending" loading={null}>
      {(data) => data.length > 0 && <SpendingByYear data={data} />}
    </QueryBoundary>
  );
}

/** Chart data: a group of bars for each year, a color for each property. */
interface SpendingFigures {
  series: ChartSeries[];
  rows: ChartRow[];
}

/** Properties with a color of their own; the others are added up. */
const MAX_PROPERTIES = 4;
const OTHERS = 'others';

/** Properties by spending, highest first. */
function largest(spending: readonly Spending[]): { id: string; name: string }[] {
  const sums = new Map<string, { id: string; name: string; cents: number }>();
  for (const { property_id, property, cents } of spending) {
    const known = sums.get(property_id)?.cents ?? 0;
    sums.set(property_id, { id: property_id, name: property, cents: known + cents });
  }
  return [...sums.values()].sort((one, other) => other.cents - one.cents);
}

/** Spending by year and property, in cents; every year from the first to the last is included. */
export function spendingFigures(spending: readonly Spending[]): SpendingFigures {
  const properties = largest(spending);
  const named = properties.slice(0, MAX_PROPERTIES);
  const series: ChartSeries[] = named.map(({ id, name }) => ({ key: id, name }));
  if (properties.length > named.length) {
    series.push({ key: OTHERS, name: 'Other properties', tone: 'muted' });
  }
  const years = spending.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const span = years.length === 0 ? 0 : last - first + 1;
  const rows = Array.from({ length: span }, (_, place) => {
    const year = first + place;
    const values: Record<string, number> = {};
    for (const { property_id, cents } of spending.filter((one) => one.year === year)) {
      const key = named.some(({ id }) => id === property_id) ? property_id : OTHERS;
      values[key] = (values[key] ?? 0) + cents;
    }
    return { label: String(year), values };
  });
  return { series, rows };
}

function SpendingByYear({ data }: { data: readonly Spending[] }) {
  const figures = spendingFigures(data);
  const total = data.reduce((sum, { cents }) => sum + cents, 0);
  const jobs = data.reduce((sum, one) => sum + one.jobs, 0);
  return (
    <Section
      title="Spending"
      description={`${formatCents(total)} for ${jobs} completed ${jobs === 1 ? 'job' : 'jobs'}, at the agreed prices.`}
    >
      <Card>
        {figures.rows.length === 1 ? (
          <DescriptionList
            hasLongTerms
            items={data.map(({ property, cents, year }) => ({
              term: `${property}, ${year}`,
              description: formatCents(cents),
            }))}
          />
        ) : (
          <BarChart
            title="Spending by year and property"
            units="Dollars"
            empty="No completed jobs yet."
            rowHeading="Year"
            stacked
            format={formatCents}
            {...figures}
          />
        )}
      </Card>
    </Section>
  );
}
