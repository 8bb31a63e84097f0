import { screen, waitFor, within } from '@testing-library/react';
import { queryClient, signIn } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { PreferencesForm } from './PreferencesForm';

const PREFERENCES = '/rest/v1/rpc/my_notification_preferences';
const AGREE = '/rest/v1/rpc/agree_to_texts';
const CONFIRM = '/rest/v1/rpc/confirm_texts';
const STOP = '/rest/v1/rpc/stop_texts';
const TERMS = 'I agree to get text messages. Reply STOP to end them.';
const off = { phone: null, is_on: false, was_stopped: false, terms: TERMS };
const on = { ...off, phone: '+15125550123', is_on: true };

const server = fakeBackend();

beforeEach(async () => {
  const account = server.accounts.add({ email: 'owner@demo.example' });
  queryClient.clear();
  await signIn({ email: account.email, password: account.password, remember: false });
});

function open(further: object) {
  server.respondTo(PREFERENCES, preferences(further));
  return renderPage(<PreferencesForm />);
}

const preferences = (further: object) => ({
  time_zone: 'America/New_York',
  quiet: false,
  quiet_from: '21:00',
  quiet_until: '08:00',
  urgent_at_night: true,
  hold_offers: false,
  kinds: [
    { kind: 'quote_received', in_app: true, email: true, push: true, sms: true },
    { kind: 'quote_declined', in_app: true, email: true, push: false },
  ],
  ...further,
});

const boxesOf = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

test('where nothing but email is sent, neither push nor text messages are offered', async () => {
  const { user } = open({ push_reaches: false, texts: null });
  await user.click(await screen.findByText('Customize by type'));
  expect(boxesOf('New quotes')).toEqual(['In the product', 'Email']);
  expect(screen.queryByRole('group', { name: 'Text messages' })).not.toBeInTheDocument();
  expect(screen.getByText('Email for everything.')).toBeInTheDocument();
});

test('push is offered where a device takes it, text messages for the kinds that have them', async () => {
  const { user } = open({ push_reaches: true, texts: on });
  await user.click(await screen.findByText('Customize by type'));
  expect(boxesOf('New quotes')).toEqual(['In the product', 'Email', 'Push', 'Text message']);
  expect(boxesOf('Quote declined')).toEqual(['In the product', 'Email', 'Push']);
  expect(screen.getByText('Email and push for everything.')).toBeInTheDocument();
});

test('text messages begin with consent, then a code; a wrong one is refused', async () => {
  const { user } = open({ texts: off });
  server.respondTo(AGREE, null);
  const part = within(await screen.findByRole('group', { name: 'Text messages' }));
  await user.type(part.getByRole('textbox', { name: 'Mobile phone' }), '(512) 555-0123');
  await user.click(part.getByRole('button', { name: 'Text me a code' }));
  expect(await part.findByRole('link', { name: 'Agree to text messages first' })).toBeVisible();
  expect(server.callsTo(AGREE)).toEqual([]);

  await user.click(part.getByRole('checkbox', { name: TERMS }));
  await user.click(part.getByRole('button', { name: 'Text me a code' }));
  const code = await part.findByRole('textbox', { name: 'Code' });
  expect(server.callsTo(AGREE)).toMatchObject([{ body: { phone: '+15125550123', agreed: true } }]);

  server.respondTo(CONFIRM, false);
  await user.type(code, '000000');
  await user.click(part.getByRole('button', { name: 'Confirm' }));
  expect(await part.findByRole('alert')).toHaveTextContent('That code is incorrect.');

  server.respondTo(CONFIRM, true);
  server.respondTo(PREFERENCES, preferences({ texts: on }));
  await user.clear(code);
  await user.type(code, '123456');
  await user.click(part.getByRole('button', { name: 'Confirm' }));
  expect(await part.findByText(/^Text messages go to \(512\) 555-0123\./)).toBeVisible();
  expect(server.callsTo(CONFIRM).at(-1)).toMatchObject({ body: { code: '123456' } });
});

test('they end at a press, and a STOP of the phone is explained', async () => {
  const { user } = open({ texts: on });
  server.respondTo(STOP, null);
  await user.click(await screen.findByRole('button', { name: 'Stop text messages' }));
  await waitFor(() => expect(server.callsTo(STOP)).toHaveLength(1));
});

test('after a STOP, the page says how to get texts again and asks for no number', async () => {
  open({ texts: { ...on, is_on: false, was_stopped: true } });
  const part = within(await screen.findByRole('group', { name: 'Text messages' }));
  expect(part.getByText(/Reply START/)).toBeVisible();
  expect(part.queryByRole('textbox')).not.toBeInTheDocument();
});

test('who gets no emails reads why, and turns them on again', async () => {
  const since = '2026-11-20T10:00:00Z';
  const { user } = open({ mails_stopped: { reason: 'bounce', since } });
  expect(await screen.findByText('We stopped sending you emails')).toBeVisible();
  expect(screen.getByText(/^Your mail server refused an email on Nov/)).toBeVisible();
  server.respondTo('/rest/v1/rpc/resume_mails', null);
  server.respondTo(PREFERENCES, preferences({ mails_stopped: null }));
  await user.click(screen.getByRole('button', { name: 'Turn emails on again' }));
  await waitFor(() => expect(screen.queryByText('We stopped sending you emails')).toBeNull());
  expect(server.callsTo('/rest/v1/rpc/resume_mails')).toHaveLength(1);
});
