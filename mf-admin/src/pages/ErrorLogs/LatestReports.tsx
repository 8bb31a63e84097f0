import { useState } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { errorLogsQuery } from '@tree-service/shared/api/errorReports';
import { Grid, Switch, VStack } from '@tree-service/shared/ui';
import type { ErrorFilter } from './errorFilter';
import { SeverityAndCategory } from './ErrorFilterBar';
import { ErrorEntry } from './ErrorEntry';
import { Paged } from './Paged';

const TAIL_MS = 2000;

interface LatestReportsProps {
  readonly filter: ErrorFilter;
  readonly onFilter: (filter: ErrorFilter) => void;
}

/** Every report as it came in, newest first; the tail follows what is happening now. */
export function LatestReports({ filter, onFilter }: LatestReportsProps) {
  const [isFollowing, setIsFollowing] = useState(true);
  const { severity, category } = filter;
  const query = useInfiniteQuery({
    ...errorLogsQuery({ severity, category }),
    placeholderData: keepPreviousData,
    // Pages that were added are read again as well, so the tail rests while somebody reads back.
    refetchInterval: ({ state }) =>
      isFollowing && (state.data?.pages.length ?? 0) <= 1 ? TAIL_MS : false,
  });
  return (
    <VStack $gap={6}>
      <search>
        <Grid $min="14rem" $gap={4}>
          <SeverityAndCategory filter={filter} onChange={onFilter} />
        </Grid>
      </search>
      <Switch
        checked={isFollowing}
        onChange={setIsFollowing}
        label="Follow"
        hint="New reports appear within two seconds, until you read further back."
      />
      <Paged
        query={query}
        what="the reports"
        empty={{ title: 'No reports', text: 'Nothing of this choice was reported.' }}
      >
        {(report) => <ErrorEntry key={report.id} report={report} />}
      </Paged>
    </VStack>
  );
}
