import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { PriceAnswer } from './PriceAnswer';

const server = fakeBackend();
const vendor = {
  vendor_id: 'p1',
  business_name: 'Hill Country Tree Care',
  city: 'Austin',
  region: 'TX',
  distance_km: 8,
  rating: null,
  rating_count: 0,
  jobs_completed: 0,
  insured_until: '2099-03-01',
  logo_path: null,
  photo_path: null,
  is_demo: true,
  promoted: true,
};
const answer = (vendors: readonly object[]) => ({
  estimate: {
    version: 1,
    currency: 'USD',
    low_cents: 45_000,
    high_cents: 120_000,
    lines: [],
    reasons: [],
    site_visit_needed: false,
    line_clearance_needed: false,
  },
  city: 'Austin',
  region: 'TX',
  vendors,
});
const input = { work: { category: 'tree_removal' as const, trees: [{}] }, zip: '78704' };
const show = () => renderPage(<PriceAnswer input={input}>Go on</PriceAnswer>);

beforeEach(() => queryClient.clear());

it('shows the range and what is public about each Pro', async () => {
  server.respondTo(
    '/rest/v1/rpc/price_and_vendors',
    answer([vendor, { ...vendor, vendor_id: 'p2' }]),
  );
  show();
  expect(await screen.findByText('Estimated price in Austin, TX')).toBeVisible();
  expect(screen.getByText('$450')).toBeVisible();
  expect(screen.getByRole('heading', { name: "The 2 Pros we'd contact first" })).toBeVisible();
  for (const label of ['New here', 'Promoted', 'Demo business', '5 miles away']) {
    expect(screen.getAllByText(label)).toHaveLength(2);
  }
});

it('says so where no one is near, and still leads on', async () => {
  server.respondTo('/rest/v1/rpc/price_and_vendors', answer([]));
  show();
  expect(
    await screen.findByText(/^No Pros near you are available for this work right now/),
  ).toBeVisible();
  expect(screen.getByText('Go on')).toBeVisible();
});

it('says why there is no price, and still leads on', async () => {
  server.disconnect('/rest/v1/rpc/price_and_vendors');
  show();
  await waitFor(() => expect(screen.getByText("We couldn't calculate your price")).toBeVisible(), {
    timeout: 10_000,
  });
  expect(screen.getByText('Go on')).toBeVisible();
});
