import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import ContactMessagesPage from './ContactMessagesPage';
import { REPLY_TEMPLATES, withTemplate } from './replyTemplates';

const server = fakeBackend();
const MESSAGES = '/rest/v1/contact_messages';
const THREADS = '/rest/v1/rpc/contact_threads';
const REPLY = '/rest/v1/rpc/reply_to_contact_message';
const message = {
  id: 'm1',
  user_id: null,
  name: 'Ada',
  email: 'ada@example.com',
  topic: 'question',
  body: 'Which ones?',
  waits_since: '2026-05-02T10:00:00+00:00',
  answered_at: null,
  answer_note: null,
  created_at: '2026-05-02T10:00:00+00:00',
};
const said = [
  {
    id: 'm0',
    by: 'sender',
    author: 'Ada',
    body: 'Do you work on Sundays?',
    at: '2026-05-01T10:00:00+00:00',
  },
  {
    id: 'r0',
    by: 'admin',
    author: 'lee@example.com',
    body: 'Some Pros do.',
    at: '2026-05-01T12:00:00+00:00',
  },
];
const thread = {
  message_id: 'm1',
  account_id: 'v1',
  account_type: 'vendor',
  business_name: 'Oak Crew',
  is_sent_signed_in: false,
  said,
};

beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo(MESSAGES, [message]);
  server.respondTo(THREADS, [thread]);
});

const openOne = () =>
  renderPage(<ContactMessagesPage />, { user: 'admin', url: '/admin-utility/contact?message=m1' });

it('lists the exchange with the account beside it, and leads to the reply', async () => {
  renderPage(<ContactMessagesPage />, { user: 'admin', url: '/admin-utility/contact' });
  const card = await screen.findByRole('article', { name: 'Message from Ada' });
  expect(within(card).getByText('Do you work on Sundays?')).toBeVisible();
  expect(within(card).getByText('lee@example.com replied')).toBeVisible();
  expect(within(card).getByText(/Sent without signing in/)).toBeVisible();
  expect(within(card).getByRole('link', { name: 'Oak Crew' })).toHaveAttribute(
    'href',
    '/admin/vendor/v1',
  );
  expect(within(card).getByRole('link', { name: 'Reply to Ada' })).toHaveAttribute(
    'href',
    '/admin-utility/contact?message=m1',
  );
});

it('sends a template as it was changed, for the message as it was seen', async () => {
  server.respondTo(REPLY, { id: 'r1' });
  const { user } = openOne();
  const [template] = REPLY_TEMPLATES;
  await user.selectOptions(await screen.findByLabelText('Add a template'), template?.title ?? '');
  await user.type(screen.getByLabelText('Your reply'), ' Bye');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() =>
    expect(server.callsTo(REPLY)[0]?.body).toEqual({
      message_id: 'm1',
      body: `${template?.body} Bye`,
      idempotency_key: expect.any(String),
    }),
  );
});

it('keeps the reply and shows the colleague’s when one was sent meanwhile', async () => {
  const refusal = 'lee@example.com answered this message in the meantime.';
  server.respondTo(REPLY, { code: 'P0001', message: refusal, hint: 'answered_meanwhile' }, 400);
  const { user } = openOne();
  await user.type(await screen.findByLabelText('Your reply'), 'On Sundays, yes.');
  server.respondTo(MESSAGES, [{ ...message, answered_at: '2026-05-02T11:00:00+00:00' }]);
  const theirs = { id: 'r1', by: 'admin', author: 'lee@example.com', body: 'Oak Crew does.' };
  server.respondTo(THREADS, [
    { ...thread, said: [...said, { ...theirs, at: '2026-05-02T11:00:00+00:00' }] },
  ]);
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
  expect(await screen.findByText('Oak Crew does.')).toBeVisible();
  expect(screen.getByLabelText('Your reply')).toHaveValue('On Sundays, yes.');
});

test('a template replaces another one, and goes below what was typed', () => {
  const [one, other] = REPLY_TEMPLATES;
  const first = one?.body ?? '';
  expect(withTemplate('', first)).toBe(first);
  expect(withTemplate(first, other?.body ?? '')).toBe(other?.body);
  expect(withTemplate('Hello Ada,', first)).toBe(`Hello Ada,\n\n${first}`);
});
