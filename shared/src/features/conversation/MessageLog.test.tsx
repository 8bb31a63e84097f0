import { screen, within } from '@testing-library/react';
import { renderWithTheme } from '@tree-service/shared/testing/render';
import { MessageLog } from './MessageLog';
import type { OutboxEntry } from './outbox';

const message = (id: string, sender_id: string, body: string) => ({
  id,
  sender_id,
  body,
  created_at: new Date().toISOString(),
});
const failed: OutboxEntry = {
  key: 'k',
  body: 'Are you there?',
  status: 'failed',
  error: new Error('Failed to fetch'),
  at: 0,
};

function log(entries: OutboxEntry[]) {
  const retried: string[] = [];
  const page = renderWithTheme(
    <MessageLog
      readerId="me"
      otherName="Oak & Co"
      messages={[message('1', 'me', 'Hello'), message('2', 'pro', 'Good morning')]}
      firstUnreadId="2"
      outbox={{
        entries,
        send: () => undefined,
        retry: (key) => retried.push(key),
        discard: () => undefined,
      }}
    />,
  );
  return { ...page, retried, shown: within(screen.getByRole('log')) };
}

test('a screen reader hears who wrote each message, and where the new ones begin', () => {
  const { shown } = log([]);
  expect(shown.getByText('You:')).toBeInTheDocument();
  expect(shown.getByText('Oak & Co:')).toBeInTheDocument();
  expect(shown.getByText('New')).toBeInTheDocument();
  expect(shown.getByText('Today')).toBeInTheDocument();
});

test('a message that could not be sent stays, says why, and is sent again under its key', async () => {
  const { user, retried, shown } = log([failed]);
  expect(shown.getByText('Are you there?')).toBeInTheDocument();
  expect(shown.getByText(/Not sent\. We could not reach the server/)).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Try Again' }));
  expect(retried).toEqual(['k']);
});
