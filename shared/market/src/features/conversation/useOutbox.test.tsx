import 'fake-indexeddb/auto';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { authState } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { keepOutbox, keptOutbox } from './outboxStore';
import { useOutbox } from './useOutbox';

const server = fakeBackend();
const SEND = '/rest/v1/rpc/send_message';

// The browser has it; the window of the tests lacks it.
globalThis.structuredClone ??= <T,>(value: T): T => value;

function Entries() {
  return useOutbox('conversation').entries.map(({ key, body }) => <p key={key}>{body}</p>);
}

/** A page that was left while a message of this person waited. */
async function leftPage(sender: string) {
  const client = new QueryClient();
  keepOutbox(client, () => sender);
  const observer = new MutationObserver(client, {
    mutationKey: ['messages', 'conversation'],
    mutationFn: (_outgoing: object) => new Promise(() => undefined),
  });
  void observer.mutate({ key: 'k', body: 'See you at nine', files: [] });
  await waitFor(async () => expect(await keptOutbox('conversation', sender)).toHaveLength(1));
}

test('a message that waited when the page was left is sent by the next page, under the same key', async () => {
  const { unmount } = renderPage(<p>Signed in</p>, { user: 'owner' });
  const sender = authState().user?.id ?? '';
  await leftPage(sender);
  server.disconnect(SEND);
  unmount();
  renderPage(<Entries />, { user: 'owner' });
  expect(await screen.findByText('See you at nine')).toBeVisible();
  await waitFor(() => expect(server.callsTo(SEND).length).toBeGreaterThan(0));
  expect(server.callsTo(SEND)[0]?.body).toMatchObject({
    body: 'See you at nine',
    idempotency_key: 'k',
  });
  // Still kept until it has arrived.
  expect(await keptOutbox('conversation', sender)).toHaveLength(1);
});
