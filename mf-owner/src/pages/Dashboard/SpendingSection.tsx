import { useQuery } from '@tanstack/react-query';
import { spendingQuery, type Spending } from '../../api/portfolio';
import { formatCents } from '@tree-service/domain';
import { BarChart } from '@tree-service/design/charts';
import { Card, DescriptionList, QueryBoundary, Section } from '@tree-service/design';
import { useOwnerId } from '../../area/useOwnerId';
import { spendingFigures } from './spending';

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
