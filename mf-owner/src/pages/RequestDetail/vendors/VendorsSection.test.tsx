import { screen, waitFor } from '@testing-library/react';
import type { RequestDetail } from '@tree-service/market/api/requests';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { AskOthers } from './VendorsSection';

const ASK = '/rest/v1/rpc/ask_other_vendors';
const STATUS = '/rest/v1/rpc/request_offer_status';
const server = fakeBackend();

const request = (leadState: string, changes: object = {}): RequestDetail =>
  JSON.parse(
    JSON.stringify({
      id: 'request',
      state: 'open',
      asks_others: false,
      leads: [
        { id: 'other', vendor_id: 'v1', state: 'lost', vendor_profiles: { business_name: 'Elm' } },
        {
          id: 'lead',
          vendor_id: 'v2',
          state: leadState,
          vendor_profiles: { business_name: 'Oak & Co' },
        },
      ],
      ...changes,
    }),
  );
const open = (shown: RequestDetail) =>
  renderPage(
    <AskOthers
      request={shown}
      logoOf={(vendorId) => (vendorId === 'v2' ? 'https://pictures.test/logo.png' : undefined)}
    />,
    { user: 'owner', url: '/requests/request' },
  );
const answerWith = (waiting: number) =>
  server.respondTo(STATUS, [
    {
      ...{ notified: 2, viewed: 0, accepted: 0, declined: 0, lapsed: 0, accepts_at_most: 3 },
      ...{ waiting, next_at: null, passed_words: null, can_ask_again: false, expires_at: null },
      ...{ asked_vendor_id: 'v2', asked_vendor_name: 'Oak & Co' },
    },
  ]);

beforeEach(() => {
  queryClient.clear();
  answerWith(2);
});

test('names the Pro the owner chose, with the logo, even after others were asked, and asks others at a press', async () => {
  server.respondTo(ASK, 2);
  const { user, container } = open(request('offered'));
  expect(await screen.findByText('You asked Oak & Co first')).toBeVisible();
  expect(screen.getByText(/^Other Pros will be asked if Oak & Co declines/)).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', 'https://pictures.test/logo.png');
  await user.click(screen.getByRole('button', { name: 'Ask other Pros now' }));
  await waitFor(() =>
    expect(server.callsTo(ASK)).toMatchObject([{ body: { request_id: 'request' } }]),
  );
});

test('promises no other Pro where there is none', async () => {
  answerWith(0);
  open(request('offered'));
  expect(await screen.findByText(/^No other Pro near you is available/)).toBeVisible();
  expect(screen.queryByText(/^Other Pros will/)).toBeNull();
});

test.each([
  ['others are asked already', request('offered', { asks_others: true })],
  ['the Pro declined', request('declined')],
  ['the request is over', request('offered', { state: 'canceled' })],
])('says nothing where %s', async (_, shown) => {
  const { queryByText } = open(shown);
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(queryByText(/^You asked/)).toBeNull();
});
