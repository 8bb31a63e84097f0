import { useDeferredValue } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { errorGroupsQuery } from '../../api/errorReports';
import { VStack } from '@tree-service/design';
import { choiceOf, isNarrow, type ErrorFilter } from './errorFilter';
import { ErrorFilterBar } from './ErrorFilterBar';
import { ErrorGroupEntry } from './ErrorGroupEntry';
import { Paged } from './Paged';
import { TailBar } from './TailBar';
import { useTail } from './useTail';

interface ErrorGroupsProps {
  readonly filter: ErrorFilter;
  readonly onFilter: (filter: ErrorFilter) => void;
}

/** Kinds of errors, the one seen last first. */
export function ErrorGroups({ filter, onFilter }: ErrorGroupsProps) {
  const asked = useDeferredValue(filter);
  const choice = errorGroupsQuery(choiceOf(asked));
  const tail = useTail(choice.queryKey);
  const query = useInfiniteQuery({
    ...choice,
    placeholderData: keepPreviousData,
    refetchInterval: tail.refetchInterval,
  });
  return (
    <VStack $gap={6}>
      <ErrorFilterBar of="kinds" filter={filter} onChange={onFilter} />
      <TailBar tail={tail} />
      <Paged
        query={query}
        what="the error log"
        empty={
          isNarrow(asked)
            ? { title: 'No error fits this choice', text: 'Choose less, or fewer words.' }
            : { title: 'No open errors', text: 'Failures of the interface appear here.' }
        }
      >
        {(group) => (
          <ErrorGroupEntry
            key={group.fingerprint}
            group={group}
            onOpen={() => tail.follow(false)}
          />
        )}
      </Paged>
    </VStack>
  );
}
