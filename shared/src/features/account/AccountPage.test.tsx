import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { queryClient, signIn, useAuth } from '@tree-service/shared/runtime';
import { FakeBackend, fakeAuthState } from '@tree-service/shared/testing';
import { renderWithTheme } from '@tree-service/shared/testing/render';
import { AccountPage } from './AccountPage';

const DELETIONS = '/rest/v1/account_deletions';
const REQUEST = '/rest/v1/rpc/request_account_deletion';
const PREFERENCES = '/rest/v1/rpc/my_notification_preferences';
const EXPORT = '/rest/v1/rpc/export_my_data';
const wish = { kind: 'quote_received', in_app: true, email: true, push: false };
const preferences = {
  time_zone: 'America/New_York',
  quiet: false,
  quiet_from: '21:00',
  quiet_until: '08:00',
  urgent_at_night: true,
  kinds: [wish],
};
const deletion = {
  id: 'd1',
  due_at: '2026-11-30T12:00:00Z',
  created_at: '2026-11-23T12:00:00Z',
};

const server = new FakeBackend();
const account = server.addAccount({ email: 'owner@demo.example' });

beforeEach(async () => {
  server.install();
  server.calls.length = 0;
  server.misbehaving.clear();
  queryClient.clear();
  server.misbehaving.set(PREFERENCES, { status: 200, body: preferences });
  server.misbehaving.set(DELETIONS, { status: 200, body: [] });
  await signIn({ email: account.email, password: account.password, remember: false });
});

function open() {
  return renderWithTheme(
    <QueryClientProvider client={queryClient}>
      <AccountPage />
    </QueryClientProvider>,
  );
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test('a wish about notifications is kept at once', async () => {
  server.misbehaving.set('/rest/v1/rpc/save_notification_preferences', {
    status: 200,
    body: { ...preferences, kinds: [{ ...wish, email: false }] },
  });
  const { user } = open();
  const quotes = await part('Notifications').findByRole('group', { name: 'New quotes' });
  await user.click(within(quotes).getByRole('checkbox', { name: 'Email' }));
  await waitFor(() =>
    expect(server.callsTo('/rest/v1/rpc/save_notification_preferences')).toMatchObject([
      { body: { preferences: { kinds: [{ ...wish, email: false }] } } },
    ]),
  );
});

test('everything kept about a person is saved as a file', async () => {
  server.misbehaving.set(EXPORT, { status: 200, body: { profiles: [{ id: account.id }] } });
  const makeAddress = jest.fn((file: Blob) => `blob:${file.size}`);
  Object.assign(URL, { createObjectURL: makeAddress, revokeObjectURL: jest.fn() });
  const press = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  const { user } = open();
  await user.click(part('Your data').getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(press).toHaveBeenCalledTimes(1));
  expect(makeAddress.mock.calls[0]?.[0].size).toBeGreaterThan(account.id.length);
  press.mockRestore();
});

test('where the data cannot be had, it says why', async () => {
  const message = 'Wait a minute before the next export.';
  server.misbehaving.set(EXPORT, { status: 400, body: { code: 'P0001', message } });
  const { user } = open();
  await user.click(part('Your data').getByRole('button', { name: 'Download my data' }));
  expect(await part('Your data').findByRole('alert')).toHaveTextContent(message);
});

test('deleting takes the typed address; then it says when, and can be taken back', async () => {
  server.misbehaving.set(REQUEST, { status: 200, body: deletion.due_at });
  server.misbehaving.set('/rest/v1/rpc/cancel_account_deletion', { status: 200, body: null });
  const { user } = open();
  const section = part('Delete account');
  await user.click(await section.findByRole('button', { name: 'Delete my account' }));
  const address = section.getByRole('textbox', { name: /Type your email address/ });
  await user.type(address, 'somebody@else.example');
  await user.click(section.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(address).toBeInvalid());
  expect(server.callsTo(REQUEST)).toEqual([]);

  await user.clear(address);
  await user.type(address, 'Owner@demo.example');
  server.misbehaving.set(DELETIONS, { status: 200, body: [deletion] });
  await user.click(section.getByRole('button', { name: 'Delete my account' }));
  expect(await section.findByText(/Your account will be deleted on Nov 30/)).toBeInTheDocument();
  expect(server.callsTo(REQUEST)).toMatchObject([
    { body: { confirm_email: 'Owner@demo.example' } },
  ]);

  server.misbehaving.set(DELETIONS, { status: 200, body: [] });
  await user.click(section.getByRole('button', { name: 'Keep my account' }));
  expect(await section.findByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
});

test('a refusal is shown in its own words, and what was typed stays', async () => {
  const message = 'Work on request R-7 is under way. Finish it first.';
  server.misbehaving.set(REQUEST, { status: 400, body: { code: 'P0001', message } });
  const { user } = open();
  const section = part('Delete account');
  await user.click(await section.findByRole('button', { name: 'Delete my account' }));
  const address = section.getByRole('textbox', { name: /Type your email address/ });
  await user.type(address, account.email);
  await user.click(section.getByRole('button', { name: 'Delete my account' }));
  expect(await section.findByRole('alert')).toHaveTextContent(message);
  expect(address).toHaveValue(account.email);
});

test('the account of an administrator cannot be deleted here', () => {
  act(() => useAuth.setState(fakeAuthState('admin'), true));
  open();
  expect(screen.queryByRole('region', { name: 'Delete account' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
});

test('every other session can be ended, after asking; this one stays', async () => {
  const { user } = open();
  await user.click(part('Other devices').getByRole('button'));
  expect(server.callsTo('/auth/v1/logout')).toHaveLength(0);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Log out everywhere else',
    }),
  );
  await waitFor(() => expect(server.callsTo('/auth/v1/logout')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(useAuth.getState().status).toBe('signedIn');
});
