import { firstUnread } from './ConversationThread';
import { outboxEntry, type SendingState } from './useOutbox';

const sending: SendingState = {
  status: 'pending',
  isPaused: false,
  variables: { key: 'k', body: 'Hello', files: [] },
  error: null,
  submittedAt: 5,
};

test('a message on its way shows how it is doing', () => {
  expect(outboxEntry(sending)).toMatchObject({ body: 'Hello', status: 'sending' });
  expect(outboxEntry({ ...sending, isPaused: true })?.status).toBe('waiting_for_connection');
  const error = new Error('Failed to fetch');
  expect(outboxEntry({ ...sending, status: 'error', error })).toMatchObject({
    status: 'failed',
    key: 'k',
    error,
  });
});

test('a message that has arrived leaves the outbox', () => {
  expect(outboxEntry({ ...sending, status: 'success' })).toBeNull();
});

test("the first unread message is counted back from the other side's last", () => {
  const message = (id: string, sender_id: string) => ({ id, sender_id, body: '', created_at: '' });
  const messages = [
    message('1', 'vendor'),
    message('2', 'me'),
    message('3', 'vendor'),
    message('4', 'vendor'),
  ];
  expect(firstUnread(messages, 'me', 2)).toBe('3');
  expect(firstUnread(messages, 'me', 0)).toBeNull();
  expect(firstUnread(messages, 'me', 9)).toBe('1');
  expect(firstUnread([message('1', 'me')], 'me', 1)).toBeNull();
});
