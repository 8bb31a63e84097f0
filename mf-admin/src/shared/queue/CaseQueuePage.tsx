import type { ReactNode } from 'react';
import {
  useInfiniteQuery,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { keysetList } from '@tree-service/market/api/keyset';
import { EmptyState, QueryBoundary, VStack } from '@tree-service/design';
import type { DecidedKind } from '../../api/decidedCases';
import type { CaseQueue } from '../../api/decisions';
import { BackLink } from '../layout/BackLink';
import { PagedList } from '../layout/PagedList';
import type { QueuePageFacts } from '../../paths';
import { CaseNotes } from '../caseFile/CaseNotes';
import { ListCsv, type CsvCells } from '../layout/ListCsv';
import { QueuePage } from './QueuePage';

const REFETCH_MS = 60_000;

interface CaseQueuePageProps<Item, OpenKey extends QueryKey, DecidedKey extends QueryKey> {
  readonly queue: QueuePageFacts;
  readonly name: CaseQueue;
  readonly lead: string;
  readonly kind: DecidedKind;
  /** The parameter of the address with the id of the open case. */
  readonly parameter: string;
  /** One case and several, in a sentence: "claim", "claims". */
  readonly names: readonly [one: string, many: string];
  /** When cases appear here. */
  readonly emptyText: string;
  readonly list: ReturnType<typeof keysetList<Item>>;
  /** A row of the file that the open cases are saved as. */
  readonly cells: (item: Item) => CsvCells;
  /** Reads an open case; an empty list when it is not open. */
  readonly openQuery: (id: string) => UseQueryOptions<Item[], Error, Item[], OpenKey>;
  readonly decidedQuery: (id: string) => UseQueryOptions<Item, Error, Item, DecidedKey>;
  readonly table: (items: readonly Item[]) => ReactNode;
  readonly children: (item: Item, onDecided: () => void) => ReactNode;
}

/** A review queue as a table, each case with a view of its own. */
export function CaseQueuePage<Item, OpenKey extends QueryKey, DecidedKey extends QueryKey>(
  props: CaseQueuePageProps<Item, OpenKey, DecidedKey>,
) {
  const { queue, lead, kind, parameter, names, emptyText, list, cells, table, children } = props;
  const { openQuery, decidedQuery, name } = props;
  const [one, many] = names;
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const toAll = () => void navigate(queue.path());
  const openId = address.get(parameter);
  const open = useInfiniteQuery({
    ...list.pages,
    enabled: openId === null,
    refetchInterval: REFETCH_MS,
  });
  const shown = useQuery({
    ...openQuery(openId ?? ''),
    enabled: openId !== null,
    refetchInterval: REFETCH_MS,
  });
  return (
    <QueuePage
      queue={queue}
      lead={lead}
      kind={kind}
      actions={openId === null && <ListCsv name={many} read={list.all} cells={cells} />}
      decided={(id) => (
        <>
          <DecidedCase what={`the ${one}`} query={decidedQuery(id)}>
            {(item) => children(item, toAll)}
          </DecidedCase>
          <CaseNotes about={{ queue: name, id }} />
        </>
      )}
    >
      {openId === null ? (
        <PagedList
          query={open}
          what={`the ${many}`}
          empty={<EmptyState title={`No open ${many}`}>{emptyText}</EmptyState>}
        >
          {table}
        </PagedList>
      ) : (
        <VStack $gap={5}>
          <BackLink to={queue.path()} label={`All ${many}`} />
          <QueryBoundary query={shown} what={`the ${one}`}>
            {([item]) =>
              item === undefined ? (
                <EmptyState title={`This ${one} is not open`}>
                  It was decided or withdrawn, or the link is wrong.
                </EmptyState>
              ) : (
                children(item, toAll)
              )
            }
          </QueryBoundary>
        </VStack>
      )}
    </QueuePage>
  );
}

interface DecidedCaseProps<Item, Key extends QueryKey> {
  readonly what: string;
  readonly query: UseQueryOptions<Item, Error, Item, Key>;
  readonly children: (item: Item) => ReactNode;
}

function DecidedCase<Item, Key extends QueryKey>(props: DecidedCaseProps<Item, Key>) {
  const query = useQuery(props.query);
  return (
    <QueryBoundary query={query} what={props.what}>
      {props.children}
    </QueryBoundary>
  );
}
