import { screen, waitFor } from '@testing-library/react';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { AskOthers } from './AskOthers';

const ASK = '/rest/v1/rpc/ask_other_vendors';
const server = fakeBackend();

const request = (leadState: string, changes: object = {}): RequestDetail =>
  JSON.parse(
    JSON.stringify({
      id: 'request',
      state: 'open',
      asks_others: false,
      leads: [{ id: 'lead', state: leadState, vendor_profiles: { business_name: 'Oak & Co' } }],
      ...changes,
    }),
  );
const open = (shown: RequestDetail) =>
  renderPage(<AskOthers request={shown} logo="https://pictures.test/logo.png" />, {
    user: 'owner',
    url: '/requests/request',
  });

beforeEach(() => queryClient.clear());

test('names the Pro who was asked first, with logo, and asks others at a press', async () => {
  server.respondTo(ASK, 2);
  const { user, container } = open(request('offered'));
  expect(screen.getByText('You asked Oak & Co first')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://pictures.test/logo.png');
  await user.click(screen.getByRole('button', { name: 'Ask other Pros now' }));
  await waitFor(() =>
    expect(server.callsTo(ASK)).toMatchObject([{ body: { request_id: 'request' } }]),
  );
});

test.each([
  ['others are asked already', request('offered', { asks_others: true })],
  ['the Pro declined', request('declined')],
  ['the request is over', request('offered', { state: 'canceled' })],
])('says nothing where %s', (_, shown) => {
  open(shown);
  expect(screen.queryByText(/^You asked/)).not.toBeInTheDocument();
});
