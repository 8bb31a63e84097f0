import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import FlagsPage from './FlagsPage';

const server = fakeBackend();

const ADA = '3f2b8a90-4c1d-4e5f-8a6b-0123456789ab';
const BEN = '7c2b8a90-4c1d-4e5f-8a6b-0123456789ab';

const flag = (changes: object = {}) => ({
  name: 'messaging',
  enabled: true,
  description: 'Messages between owners and Pros',
  user_percentage: null,
  user_roles: null,
  user_ids: [ADA],
  start_date: null,
  end_date: null,
  version: 7,
  ...changes,
});
const person = (id: string, first_name: string) => ({
  id,
  email: `${first_name.toLowerCase()}@example.com`,
  first_name,
  last_name: 'Park',
});
const found = {
  ...person(BEN, 'Ben'),
  user_type: 'owner',
  phone: null,
  city: null,
  state: null,
  business_name: null,
  vendor_state: null,
  created_at: '2026-01-01T00:00:00Z',
  deleted_at: null,
};

function open(changes: object = {}) {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/feature_flags', [flag(changes)]);
  server.respondTo('/rest/v1/rpc/admin_account_names', [person(ADA, 'Ada')]);
  server.respondTo('/rest/v1/rpc/admin_find_people', [found]);
  return renderPage(<FlagsPage />, { user: 'admin' });
}

test('people are found and listed by name, and saved by account', async () => {
  server.respondTo('/rest/v1/rpc/save_feature_flag', 8);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit messaging' }));
  const dialog = within(await screen.findByRole('dialog'));
  const listed = within(dialog.getByRole('list', { name: 'People with this flag' }));
  expect(await listed.findByText('Ada Park, ada@example.com')).toBeVisible();
  await user.type(dialog.getByRole('searchbox'), 'ben{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Add Ben Park, ben@example.com' }));
  expect(listed.getByText('Ben Park, ben@example.com')).toBeVisible();
  await user.click(listed.getByRole('button', { name: 'Remove Ada Park, ada@example.com' }));
  expect(server.callsTo('/rest/v1/rpc/save_feature_flag')).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'Ben tries it first');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(server.callsTo('/rest/v1/rpc/save_feature_flag').map(({ body }) => body)).toEqual([
      {
        name: 'messaging',
        rule: {
          enabled: true,
          description: 'Messages between owners and Pros',
          user_ids: [BEN],
        },
        reason: 'Ben tries it first',
        expected_version: 7,
      },
    ]);
  });
});

test.each([
  [true, 'Turn off messaging', 'Turn off'],
  [false, 'Turn on messaging', 'Turn on'],
])('a flag that is %s has one switch, which asks for a reason', async (enabled, name, confirm) => {
  server.respondTo('/rest/v1/rpc/switch_feature_flag', null, 204);
  const { user } = open({ enabled });
  await user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: confirm }));
  expect(server.callsTo('/rest/v1/rpc/switch_feature_flag')).toEqual([]);
  await user.type(dialog.getByLabelText('Reason'), 'Messages arrive twice');
  await user.click(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => {
    expect(server.callsTo('/rest/v1/rpc/switch_feature_flag').map(({ body }) => body)).toEqual([
      { name: 'messaging', is_on: !enabled, reason: 'Messages arrive twice' },
    ]);
  });
});
