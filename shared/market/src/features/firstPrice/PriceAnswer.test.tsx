import { screen, waitFor } from '@testing-library/react';
import { SEARCH_TEXTS, SEARCHES_AHEAD, type SearchAhead } from '@tree-service/domain';
import { claimsIn } from '@tree-service/domain/testing/searchVectors';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import type { PriceInput } from '../../api/estimates';
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
const answer = (vendors: readonly object[], search: SearchAhead = 'asked') => ({
  search,
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
const show = (shown: PriceInput = input) =>
  renderPage(<PriceAnswer input={shown} goOn={(search) => `Go on: ${search ?? 'unknown'}`} />);

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

describe.each(SEARCHES_AHEAD.filter((search) => search !== 'asked'))('where it is %s', (search) => {
  const { title, words } = SEARCH_TEXTS[`before_${search}`];

  it('says so before the price, in the words of the database, and still leads on', async () => {
    server.respondTo('/rest/v1/rpc/price_and_vendors', answer([], search));
    const { container } = show();
    expect(await screen.findByText(title.replace('{place}', 'Austin, TX'))).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByText(`Go on: ${search}`)).toBeVisible();
    const text = container.textContent;
    expect(text.indexOf(words)).toBeLessThan(text.indexOf('Estimated price'));
    expect(claimsIn(text)).toEqual([]);
  });

  it.each([
    ['emergency work', { ...input, work: { ...input.work, category: 'emergency' as const } }],
    ['dangerous work', { ...input, work: { ...input.work, timing: 'emergency' as const } }],
  ])('says who to call about %s', async (_, dangerous) => {
    server.respondTo('/rest/v1/rpc/price_and_vendors', answer([], search));
    show(dangerous);
    expect(await screen.findByText(SEARCH_TEXTS.danger.words)).toBeVisible();
  });
});

it.each([
  [1, null, '1 insured Pro covers this ZIP code for this service.'],
  [4, null, '4 insured Pros cover this ZIP code for this service.'],
  [
    4,
    0.5,
    'Half of the recent requests near here that got a quote had it within about 30 minutes.',
  ],
  [4, 5.2, 'Half of the recent requests near here that got a quote had it within about 5 hours.'],
  [4, 49, 'Half of the recent requests near here that got a quote had it within about 2 days.'],
])('with %s Pros and %s hours to a first quote says “%s”', async (vendors, hours, words) => {
  server.respondTo('/rest/v1/rpc/price_and_vendors', {
    ...answer([vendor]),
    coverage: { vendors, first_quote_hours: hours },
  });
  const { container } = show();
  expect(await screen.findByText(/covers? this ZIP code/)).toBeVisible();
  expect(container).toHaveTextContent(words);
  if (hours === null) expect(container).not.toHaveTextContent('recent requests');
});

it('says nothing of the kind where a Pro is asked', async () => {
  server.respondTo('/rest/v1/rpc/price_and_vendors', answer([vendor]));
  const { container } = show();
  expect(await screen.findByText('Go on: asked')).toBeVisible();
  expect(container).not.toHaveTextContent(/vetted Pro near|aren't sending/);
});

it('says why there is no price, and still leads on', async () => {
  server.disconnect('/rest/v1/rpc/price_and_vendors');
  show();
  await waitFor(() => expect(screen.getByText("We couldn't calculate your price")).toBeVisible(), {
    timeout: 10_000,
  });
  expect(screen.getByText('Go on: unknown')).toBeVisible();
});
