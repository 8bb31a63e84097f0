import { useQuery } from '@tanstack/react-query';
import { spendingQuery } from '../../api/portfolio';
import { formatCents } from '@tree-service/domain';
import { BarChart } from '@tree-service/design/charts';
import { Card, Section } from '@tree-service/design';
import { useOwnerId } from '../../area/useOwnerId';
import { SectionError } from '../../area/SectionError';
import { spendingFigures } from './spending';

/** The cost of completed jobs by year and property; nothing before the first is completed. */
export function SpendingSection() {
  const ownerId = useOwnerId();
  const { data, error, refetch } = useQuery({ ...spendingQuery(ownerId), enabled: ownerId !== '' });
  if (error) return <SectionError title="Spending" error={error} onRetry={refetch} />;
  if (data === undefined || data.length === 0) return null;
  const total = data.reduce((sum, { cents }) => sum + cents, 0);
  const jobs = data.reduce((sum, one) => sum + one.jobs, 0);
  const figures = spendingFigures(data);
  const isOneBar = figures.rows.length === 1 && figures.series.length === 1;
  return (
    <Section
      title="Spending"
      description={`${formatCents(total)} for ${jobs} completed ${jobs === 1 ? 'job' : 'jobs'}, at the agreed prices.`}
    >
      {!isOneBar && (
        <Card>
          <BarChart
            title="Spending by year and property"
            units="Dollars"
            empty="No completed jobs yet."
            rowHeading="Year"
            stacked
            format={formatCents}
            {...figures}
          />
        </Card>
      )}
    </Section>
  );
}
