import { screen, waitFor } from '@testing-library/react';
import { messagesQuery, type Message } from '@tree-service/market/api/conversations';
import { fakeBackend } from '@tree-service/testing';
import { renderForVendor } from '../../../testing/renderForVendor';
import { FollowUp, followUpMessage, type FollowUpProps } from './QuotePanel';

const SEND = '/rest/v1/rpc/send_message';
const DAY_MS = 86_400_000;
const server = fakeBackend();
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

const message = (days: number): Message => ({
  id: 'm',
  sender_id: 'owner',
  body: 'Hello',
  created_at: daysAgo(days),
});

function show(quote: FollowUpProps['quote'], messages: Message[] = [message(9)]) {
  return renderForVendor(
    <FollowUp
      lead={{ conversations: { id: 'talk' }, service_requests: { contact_name: 'Maya' } }}
      quote={quote}
    />,
    { known: [[messagesQuery('talk').queryKey, { pages: [messages], pageParams: [''] }]] },
  );
}
const offer = () => screen.queryByRole('button', { name: 'Send follow-up' });

test('a quote nobody has answered for three days comes with a message to send in one press', async () => {
  server.respondTo(SEND, { ...message(0), sender_id: 'vendor' });
  const { user } = show({ state: 'viewed', created_at: daysAgo(3.1) });
  expect(screen.getByText("Maya hasn't answered this quote yet")).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send follow-up' }));
  await waitFor(() =>
    expect(server.callsTo(SEND).map(({ body }) => body)).toEqual([
      expect.objectContaining({ conversation_id: 'talk', body: followUpMessage('Maya') }),
    ]),
  );
});

test('nothing is offered before that', () => {
  show({ state: 'viewed', created_at: daysAgo(2.9) });
  expect(offer()).toBeNull();
});

test('nothing is offered once either side has written since', () => {
  show({ state: 'sent', created_at: daysAgo(5) }, [message(9), message(1)]);
  expect(offer()).toBeNull();
});

test.each([
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'changes_requested',
  'superseded',
] as const)('nothing is offered for a quote that is %s', (state) => {
  show({ state, created_at: daysAgo(5) });
  expect(offer()).toBeNull();
});
