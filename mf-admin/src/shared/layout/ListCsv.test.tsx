import { screen, waitFor } from '@testing-library/react';
import { notify, queryClient } from '@tree-service/kernel';
import { MOST_ROWS } from '@tree-service/market/api/keyset';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import ErrorLogsPage from '../../errorLogs/ErrorLogsPage';
import { ListCsv } from './ListCsv';

const server = fakeBackend();
const PAGE = 50;

let press: jest.SpyInstance;
let saved: string[] = [];
beforeEach(() => {
  saved = [];
  queryClient.clear();
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: jest.fn() });
  press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => press.mockRestore());

test.each([
  [MOST_ROWS - 1, 0],
  [MOST_ROWS, 1],
])('a file of %i rows says %i times that the list may go on', async (rows, times) => {
  const info = jest.spyOn(notify, 'info').mockImplementation(() => undefined);
  const { user } = renderPage(
    <ListCsv
      name="numbers"
      read={() => Promise.resolve(Array.from({ length: rows }, (_, row) => row))}
      cells={(row) => ({ Row: row })}
    />,
    { user: 'admin' },
  );
  await user.click(screen.getByRole('button', { name: /^Download CSV/ }));
  await waitFor(() => expect(saved).toEqual(['numbers.csv']));
  expect(info.mock.calls.map(([title]) => title)).toEqual(
    Array.from({ length: times }, () => 'The file holds the first 5,000 rows'),
  );
  info.mockRestore();
});

test('a file of reports goes on after the page that is shown', async () => {
  const reports = Array.from({ length: PAGE }, (_, place) => ({
    id: 1000 - place,
    severity: 'error',
    category: 'ui',
    source: null,
    message: `Fault ${place}`,
    created_at: '2026-11-20T10:00:00Z',
  }));
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/rpc/error_report_values', []);
  server.respondTo('/rest/v1/rpc/find_error_reports', reports);
  const { user } = renderPage(<ErrorLogsPage />, { user: 'admin', url: '/errors?view=latest' });
  await screen.findByText('Fault 0');
  const asked = () =>
    server
      .callsTo('/rest/v1/rpc/find_error_reports')
      .map(({ body }) => Reflect.get(Object(body), 'before'));
  const before = asked().length;
  // The double answers with the same page each time, until the list ends.
  const download = user.click(screen.getByRole('button', { name: /^Download CSV/ }));
  await waitFor(() => expect(asked().length).toBeGreaterThan(before + 1));
  server.respondTo('/rest/v1/rpc/find_error_reports', []);
  await download;
  await waitFor(() => expect(saved).toEqual(['reports.csv']));
  expect(asked().slice(before, before + 2)).toEqual([undefined, 951]);
});
