import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { marketplaceHealthQuery } from '../../../api/health';
import { LinkTabs, QueryBoundary, Section, VStack } from '@tree-service/design';
import { HealthCharts } from './HealthCharts';
import { healthOf, stretchesOf } from './healthFigures';
import { daysEach, daysOf, periodOf, PERIODS } from './healthPeriod';
import { HealthTiles } from './HealthTiles';
import { RemoteFailures } from './RemoteFailures';

/** How the marketplace does over a period that is kept in the address. */
export function HealthSection() {
  const [address] = useSearchParams();
  const period = periodOf(address);
  const days = daysOf(period);
  const query = useQuery({ ...marketplaceHealthQuery(days), placeholderData: keepPreviousData });
  return (
    <Section
      title="The marketplace’s health"
      description="Up to today. Days are days of UTC; a request counts on the day it was submitted."
    >
      <LinkTabs
        label="Period"
        tabs={PERIODS.map((choice) => ({
          label: choice === 365 ? 'A year' : `${choice} days`,
          to: `?days=${choice}`,
          isCurrent: choice === period,
        }))}
      />
      <VStack $gap={6}>
        <QueryBoundary query={query} what="the marketplace’s health">
          {(rows) => (
            <>
              <HealthTiles health={healthOf(rows)} />
              <HealthCharts
                stretches={stretchesOf(rows, daysEach(period))}
                rowHeading={daysEach(period) === 1 ? 'Day' : 'Week from'}
              />
            </>
          )}
        </QueryBoundary>
        <Section title="Parts of the site that could not be loaded" level={3}>
          <RemoteFailures days={days} />
        </Section>
      </VStack>
    </Section>
  );
}
