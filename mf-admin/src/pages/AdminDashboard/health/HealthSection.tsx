import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { marketplaceHealthQuery } from '../../../api/health';
import { messageOf } from '@tree-service/kernel';
import { FoldedSection } from '@tree-service/market/features/folding';
import { QueryBoundary, RetryAlert, Section, VStack } from '@tree-service/design';
import { HealthCharts } from './HealthCharts';
import { healthOf, rangesOf } from './healthFigures';
import { daysBefore, daysEach, daysOf, periodOf } from './healthPeriod';
import { HealthTiles } from './HealthTiles';
import { PeriodTabs } from './PeriodTabs';
import { RemoteFailures } from './RemoteFailures';

interface HealthSectionProps {
  readonly id: string;
  readonly title: string;
}

/** Figures and charts of a period, compared with the one before. */
export function HealthSection({ id, title }: HealthSectionProps) {
  const [address] = useSearchParams();
  const period = periodOf(address);
  const days = daysOf(period);
  const query = useQuery({ ...marketplaceHealthQuery(days), placeholderData: keepPreviousData });
  const earlier = useQuery(marketplaceHealthQuery(daysBefore(period)));
  const before = query.isPlaceholderData ? undefined : earlier.data;
  return (
    <FoldedSection
      id={id}
      title={title}
      description="Through today, in UTC. A request counts on the day it was submitted."
    >
      <PeriodTabs period={period} />
      <VStack $gap={6}>
        <QueryBoundary query={query} what="marketplace health">
          {(rows) => (
            <>
              <HealthTiles
                health={healthOf(rows)}
                before={before && healthOf(before)}
                period={period}
              />
              {earlier.error && (
                <RetryAlert title="We couldn't load the previous period" onRetry={earlier.refetch}>
                  {messageOf(earlier.error)}
                </RetryAlert>
              )}
              <HealthCharts
                ranges={rangesOf(rows, daysEach(period))}
                rowHeading={daysEach(period) === 1 ? 'Day' : 'Week from'}
              />
            </>
          )}
        </QueryBoundary>
        <Section title="Failed remote loads" level={3}>
          <RemoteFailures days={days} />
        </Section>
      </VStack>
    </FoldedSection>
  );
}
