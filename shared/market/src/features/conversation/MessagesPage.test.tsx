import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { formatCentsRange } from '@tree-service/domain';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { ThreadHeader } from './MessagesPage';

const QUOTES = '/rest/v1/quotes';
const server = fakeBackend();

beforeEach(() => queryClient.clear());

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
  lead_state: 'quoted',
  is_open: true,
  other_vendor_id: 'v1',
} as const;

const open = () =>
  renderPage(<ThreadHeader conversation={conversation} requestAddress="/requests/r1" />, {
    user: 'owner',
  });

const quote = { state: 'viewed', total_cents: 145_000, highest_cents: 145_000, jobs: null };

test.each([
  ['the price and state of the latest quote', quote, '$1,450', 'Viewed'],
  [
    'a range where the owner has options to choose between',
    { ...quote, highest_cents: 160_000 },
    formatCentsRange(145_000, 160_000),
    'Viewed',
  ],
  [
    'the agreed price of the job once there is one',
    { ...quote, state: 'accepted', jobs: { price_cents: 157_000 } },
    '$1,570',
    'Accepted',
  ],
])('a conversation names %s', async (_, latest, price, state) => {
  server.respondTo(QUOTES, [latest]);
  open();
  const shown = within(await screen.findByRole('group', { name: 'Quote' }));
  expect(shown.getByText(price)).toBeVisible();
  expect(shown.getByText(state)).toBeVisible();
  expect(server.callsTo(QUOTES)).toMatchObject([
    { path: expect.stringContaining('lead_id=eq.l1') },
  ]);
});

test('a conversation before any quote names none', async () => {
  server.respondTo(QUOTES, []);
  open();
  await screen.findByRole('link', { name: 'request #1001' });
  expect(screen.queryByRole('group', { name: 'Quote' })).not.toBeInTheDocument();
});
