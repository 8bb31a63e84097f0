import { useDeferredValue } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { errorGroupsQuery } from '@tree-service/shared/api/errorReports';
import { VStack } from '@tree-service/shared/ui';
import { choiceOf, isNarrow, type ErrorFilter } from './errorFilter';
import { ErrorFilterBar } from './ErrorFilterBar';
import { ErrorGroupEntry } from './ErrorGroupEntry';
import { Paged } from './Paged';

const REFETCH_MS = 30_000;

interface ErrorGroupsProps {
  readonly filter: ErrorFilter;
  readonly onFilter: (filter: ErrorFilter) => void;
}

/** Kinds of errors, the one seen last first. */
export function ErrorGroups({ filter, onFilter }: ErrorGroupsProps) {
  const asked = useDeferredValue(filter);
  const query = useInfiniteQuery({
    ...errorGroupsQuery(choiceOf(asked)),
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_MS,
  });
  return (
    <VStack $gap={6}>
      <ErrorFilterBar filter={filter} onChange={onFilter} />
      <Paged
        query={query}
        what="the error log"
        empty={
          isNarrow(asked)
            ? { title: 'No error fits this choice', text: 'Choose less, or fewer words.' }
            : { title: 'No open errors', text: 'Failures of the interface appear here.' }
        }
      >
        {(group) => <ErrorGroupEntry key={group.fingerprint} group={group} />}
      </Paged>
    </VStack>
  );
}
