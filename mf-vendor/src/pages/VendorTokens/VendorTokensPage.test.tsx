import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import VendorTokensPage from './VendorTokensPage';

const server = fakeBackend();

beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/feature_flags', flagsSaying({ payment_processing: true }));
  server.respondTo('/rest/v1/rpc/my_business', {
    state: 'approved',
    approved_at: '2026-01-05T15:00:00Z',
    time_zone: 'America/Chicago',
  });
  server.respondTo('/rest/v1/rpc/my_token_summary', {
    posted: 50,
    held: 10,
    available: 40,
    owed: 0,
    granted: 50,
    purchased: 20,
    spent: 20,
    adjusted: 0,
    holds: [],
  });
  server.respondTo('/rest/v1/rpc/my_vendor_stats', {
    from_day: '2026-09-01',
    to_day: '2026-11-29',
    funnel: { offered: 9, viewed: 9, accepted: 4, quoted: 4, won: 2, declined: 5, lapsed: 0 },
    median_answer_seconds: null,
    acceptance_rate: null,
    win_rate: null,
    jobs_completed: 0,
    earned_cents: 0,
    jobs_unpaid: 0,
    unpaid_cents: 0,
    tokens_spent: 90,
    tokens_refunded: 0,
    services: [],
    months: [],
  });
  server.respondTo('/rest/v1/token_packages', [
    { id: 'small', tokens: 10, price_cents: 3_000 },
    { id: 'large', tokens: 150, price_cents: 36_000 },
  ]);
  server.respondTo('/rest/v1/rpc/token_ledger_page', []);
});
afterEach(() => {
  delete window.Capacitor;
});

const open = () => renderPage(<VendorTokensPage />, { user: 'vendor', url: '/vendor/tokens' });

test('the balance says what it is worth and how long it lasts', async () => {
  open();
  const balance = await screen.findByRole('region', { name: 'Balance' });
  expect(await within(balance).findByText(/^40 tokens$/)).toBeVisible();
  expect(await within(balance).findByText("Up to $120 at today's prices")).toBeVisible();
  expect(
    await within(balance).findByText(/At that pace, these last about 6 weeks\./),
  ).toBeVisible();
  expect(within(balance).getByText('50 granted, 20 purchased')).toBeVisible();
});

test('a larger package says what it saves', async () => {
  open();
  expect(await screen.findByRole('article', { name: '150 tokens' })).toHaveTextContent(
    '$2.40 per token, save 20%',
  );
  expect(screen.getByRole('article', { name: '10 tokens' })).not.toHaveTextContent('save');
});

test('the app on iOS shows the balance without prices', async () => {
  window.Capacitor = { isNativePlatform: () => true, getPlatform: () => 'ios' };
  open();
  expect(await screen.findByText(/At that pace/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('$');
});

test('what is owed is said first, with what it stops', async () => {
  server.respondTo('/rest/v1/rpc/my_token_summary', {
    posted: 0,
    held: 0,
    available: 0,
    owed: 9,
    granted: 50,
    purchased: 0,
    spent: 50,
    adjusted: 0,
    holds: [],
  });
  open();
  expect(await screen.findByText('You owe 9 tokens')).toBeVisible();
  expect(screen.getByText(/Until then, you can't accept leads\./)).toBeVisible();
});
