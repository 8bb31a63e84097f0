import { useDeferredValue } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { errorLogsQuery } from '../../api/errorReports';
import { VStack } from '@tree-service/design';
import { choiceOf, isNarrow, type ErrorFilter } from './errorFilter';
import { ErrorFilterBar } from './ErrorFilterBar';
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
  const asked = useDeferredValue(filter);
  const choice = errorLogsQuery(choiceOf(asked));
  const tail = useTail(choice.queryKey);
  const query = useInfiniteQuery({
    ...choice,
    placeholderData: keepPreviousData,
    refetchInterval: tail.refetchInterval,
  });
  return (
    <VStack $gap={6}>
      <ErrorFilterBar of="reports" filter={filter} onChange={onFilter} />
      <TailBar tail={tail} />
      <Paged
        query={query}
        what="the reports"
        empty={
          isNarrow({ ...asked, state: 'open' })
            ? { title: 'No report fits this choice', text: 'Choose less, or fewer words.' }
            : { title: 'No reports', text: 'Failures of the interface appear here.' }
        }
      >
        {(report) => (
          <ErrorEntry key={report.id} report={report} onOpen={() => tail.follow(false)} />
        )}
      </Paged>
    </VStack>
  );
}
