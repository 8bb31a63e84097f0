import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import BypassPage from './BypassPage';

const server = fakeBackend();
const ANA = {
  id: 'p1',
  email: 'ana@example.com',
  user_type: 'vendor',
  first_name: 'Ana',
  last_name: 'Whitfield',
  business_name: 'Oak & Saw',
  city: null,
  state: null,
  vendor_state: 'approved',
  created_at: '2026-11-01T10:00:00Z',
};

async function choose(person: object) {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/rpc/admin_find_people', [{ ...ANA, ...person }]);
  const { user } = renderPage(<BypassPage />, { user: 'admin' });
  const search = within(screen.getByRole('search'));
  await user.type(search.getByRole('searchbox'), 'ana');
  await user.click(search.getByRole('button', { name: 'Search' }));
  await user.click(await screen.findByRole('button', { name: 'Choose ana@example.com' }));
  return user;
}

test('a viewing takes a reason, and does not start where the server would answer as the administrator', async () => {
  const user = await choose({});
  server.respondTo('/rest/v1/rpc/start_viewing', { id: 'v1', ends_at: '2026-11-23T12:30:00Z' });
  server.respondTo('/rest/v1/rpc/viewed_person', null);
  // An operator has to hear of it.
  server.respondTo('/rest/v1/error_logs');
  expect(screen.getByRole('heading', { name: 'View as Ana Whitfield, Oak & Saw' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start viewing' }));
  expect(await screen.findAllByText('Please enter a reason')).not.toHaveLength(0);
  await user.type(screen.getByLabelText('Reason'), 'They called us');
  await user.click(screen.getByRole('button', { name: 'Start viewing' }));
  expect(await screen.findByText('Viewing is not set up on this server.')).toBeVisible();
  expect(server.callsTo('/rest/v1/rpc/start_viewing').map(({ body }) => body)).toEqual([
    { person_id: 'p1', reason: 'They called us' },
  ]);
  expect(window.sessionStorage).toHaveLength(0);
  expect(server.callsTo('/rest/v1/error_logs')).toHaveLength(1);
});

test('administrators are not offered', async () => {
  await choose({ user_type: 'admin', business_name: null });
  expect(screen.getByText("The pages of administrators can't be viewed")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Start viewing' })).not.toBeInTheDocument();
});
