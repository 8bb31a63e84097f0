import { Fragment, useDeferredValue, type ReactNode } from 'react';
import {
  keepPreviousData,
  useInfiniteQuery,
  type QueryKey,
  type UseInfiniteQueryOptions,
} from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { EmptyState, HStack, VStack } from '@tree-service/design';
import type { ErrorGroupChoice } from '../../api/errorReports';
import { PagedList } from '../../layout/PagedList';
import { ListCsv, type CsvCells } from '../../listCsv/ListCsv';
import { choiceOf, isFiltered, type ErrorFilter } from './errorFilter';
import { ErrorFilterBar } from './ErrorFilterBar';
import { LiveUpdatesToggle } from './LiveUpdatesToggle';
import { useLiveUpdates } from './useLiveUpdates';

export interface ErrorViewProps {
  readonly filter: ErrorFilter;
  readonly onFilter: (filter: ErrorFilter) => void;
}

interface ErrorListProps<Item, Key extends QueryKey, Param> extends ErrorViewProps {
  readonly of: 'groups' | 'reports';
  readonly queryOf: (
    choice: ErrorGroupChoice,
  ) => UseInfiniteQueryOptions<Item[], Error, Item[], Key, Param> & { readonly queryKey: Key };
  /** What is listed: "errors", "reports". */
  readonly what: string;
  /** The title where nothing is filtered out. */
  readonly emptyTitle: string;
  /** Everything that matches, for a file, and its cells. */
  readonly readAll: (choice: ErrorGroupChoice) => Promise<readonly Item[]>;
  readonly cells: (item: Item) => CsvCells;
  readonly keyOf: (item: Item) => string | number;
  readonly children: (item: Item, onOpen: () => void) => ReactNode;
}

/** Errors that match a filter, newest first, with live updates. */
export function ErrorList<Item, Key extends QueryKey, Param>(
  props: ErrorListProps<Item, Key, Param>,
) {
  const { of, queryOf, filter, onFilter, what, emptyTitle, keyOf, children } = props;
  const { readAll, cells } = props;
  const asked = useDeferredValue(filter);
  const options = queryOf(choiceOf(asked));
  const updates = useLiveUpdates(options.queryKey);
  const query = useInfiniteQuery({
    ...options,
    placeholderData: keepPreviousData,
    refetchInterval: updates.refetchInterval,
  });
  // Reports have no status to filter by.
  const isNarrowed = isFiltered(of === 'groups' ? asked : { ...asked, state: 'open' });
  return (
    <VStack $gap={6}>
      <ErrorFilterBar of={of} filter={filter} onChange={onFilter} />
      <HStack $justify="space-between" $wrap>
        <LiveUpdatesToggle updates={updates} />
        <ListCsv name={what} read={() => readAll(choiceOf(filter))} cells={cells} />
      </HStack>
      <PagedList
        query={query}
        what={`the ${what}`}
        empty={
          <EmptyState
            icon={<CircleCheck size={28} />}
            title={isNarrowed ? `No matching ${what}` : emptyTitle}
          >
            {isNarrowed ? 'Try fewer filters.' : "Errors from people's browsers appear here."}
          </EmptyState>
        }
      >
        {(items) => (
          <VStack $gap={3}>
            {items.map((item) => (
              <Fragment key={keyOf(item)}>{children(item, () => updates.setOn(false))}</Fragment>
            ))}
          </VStack>
        )}
      </PagedList>
    </VStack>
  );
}
