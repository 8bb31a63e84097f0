import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { unwrap, type Answer } from '@tree-service/kernel';
import { readEveryPage } from './everyPage';
import { after, type Order, type PageKey } from './keysetFilter';

export type { PageKey };

/** One page of a list. */
export interface ListPage<Row> {
  readonly rows: Row[];
}

/** How many rows a page of these lists has. */
export const ROWS_A_PAGE = 25;

/** A query before ordering and paging. */
interface Rows<Row> extends PromiseLike<Answer<Row[] | null>> {
  order(column: string, options?: { ascending?: boolean; nullsFirst?: boolean }): this;
  limit(count: number): this;
  or(filters: string): this;
}

/** Which page of a list, and by what the list is ordered. */
interface PageChoice {
  /** The column of the moments. */
  readonly by: string;
  readonly order: Order;
  /** The row the page before ended with; null for the first page. */
  readonly key: PageKey | null;
  readonly idColumn?: string;
  /** Where moments are missing and fall, as the index of the list has it. */
  readonly nullsLast?: boolean;
}

/** Reads a page of rows in the order of a moment, then of their ids. Throws as unwrap does. */
export async function readPage<Row>(rows: Rows<Row>, choice: PageChoice): Promise<ListPage<Row>> {
  const { by, order, key, idColumn = 'id', nullsLast = false } = choice;
  const ascending = order === 'asc';
  const page = rows
    .order(by, { ascending, ...(nullsLast && { nullsFirst: false }) })
    .order(idColumn, { ascending })
    .limit(ROWS_A_PAGE);
  return { rows: unwrap(await (key === null ? page : page.or(after(by, order, key, idColumn)))) };
}

/** A page as it is kept: a full one stays full when a row leaves it before it is read again. */
export const pageOf = <Row>(rows: Row[]) => ({ rows, isFull: rows.length >= ROWS_A_PAGE });

interface KeysetList<Row> {
  readonly queryKey: QueryKey;
  /** The moment and the id the list is ordered by. */
  readonly keyOf: (row: Row) => PageKey;
  /** Reads the page after a key, or (null) the first. */
  readonly read: (key: PageKey | null) => Promise<ListPage<Row>>;
}

/** As many rows of a list as are read at once. */
export const MOST_ROWS = 5_000;

/** The query for a list ordered by a moment: `pages` reads it page by page, `all` up to 5,000 rows at once. */
export function keysetList<Row>({ queryKey, keyOf, read }: KeysetList<Row>) {
  const beginning: PageKey | null = null;
  return {
    all: () =>
      readEveryPage<Row>(
        ROWS_A_PAGE,
        async (last) => (await read(last === undefined ? null : keyOf(last))).rows,
        MOST_ROWS,
      ),
    pages: infiniteQueryOptions({
      queryKey: [...queryKey, 'pages'],
      queryFn: async ({ pageParam }: { pageParam: PageKey | null }) => {
        const { rows } = await read(pageParam);
        return pageOf(rows);
      },
      initialPageParam: beginning,
      getNextPageParam: ({ rows, isFull }): PageKey | null => {
        const last = rows.at(-1);
        return !isFull || last === undefined ? null : keyOf(last);
      },
      select: ({ pages }): Row[] => pages.flatMap(({ rows }) => rows),
    }),
  };
}
