/** @jest-environment ./scripts/testing/browserEnvironment.js */
import { QueryClient } from '@tanstack/react-query';
import { after, keysetList, ROWS_A_PAGE, type PageKey } from './keyset';

const AT = '2026-11-22T00:30:26.146123+00:00';

test('what comes after a row has a later moment, or the same one and a higher id, or none', () => {
  expect(after('due_at', 'rising', { at: AT, id: 'a' })).toBe(
    `due_at.gt."${AT}",and(due_at.eq."${AT}",id.gt.a),due_at.is.null`,
  );
  expect(after('created_at', 'falling', { at: AT, id: 'a' })).toBe(
    `created_at.lt."${AT}",and(created_at.eq."${AT}",id.lt.a),created_at.is.null`,
  );
});

test('rows without a moment come last, in the order of their ids', () => {
  expect(after('due_at', 'rising', { at: null, id: 'a' })).toBe('and(due_at.is.null,id.gt.a)');
});

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

test('the whole list is read page by page', async () => {
  const rows = Array.from({ length: ROWS_A_PAGE + 1 }, (_, place) => ({ id: `${place}` }));
  const read = jest.fn(async (key: PageKey | null) => ({
    rows: key === null ? rows.slice(0, ROWS_A_PAGE) : rows.slice(ROWS_A_PAGE),
  }));
  const list = keysetList({ queryKey: ['list'], keyOf: ({ id }) => ({ at: AT, id }), read });
  expect(await list.all()).toEqual(rows);
});
