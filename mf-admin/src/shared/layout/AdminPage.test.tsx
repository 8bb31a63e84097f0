import { fireEvent, screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { useLocation } from 'react-router';
import { RecordSearch } from './AdminPage';

const server = fakeBackend();
const SEARCH = '/rest/v1/rpc/admin_search';

const MAYA = {
  kind: 'person',
  id: 'p1',
  title: 'Maya Torres',
  detail: 'owner, maya@example.com',
  person_id: 'p1',
  request_id: null,
};

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

function show() {
  queryClient.clear();
  return renderPage(
    <>
      <RecordSearch isShortcutHere />
      <Address />
    </>,
    { user: 'admin' },
  );
}

test('Ctrl-K opens the search, typing finds pages and people, Enter opens the first', async () => {
  server.respondTo(SEARCH, [MAYA]);
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  // At once: a slow machine would make a pause between letters.
  for (const typed of ['m', 'ma', 'may', 'maya']) {
    fireEvent.change(field, { target: { value: typed } });
  }
  expect(await screen.findByRole('option', { name: /^Maya Torres/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 found.');
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/admin/person/p1');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  // One search, one audit row: not one a letter.
  expect(server.callsTo(SEARCH).map(({ body }) => body)).toEqual([{ words: 'maya' }]);

  await user.keyboard('{Control>}k{/Control}');
  const again = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(again).toHaveFocus());
  expect(again).toHaveValue('');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
});

test('what is typed at once, while the search is on its way, is kept', async () => {
  server.respondTo(SEARCH, [MAYA]);
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}');
  // Not a pause: as fast as the keys come.
  await user.keyboard('max{Backspace}ya');
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('maya');
  await user.keyboard(' t');
  expect(field).toHaveValue('maya t');
});

test('Escape before it came takes back what was typed', async () => {
  const { user } = show();
  await user.keyboard('{Control>}k{/Control}x{Escape}{Control>}k{/Control}y');
  expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveValue('y');
});

test('arrows choose another result', async () => {
  server.respondTo(SEARCH, [MAYA, { ...MAYA, id: 'p2', person_id: 'p2', title: 'Maya Ueda' }]);
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await user.type(await screen.findByRole('combobox', { name: 'Search' }), 'maya');
  await screen.findByRole('option', { name: /^Maya Ueda/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByLabelText('Address')).toHaveTextContent('/admin/person/p2');
});

test('a search that fails says so, one that finds nothing too', async () => {
  server.respondTo(SEARCH, { code: 'P0001', message: 'Try later.' }, 400);
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox', { name: 'Search' });
  await user.type(field, 'zzz');
  expect(await screen.findByText('Try later.')).toBeVisible();
  server.respondTo(SEARCH, []);
  await user.type(field, 'z');
  expect(await screen.findByText('Nothing found for “zzzz”.')).toBeVisible();
});
