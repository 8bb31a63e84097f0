import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { errorLogsQuery } from '@tree-service/shared/api/errorReports';
import { Grid, VStack } from '@tree-service/shared/ui';
import type { ErrorFilter } from './errorFilter';
import { SeverityAndCategory } from './ErrorFilterBar';
import { ErrorEntry } from './ErrorEntry';
import { Paged } from './Paged';
import { TailBar } from './TailBar';
import { useTail } from './useTail';

interface LatestReportsProps {
  readonly filter: ErrorFilter;
  readonly onFilter: (filter: ErrorFilter) => void;
}

/** Every report as it came in, newest first; the tail follows what is happening now. */
export function LatestReports({ filter, onFilter }: LatestReportsProps) {
  const { severity, category } = filter;
  const asked = errorLogsQuery({ severity, category });
  const tail = useTail(asked.queryKey);
  const query = useInfiniteQuery({
    ...asked,
    placeholderData: keepPreviousData,
    refetchInterval: tail.refetchInterval,
  });
  return (
    <VStack $gap={6}>
      <search>
        <Grid $min="14rem" $gap={4}>
          <SeverityAndCategory filter={filter} onChange={onFilter} />
        </Grid>
      </search>
      <TailBar tail={tail} />
      <Paged
        query={query}
        what="the reports"
        empty={{ title: 'No reports', text: 'Nothing of this choice was reported.' }}
      >
        {(report) => (
          <ErrorEntry key={report.id} report={report} onOpen={() => tail.follow(false)} />
        )}
      </Paged>
    </VStack>
  );
}
