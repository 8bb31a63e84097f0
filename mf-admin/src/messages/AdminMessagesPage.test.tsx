import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import AdminMessagesPage, { readPlace, writePlace } from './AdminMessagesPage';

const server = fakeBackend();

const CONVERSATION = {
  id: 'c1',
  owner_id: 'o1',
  vendor_id: 'v1',
  request_id: 'r1',
  created_at: '2026-11-20T10:00:00Z',
  last_message_at: '2026-11-21T10:00:00Z',
  service_requests: { number: 1042, category: 'tree_removal', contact_name: 'Maya' },
  vendor_profiles: { business_name: 'Oak & Saw' },
};

test('a conversation is read only after the reason was given, which is sent with it', async () => {
  queryClient.clear();
  server.respondTo('/rest/v1/conversations', [CONVERSATION]);
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/rpc/admin_read_conversation', null);
  server.respondTo('/rest/v1/rpc/conversation_messages', []);
  const { user } = renderPage(<AdminMessagesPage />, { user: 'admin', url: '/messages?with=c1' });
  await user.click(await screen.findByRole('button', { name: 'Read conversation' }));
  expect(server.callsTo('/rest/v1/rpc/conversation_messages')).toEqual([]);
  await user.type(await screen.findByLabelText('Reason'), 'The owner reported pressure');
  await user.click(
    screen.getAllByRole('button', { name: 'Read conversation' }).at(-1) ?? document.body,
  );
  expect(await screen.findByText('No messages yet.')).toBeVisible();
  expect(server.callsTo('/rest/v1/rpc/admin_read_conversation').map(({ body }) => body)).toEqual([
    { conversation_id: 'c1', reason: 'The owner reported pressure' },
  ]);
});

test('a full page leads to the next, after its last conversation, and an open one stays with its page', async () => {
  queryClient.clear();
  const id = (place: number) => `00000000-0000-4000-8000-0000000000${10 + place}`;
  server.respondTo(
    '/rest/v1/conversations',
    Array.from({ length: 25 }, (_, place) => ({ ...CONVERSATION, id: id(place) })),
  );
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  const { user } = renderPage(<AdminMessagesPage />, { user: 'admin', url: '/messages' });
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  await waitFor(() => {
    const path = decodeURIComponent(server.callsTo('/rest/v1/conversations').at(-1)?.path ?? '');
    expect(path).toContain(
      `and(last_message_at.eq."${CONVERSATION.last_message_at}",id.lt.${id(24)})`,
    );
  });
  const [entry] = within(screen.getByRole('list', { name: 'Conversations' })).getAllByRole('link');
  expect(entry).toHaveAttribute('href', expect.stringMatching(/after=.*with=/));
});

test('conversations are found by number, name or business, and the page says why words are not', async () => {
  queryClient.clear();
  server.respondTo('/rest/v1/conversations', []);
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/rpc/admin_find_conversations', [CONVERSATION]);
  const { user } = renderPage(<AdminMessagesPage />, { user: 'admin', url: '/messages' });
  expect(await screen.findByText(/only after you give a reason/)).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: /Request number/ }), ' #1042 {Enter}');
  expect(await screen.findByRole('link', { name: /Maya and Oak & Saw/ })).toBeVisible();
  expect(server.callsTo('/rest/v1/rpc/admin_find_conversations').map(({ body }) => body)).toEqual([
    { words: '#1042' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('No conversations yet')).toBeVisible();
});

test('last messages are shown once a reason was given, which is sent with the conversations listed', async () => {
  queryClient.clear();
  const LAST_MESSAGES = '/rest/v1/rpc/admin_last_messages';
  server.respondTo('/rest/v1/conversations', [CONVERSATION]);
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo(LAST_MESSAGES, [{ conversation_id: 'c1', words: 'See you on Monday' }]);
  const { user } = renderPage(<AdminMessagesPage />, { user: 'admin', url: '/messages' });
  await user.click(await screen.findByRole('button', { name: 'Show last messages' }));
  expect(server.callsTo(LAST_MESSAGES)).toEqual([]);
  await user.type(await screen.findByLabelText('Reason'), 'Reports of spam');
  await user.click(
    screen.getAllByRole('button', { name: 'Show last messages' }).at(-1) ?? document.body,
  );
  expect(await screen.findByRole('link', { name: /See you on Monday/ })).toBeVisible();
  expect(server.callsTo(LAST_MESSAGES).map(({ body }) => body)).toEqual([
    { conversation_ids: ['c1'], reason: 'Reports of spam' },
  ]);
});

test('when the list changes, only last messages that were not shown are asked for', async () => {
  queryClient.clear();
  const LAST_MESSAGES = '/rest/v1/rpc/admin_last_messages';
  const silent = { ...CONVERSATION, id: 'c2', last_message_at: null };
  const later = { ...CONVERSATION, id: 'c3', last_message_at: '2026-11-21T11:00:00Z' };
  server.respondTo('/rest/v1/conversations', [CONVERSATION, silent]);
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo(LAST_MESSAGES, [{ conversation_id: 'c1', words: 'See you on Monday' }]);
  const { user } = renderPage(<AdminMessagesPage />, { user: 'admin', url: '/messages' });
  await user.click(await screen.findByRole('button', { name: 'Show last messages' }));
  await user.type(await screen.findByLabelText('Reason'), 'Reports of spam');
  await user.click(
    screen.getAllByRole('button', { name: 'Show last messages' }).at(-1) ?? document.body,
  );
  expect(await screen.findByText('See you on Monday')).toBeVisible();
  server.respondTo('/rest/v1/conversations', [later, CONVERSATION, silent]);
  server.respondTo(LAST_MESSAGES, [{ conversation_id: 'c3', words: 'On my way' }]);
  await queryClient.invalidateQueries({ queryKey: ['conversations'] });
  expect(await screen.findByText('On my way')).toBeVisible();
  expect(screen.getByText('See you on Monday')).toBeVisible();
  expect(server.callsTo(LAST_MESSAGES).map(({ body }) => body)).toEqual([
    { conversation_ids: ['c1'], reason: 'Reports of spam' },
    { conversation_ids: ['c3'], reason: 'Reports of spam' },
  ]);
});

const id = '3f2b8a90-4c1d-4e5f-8a6b-0123456789ab';

test.each([
  { at: '2026-11-21T10:00:00.123456+00:00', id },
  { at: null, id },
])('a place in the list is read from the address as it was written: %j', (place) => {
  const address = new URLSearchParams({ after: writePlace(place) });
  expect(readPlace(new URLSearchParams(address.toString()).get('after'))).toEqual(place);
});

test.each([null, '', 'none', `2026-11-21",id.gt.0,${id}`, `2026-11-21T10:00:00Z,${id})`])(
  'an address without a valid place opens the first page: %j',
  (text) => {
    expect(readPlace(text)).toBeNull();
  },
);
