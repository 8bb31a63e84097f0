import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import WaitlistPage from './WaitlistPage';

const server = fakeBackend();
const TOKEN = '3b0f1c8e-1c59-4d3c-9a52-2f8f6f1f7a10';
const open = (hash: string) => renderAt(<WaitlistPage />, { pathname: '/waitlist', hash });
beforeEach(() => queryClient.clear());

it('confirms and leaves by a press each, and does neither by being opened', async () => {
  server.respondTo('/rest/v1/rpc/waitlist_entry', { place: 'Waco, TX', is_confirmed: false });
  server.respondTo('/rest/v1/rpc/confirm_waitlist', true);
  server.respondTo('/rest/v1/rpc/leave_waitlist', true);
  const user = userEvent.setup();
  open(`#${TOKEN}`);
  const confirm = await screen.findByRole('button', { name: 'Confirm' });
  expect(server.callsTo('/rest/v1/rpc/confirm_waitlist')).toEqual([]);
  await user.click(confirm);
  expect(await screen.findByText(/You're on the waitlist/)).toBeVisible();
  expect(server.callsTo('/rest/v1/rpc/leave_waitlist')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Leave the waitlist' }));
  expect(await screen.findByText(/You left the waitlist for Waco, TX/)).toBeVisible();
  expect(server.callsTo('/rest/v1/rpc/leave_waitlist')[0]?.body).toEqual({ token: TOKEN });
});

it.each(['', '#nonsense', `#${TOKEN}`])(
  'says of the link “%s” that it no longer works',
  async (hash) => {
    server.respondTo('/rest/v1/rpc/waitlist_entry', null);
    open(hash);
    expect(await screen.findByText("This link doesn't work anymore")).toBeVisible();
  },
);
