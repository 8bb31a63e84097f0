import { screen } from '@testing-library/react';
import { queryClient, signIn } from '@tree-service/kernel';
import { fakeBackend, type FakeAccount } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { ConversationThread } from './ConversationThread';

const MESSAGES = '/rest/v1/rpc/conversation_messages';
const server = fakeBackend();
let account: FakeAccount;

beforeEach(async () => {
  account = server.accounts.add({ email: 'owner@demo.example' });
  queryClient.clear();
  await signIn({ email: account.email, password: account.password, remember: false });
});

function thread(isOpen: boolean) {
  const conversation = {
    id: 'c1',
    lead_id: 'l1',
    request_id: 'r1',
    request_number: 1001,
    category: 'tree_removal',
    time_zone: 'America/Chicago',
    other_name: 'Oak & Co',
    last_message: 'Hello',
    last_message_at: '2026-11-21T10:00:00Z',
    unread_count: 0,
    contact_shared: false,
    lead_state: isOpen ? 'engaged' : 'lost',
    is_open: isOpen,
    other_vendor_id: null,
  };
  const message = {
    id: 'm1',
    sender_id: 'vendor',
    body: 'Hello',
    created_at: '2026-11-21T10:00:00Z',
  };
  server.respondTo('/rest/v1/rpc/my_conversations', [conversation]);
  server.respondTo(MESSAGES, [message]);
  server.respondTo('/rest/v1/message_reports', []);
  return renderPage(<ConversationThread conversationId="c1" />);
}

test('an open conversation can be written in, and tells its owner who shares contact details', async () => {
  thread(true);
  expect(await screen.findByRole('textbox', { name: 'Message to Oak & Co' })).toBeInTheDocument();
  expect(
    screen.getByText(/stay hidden until you share contact details or accept a quote/),
  ).toBeInTheDocument();
});

test('a closed conversation can be read, and says that it is closed', async () => {
  thread(false);
  expect(await screen.findByText('This conversation is closed.')).toBeInTheDocument();
  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('older messages come by page, above those already read', async () => {
  const page = (from: number) =>
    Array.from({ length: 50 }, (_, place) => ({
      id: `m${from - place}`,
      sender_id: 'vendor',
      body: `Message ${from - place}`,
      created_at: new Date(Date.UTC(2026, 10, 21, 9, from - place)).toISOString(),
    }));
  const { user } = thread(true);
  server.respondTo(MESSAGES, page(60));
  const older = await screen.findByRole('button', { name: 'Load older messages' });
  server.respondTo(MESSAGES, page(10).slice(0, 10));
  await user.click(older);
  expect(await screen.findByText('Message 1')).toBeInTheDocument();
  expect(server.callsTo(MESSAGES).at(-1)?.body).toMatchObject({ before: 'm11' });
  expect(screen.getAllByText(/^Message \d+$/).map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 60 }, (_, place) => `Message ${place + 1}`),
  );
  expect(older).not.toBeInTheDocument();
});
