import { act, screen, waitFor, within } from '@testing-library/react';
import { privacyChoices, queryClient, reportError, signIn, useAuth } from '@tree-service/kernel';
import { fakeBackend, type FakeAccount, type FakeViewer } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { AccountPage } from './AccountPage';

const DELETIONS = '/rest/v1/account_deletions';
const REQUEST = '/rest/v1/rpc/request_account_deletion';
const PREFERENCES = '/rest/v1/rpc/my_notification_preferences';
const SESSIONS = '/rest/v1/rpc/my_sessions';
const END = '/rest/v1/rpc/end_sessions';
const END_OTHERS = '/rest/v1/rpc/end_other_sessions';
const VIEWINGS = '/rest/v1/viewings';
const EXPORT = '/rest/v1/rpc/export_my_data';
const preference = { kind: 'quote_received', in_app: true, email: true, push: false };
const preferences = {
  time_zone: 'America/New_York',
  quiet: false,
  quiet_from: '21:00',
  quiet_until: '08:00',
  urgent_at_night: true,
  hold_offers: false,
  kinds: [preference],
};
const deletion = {
  id: 'd1',
  due_at: '2026-11-30T12:00:00Z',
  created_at: '2026-11-23T12:00:00Z',
};

const server = fakeBackend();
let account: FakeAccount;

let turn: () => void;

function setNarrow(isNarrow: boolean) {
  Object.assign(window, {
    matchMedia: () => ({
      matches: isNarrow,
      addEventListener: (_: string, listener: () => void) => (turn = listener),
      removeEventListener: () => {},
    }),
  });
}

beforeEach(async () => {
  setNarrow(false);
  account = server.accounts.add({ email: 'owner@demo.example' });
  queryClient.clear();
  server.respondTo(PREFERENCES, preferences);
  server.respondTo(DELETIONS, []);
  server.respondTo(SESSIONS, []);
  server.respondTo(VIEWINGS, []);
  await signIn({ email: account.email, password: account.password, remember: false });
});

afterEach(() => jest.restoreAllMocks());

function open(user?: FakeViewer) {
  return renderPage(<AccountPage />, { user });
}

const part = (name: string) => within(screen.getByRole('region', { name }));

test('people read when administrators looked at their pages, and why', async () => {
  server.respondTo(VIEWINGS, [
    { id: 'v1', reason: 'They called us', started_at: '2026-11-23T12:00:00Z' },
  ]);
  open();
  const looked = part('Viewed by administrators');
  expect(await looked.findByText(/on Nov 23, .*: “They called us”/)).toBeVisible();
});

test('on a phone everything after the details is folded, and Log out stays in view', async () => {
  setNarrow(true);
  const { user } = open();
  expect(part('Your details').queryByRole('group')).toBeNull();
  const notifications = part('Notifications').getByRole('group', { hidden: true });
  expect(notifications).not.toHaveAttribute('open');
  await user.click(part('Notifications').getByRole('heading', { name: 'Notifications' }));
  expect(notifications).toHaveAttribute('open');
  expect(part('Log out').getByRole('button', { name: 'Log Out' })).toBeVisible();
});

test('what is typed in a folded part stays when the phone is turned', async () => {
  setNarrow(true);
  const { user } = open();
  await user.click(part('Sign-in').getByRole('heading', { name: 'Sign-in' }));
  await user.type(part('Sign-in').getByLabelText('Current password'), 'a quiet grove');
  setNarrow(false);
  act(() => turn());
  expect(part('Sign-in').getByLabelText('Current password')).toHaveValue('a quiet grove');
});

test('on a phone an account that will be deleted shows how to keep it', async () => {
  setNarrow(true);
  server.respondTo(DELETIONS, [deletion]);
  open();
  await waitFor(() =>
    expect(part('Delete account').getByRole('button', { name: 'Keep my account' })).toBeVisible(),
  );
});

test('a notification preference is saved immediately', async () => {
  server.respondTo('/rest/v1/rpc/save_notification_preferences', {
    ...preferences,
    kinds: [{ ...preference, email: false }],
  });
  const { user } = open();
  await user.click(await part('Notifications').findByText('Customize by type'));
  const quotes = await part('Notifications').findByRole('group', { name: 'New quotes' });
  await user.click(within(quotes).getByRole('checkbox', { name: 'Email' }));
  await waitFor(() =>
    expect(server.callsTo('/rest/v1/rpc/save_notification_preferences')).toMatchObject([
      { body: { preferences: { kinds: [{ ...preference, email: false }] } } },
    ]),
  );
});

