import { screen, waitFor } from '@testing-library/react';
import { notify, queryClient, signIn } from '@tree-service/kernel';
import { fakeBackend, type FakeAccount } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { NotificationList } from './NotificationList';

const server = fakeBackend();
let account: FakeAccount;
const notice = {
  id: 'n1',
  kind: 'quote_received',
  data: { business: 'Oak & Co', amount_cents: 90_000 },
  link: '/requests/1',
  read_at: null,
  created_at: new Date().toISOString(),
};

beforeEach(async () => {
  account = server.accounts.add({ email: 'owner@demo.example' });
  queryClient.clear();
  await signIn({ email: account.email, password: account.password, remember: false });
});

function list(notices: object[]) {
  server.respondTo('/rest/v1/rpc/my_notifications', notices);
  server.respondTo('/rest/v1/rpc/mark_notifications_read', {});
  return renderPage(<NotificationList />);
}

test('a notification links to its page, and opening it marks it as read', async () => {
  const { user } = list([notice]);
  const link = await screen.findByRole('link', { name: /Oak & Co sent you a quote of \$900/ });
  expect(link).toHaveAttribute('href', '/requests/1');
  await user.click(link);
  await waitFor(() =>
    expect(server.callsTo('/rest/v1/rpc/mark_notifications_read')).toMatchObject([
      { body: { ids: ['n1'] } },
    ]),
  );
});

test('without notifications it says so', async () => {
  list([]);
  expect(await screen.findByText('No new notifications.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('older notifications are read on a press', async () => {
  const page = Array.from({ length: 20 }, (_, n) => ({ ...notice, id: `n${n + 1}` }));
  const { user } = list(page);
  expect(await screen.findAllByRole('listitem')).toHaveLength(20);
  server.respondTo('/rest/v1/rpc/my_notifications', [{ ...notice, id: 'n21' }]);
  await user.click(screen.getByRole('button', { name: 'Show older notifications' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(21));
  expect(server.callsTo('/rest/v1/rpc/my_notifications').at(-1)).toMatchObject({
    body: { before: 'n20', page_size: 20 },
  });
  expect(screen.queryByRole('button', { name: 'Show older notifications' })).toBeNull();
});

test('a failure to mark as read shows a notice', async () => {
  const { user } = list([notice]);
  const tell = jest.spyOn(notify, 'error').mockReturnValue(undefined);
  server.disconnect('/rest/v1/rpc/mark_notifications_read');
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() =>
    expect(tell).toHaveBeenCalledWith("We couldn't mark that as read", {
      description: expect.stringContaining("We couldn't reach the server"),
    }),
  );
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeInTheDocument();
});
