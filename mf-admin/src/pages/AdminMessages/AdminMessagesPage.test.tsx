import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import AdminMessagesPage from './AdminMessagesPage';

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
