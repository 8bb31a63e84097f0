/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { QueryClient } from '@tanstack/react-query';
import { readEveryPage } from './everyPage';
import { keysetList, MOST_ROWS, ROWS_A_PAGE, type PageKey } from './keyset';

const AT = '2026-11-22T00:30:26.146123+00:00';

test('a full page continues after its last row, a shorter one is the last', async () => {
  const rows = Array.from({ length: ROWS_A_PAGE + 1 }, (_, place) => ({ id: `${place}` }));
  const read = jest.fn(async (key: PageKey | null) => ({
    rows: key === null ? rows.slice(0, ROWS_A_PAGE) : rows.slice(ROWS_A_PAGE),
  }));
  const list = keysetList({ queryKey: ['list'], keyOf: ({ id }) => ({ at: AT, id }), read });
  const client = new QueryClient();
  const { pages } = await client.fetchInfiniteQuery({ ...list.pages, pages: 3 });
  expect(pages.flatMap((page) => page.rows)).toEqual(rows);
  expect(read).toHaveBeenLastCalledWith({ at: AT, id: `${ROWS_A_PAGE - 1}` });
  expect(read).toHaveBeenCalledTimes(2);
});

test('a full page that loses a row still has more after it', () => {
  const list = keysetList({
    queryKey: ['list'],
    keyOf: ({ id }: { id: string }) => ({ at: AT, id }),
    read: () => Promise.resolve({ rows: [] }),
  });
  const rows = Array.from({ length: ROWS_A_PAGE - 1 }, (_, place) => ({ id: `${place}` }));
  const next = (isFull: boolean) => {
    const page = { rows, isFull };
    return list.pages.getNextPageParam(page, [page], null, [null]);
  };
  expect(next(true)).toEqual({ at: AT, id: `${ROWS_A_PAGE - 2}` });
  expect(next(false)).toBeNull();
});

test('the whole list is read page by page', async () => {
  const rows = Array.from({ length: ROWS_A_PAGE + 1 }, (_, place) => ({ id: `${place}` }));
  const read = jest.fn(async (key: PageKey | null) => ({
    rows: key === null ? rows.slice(0, ROWS_A_PAGE) : rows.slice(ROWS_A_PAGE),
  }));
  const list = keysetList({ queryKey: ['list'], keyOf: ({ id }) => ({ at: AT, id }), read });
  expect(await list.all()).toEqual(rows);
});

test('reading page after page ends at the row limit', async () => {
  const read = jest.fn(async (last: number | undefined, count: number) => {
    expect(count).toBe(last === undefined ? 0 : last + 1);
    return Array.from({ length: 1000 }, (_, place) => count + place);
  });
  expect(await readEveryPage(1000, read, MOST_ROWS)).toHaveLength(MOST_ROWS);
  expect(read).toHaveBeenCalledTimes(5);
});
