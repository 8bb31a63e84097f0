import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { personFacts } from '../testing/exampleFacts';
import PeoplePage from './PeoplePage';

const server = fakeBackend();

const found = (changes: object) => ({ ...personFacts(), vendor_state: null, ...changes });

test('accounts found say who they are, where, and which business in which state', async () => {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/rpc/admin_find_people', [
    found({}),
    found({
      id: 'p2',
      email: 'ada@example.com',
      user_type: 'vendor',
      first_name: null,
      last_name: null,
      city: null,
      state: null,
      business_name: 'Oak & Saw',
      vendor_state: 'suspended',
    }),
  ]);
  const { user } = renderPage(<PeoplePage />, { user: 'admin' });
  await user.type(screen.getByRole('searchbox'), 'a{Enter}');
  const table = await screen.findByRole('table', { name: 'Accounts found' });
  const [, owner, vendor] = within(table).getAllByRole('row');
  expect(owner).toHaveTextContent(/maya@example\.com.*Maya Torres.*Owner.*Austin, TX/);
  expect(vendor).toHaveTextContent(/ada@example\.com.*No name given.*Pro.*Oak & Saw.*Suspended/);
  expect(within(table).getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
    'href',
    '/admin/person/p2',
  );
  expect(within(table).queryByRole('button')).toBeNull();
});
