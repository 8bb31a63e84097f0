import { LOCALE } from '@tree-service/domain';
import { Fragment, type ReactNode, useDeferredValue, useState } from 'react';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { ArrowUp, CircleCheck } from 'lucide-react';
import { Button, EmptyState, HStack, Switch, Text, VStack } from '@tree-service/design';
import { useAuth, useLiveTopic } from '@tree-service/kernel';
import { type ErrorGroupChoice, errorTopicOf, reportsIn } from './errorReports.api';
import { PagedList } from '../shared/layout/PagedList';
import { ListCsv, type CsvCells } from '../shared/layout/ListCsv';
import { choiceOf, isFiltered, type ErrorFilter } from './errorFilter';
import { ErrorFilterBar } from './ErrorFilterBar';

const count = new Intl.NumberFormat(LOCALE);

const REST_MS = 1000;

// Should the live line be down.
const REFETCH_MS = 30_000;

/**
 * Limits how often asynchronous work runs: one run at a time, the next at the earliest `restMs` after
 * it ended. Calls in between are served by that next run. The work handles its own failures.
 */
export function throttle(restMs: number): (work: () => Promise<unknown>) => void {
  let isBusy = false;
  let next: (() => Promise<unknown>) | null = null;

  function resume(): void {
    isBusy = false;
    const queued = next;
    next = null;
    if (queued !== null) run(queued);
  }
  function run(work: () => Promise<unknown>): void {
    if (isBusy) {
      next = work;
      return;
    }
    isBusy = true;
    const rest = () => void setTimeout(resume, restMs);
    work().then(rest, rest);
  }
  return run;
}

/** Whether a list of errors updates itself, and what it missed while it did not. */
interface LiveUpdates {
  readonly isOn: boolean;
  /** On starts again from the newest; off holds the list still. */
  readonly setOn: (isOn: boolean) => void;
  /** How often to read the list without an announcement, in ms. */
  readonly refetchInterval: number | false;
  /** Reports that arrived while updates were off, of every kind. */
  readonly missed: number;
}

/**
 * Keeps the first page of a list of errors current: the database announces each report, and after a
 * lost connection everything missed is read. Stops while updates are off, or while the list has more
 * than one page.
 */
function useLiveUpdates(queryKey: QueryKey): LiveUpdates {
  const queries = useQueryClient();
  const adminId = useAuth((auth) => auth.user?.id ?? null);
  const [isOn, setIsOn] = useState(true);
  const [missed, setMissed] = useState(0);
  const [throttled] = useState(() => throttle(REST_MS));

  const pages = () => queries.getQueryData<InfiniteData<unknown>>(queryKey)?.pages.length ?? 0;
  const refresh = () =>
    throttled(() => queries.invalidateQueries({ queryKey }, { cancelRefetch: false }));

  useLiveTopic(adminId && errorTopicOf(adminId), (event) => {
    if (isOn && pages() <= 1) refresh();
    else if (event.kind === 'message') setMissed((before) => before + reportsIn(event.payload));
  });

  return {
    isOn,
    refetchInterval: isOn && pages() <= 1 ? REFETCH_MS : false,
    missed,
    setOn(on) {
      setIsOn(on);
      if (!on) return;
      setMissed(0);
      queries.setQueryData<InfiniteData<unknown>>(
        queryKey,
        (list) =>
          list && { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) },
      );
      refresh();
    },
  };
}

/** Turns live updates on and off, and says what arrived while they were off. */
function LiveUpdatesToggle({ updates }: { readonly updates: LiveUpdates }) {
  const { isOn, setOn, missed } = updates;
  return (
    <HStack $gap={4} $justify="space-between" $wrap>
      <Switch
        checked={isOn}
        onChange={setOn}
        label="Live updates"
        hint="New errors appear at the top. Opening an error or loading more pauses updates."
      />
      <div role="status">
        {missed > 0 ? (
          <Button variant="outline" onClick={() => setOn(true)}>
            <ArrowUp size={18} aria-hidden />
            {missed === 1 ? 'Show 1 new report' : `Show ${count.format(missed)} new reports`}
          </Button>
        ) : (
          !isOn && <Text tone="muted">Paused. No new reports.</Text>
        )}
      </div>
    </HStack>
  );
}

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