test('a preset sets every kind at once', async () => {
  const chosen = { ...preference, email: false, push: false };
  server.respondTo('/rest/v1/rpc/save_notification_preferences', {
    ...preferences,
    kinds: [chosen],
  });
  const { user } = open();
  const presets = within(await part('Notifications').findByRole('radiogroup'));
  expect(presets.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(presets.getByRole('radio', { name: /^Urgent only/ }));
  await waitFor(() =>
    expect(server.callsTo('/rest/v1/rpc/save_notification_preferences')).toMatchObject([
      { body: { preferences: { kinds: [chosen] } } },
    ]),
  );
  expect(presets.getByRole('radio', { name: /^Urgent only/ })).toBeChecked();
});

test.each([
  ['Download my data', 'text/html'],
  ['Download as JSON', 'text/plain;charset=utf-8'],
])('everything kept about a person is saved as a file: %s', async (button, type) => {
  server.respondTo(EXPORT, { profiles: [{ id: account.id }] });
  const makeAddress = jest.fn((file: Blob) => `blob:${file.size}`);
  Object.assign(URL, { createObjectURL: makeAddress, revokeObjectURL: jest.fn() });
  const press = jest
    .spyOn(HTMLAnchorElement.prototype, 'click')
    .mockImplementation(() => undefined);
  const { user } = open();
  await user.click(part('Your data').getByRole('button', { name: button }));
  await waitFor(() => expect(press).toHaveBeenCalledTimes(1));
  const [file] = makeAddress.mock.calls[0] ?? [];
  expect(file?.size).toBeGreaterThan(account.id.length);
  expect(file?.type).toBe(type);
  press.mockRestore();
});

test('where the data cannot be had, it says why', async () => {
  const message = 'Wait a minute before the next export.';
  server.respondTo(EXPORT, { code: 'P0001', message }, 400);
  const { user } = open();
  await user.click(part('Your data').getByRole('button', { name: 'Download my data' }));
  expect(await part('Your data').findByRole('alert')).toHaveTextContent(message);
});

test('deleting requires the typed address, then shows the date and can be canceled', async () => {
  server.respondTo(REQUEST, deletion.due_at);
  server.respondTo('/rest/v1/rpc/cancel_account_deletion', null);
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
  server.respondTo(DELETIONS, [deletion]);
  await user.click(section.getByRole('button', { name: 'Delete my account' }));
  expect(await section.findByText(/Your account will be deleted on Nov 30/)).toBeInTheDocument();
  expect(server.callsTo(REQUEST)).toMatchObject([
    { body: { confirm_email: 'Owner@demo.example' } },
  ]);

  server.respondTo(DELETIONS, []);
  await user.click(section.getByRole('button', { name: 'Keep my account' }));
  expect(await section.findByRole('button', { name: 'Delete my account' })).toBeInTheDocument();
});

test('a refusal shows its message and keeps the typed values', async () => {
  const message = 'Work on request R-7 is under way. Finish it first.';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.respondTo('/rest/v1/error_logs');
  server.respondTo(REQUEST, { code: 'P0001', message }, 400);
  const { user } = open();
  const section = part('Delete account');
  await user.click(await section.findByRole('button', { name: 'Delete my account' }));
  const address = section.getByRole('textbox', { name: /Type your email address/ });
  await user.type(address, account.email);
  await user.click(section.getByRole('button', { name: 'Delete my account' }));
  expect(await section.findByRole('alert')).toHaveTextContent(message);
  expect(address).toHaveValue(account.email);
  // A refusal is an answer, not an error.
  expect(server.callsTo('/rest/v1/error_logs')).toEqual([]);
});

test('the account of an administrator cannot be deleted here', () => {
  open('admin');
  expect(screen.queryByRole('region', { name: 'Delete account' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
});

test('light or dark is applied immediately and remembered; "device" restores the default', async () => {
  const { user } = open();
  const section = part('Appearance');
  expect(section.getByRole('radio', { name: 'Same as this device' })).toBeChecked();
  await user.click(section.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(window.localStorage.getItem('appearance')).toBe('dark');
  await user.click(section.getByRole('radio', { name: 'Same as this device' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(window.localStorage.getItem('appearance')).toBeNull();
});

test('a session is called active as far as is known, to the hour', async () => {
  const session = { started_at: '2026-11-20T08:00:00Z', device: 'Chrome/131 (Windows)', total: 2 };
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  server.respondTo(SESSIONS, [
    { ...session, id: 's1', last_seen_at: ago(11), is_current: false },
    {
      ...session,
      id: 's2',
      device: 'Firefox/132 (Android)',
      last_seen_at: ago(181),
      is_current: false,
    },
  ]);
  open();
  const [first, second] = await part("Where you're signed in").findAllByRole('listitem');
  expect(first).toHaveTextContent('active in the past hour');
  expect(second).toHaveTextContent('last active 3 hours ago');
});

test('sessions are listed; one or all others can be logged out', async () => {
  const row = {
    started_at: '2026-11-20T08:00:00Z',
    last_seen_at: '2026-11-21T08:00:00Z',
    total: 2,
  };
  const here = { ...row, id: 's1', device: 'Chrome/131 (Windows)', is_current: true };
  const phone = { ...row, id: 's2', device: 'Firefox/132 (Android)', is_current: false };
  server.respondTo(SESSIONS, [here, phone]);
  server.respondTo(END, 1);
  server.respondTo(END_OTHERS, 1);
  const { user } = open();
  const section = part("Where you're signed in");
  const [first, second] = await section.findAllByRole('listitem');
  expect(first).toHaveTextContent('Chrome on Windows');
  expect(first).toHaveTextContent('This device');
  expect(second).toHaveTextContent(/Firefox on Android.*last active/);

  await user.click(section.getByRole('button', { name: 'Log out everywhere else' }));
  expect(server.callsTo(END_OTHERS)).toHaveLength(0);
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Log out everywhere else',
    }),
  );
  await waitFor(() => expect(server.callsTo(END_OTHERS)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(useAuth.getState().status).toBe('signedIn');

  server.respondTo(SESSIONS, [{ ...here, total: 1 }]);
  await user.click(section.getByRole('button', { name: /^Log out Firefox on Android/ }));
  await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(1));
  expect(server.callsTo(END)).toMatchObject([{ body: { session_ids: ['s2'] } }]);
  expect(section.queryByRole('button')).toBeNull();
});

test('sessions of one browser are one group, logged out together or one by one, but for the one in use', async () => {
  const row = (id: string, device: string, is_current = false) => ({
    id,
    device,
    is_current,
    started_at: '2026-11-20T08:00:00Z',
    last_seen_at: '2026-11-21T08:00:00Z',
    total: 4,
  });
  const here = row('s1', 'Chrome/131 (Windows)', true);
  server.respondTo(SESSIONS, [
    here,
    row('s2', 'Chrome/129 (Windows)'),
    row('s3', 'Firefox/132 (Android)'),
    row('s4', 'Firefox/131 (Android)'),
  ]);
  server.respondTo(END, 2);
  const { user } = open();
  const section = part("Where you're signed in");
  const [first, second] = await section.findAllByRole('listitem');
  expect(first).toHaveTextContent(/^Chrome on WindowsThis device2 sessions · active now/);
  expect(second).toHaveTextContent(/^Firefox on Android2 sessions · last active/);

  await user.click(section.getByRole('button', { name: 'Log out all, Firefox on Android' }));
  await waitFor(() =>
    expect(server.callsTo(END)).toMatchObject([{ body: { session_ids: ['s3', 's4'] } }]),
  );
  await user.click(section.getByRole('button', { name: 'Log out others, Chrome on Windows' }));
  await waitFor(() =>
    expect(server.callsTo(END).at(-1)).toMatchObject({ body: { session_ids: ['s2'] } }),
  );
  if (first) await user.click(within(first).getByText('Show sessions'));
  const own = within(await section.findByRole('list', { name: 'Sessions of Chrome on Windows' }));
  const [inUse, other] = own.getAllByRole('listitem');
  expect(inUse).toHaveTextContent('the session you are using');
  expect(inUse && within(inUse).queryByRole('button')).toBeNull();
  expect(other && within(other).getByRole('button')).toBeEnabled();
});

test('where the list cannot be had it says so, and all others can still be logged out', async () => {
  const message = 'The database is not answering.';
  server.respondTo(SESSIONS, { code: 'P0001', message }, 400);
  open();
  const section = part("Where you're signed in");
  expect(await section.findByText(message)).toBeInTheDocument();
  expect(section.getByRole('button', { name: 'Log out everywhere else' })).toBeInTheDocument();
});

test('privacy: what this browser sends is a choice, and the choice holds', async () => {
  const first = open();
  const reports = () => part('Privacy').getByRole('checkbox', { name: /Send error reports/ });
  expect(reports()).toBeChecked();
  await first.user.click(reports());
  first.unmount();
  open();
  expect(reports()).not.toBeChecked();
  expect(part('Privacy').getByRole('checkbox', { name: /Send page speed/ })).toBeChecked();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.respondTo('/rest/v1/error_logs');
  reportError(new Error('Nobody hears of this'));
  privacyChoices.allow('errorReports', true);
  reportError(new Error('This one is sent'));
  await waitFor(() => expect(server.callsTo('/rest/v1/error_logs')).toHaveLength(1));
  expect(server.callsTo('/rest/v1/error_logs')[0]?.body).toMatchObject({
    message: 'Error: This one is sent',
  });
});

test('another email: a link goes to both addresses, and the old one stays until then', async () => {
  const { user } = open();
  const form = within(screen.getByRole('form', { name: 'Change your email' }));
  await user.type(form.getByLabelText('New email'), 'owner@demo.example');
  await user.click(form.getByRole('button', { name: 'Change email' }));
  expect(await form.findAllByText('This is already your email address')).not.toHaveLength(0);
  await user.clear(form.getByLabelText('New email'));
  await user.type(form.getByLabelText('New email'), 'new@demo.example');
  await user.click(form.getByRole('button', { name: 'Change email' }));
  expect(
    await form.findByText(/We sent a link to new@demo\.example and one to owner@demo\.example\./),
  ).toBeVisible();
  const changes = server.callsTo('/auth/v1/user').filter(({ method }) => method === 'PUT');
  expect(changes.map(({ body }) => body)).toMatchObject([{ email: 'new@demo.example' }]);
});
