import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderAt } from '../../testing/renderAt';
import SharedRequestPage from './SharedRequestPage';

const SHARED = '/rest/v1/rpc/shared_request';
const server = fakeBackend();

beforeEach(() => queryClient.clear());

const open = (hash: string) => renderAt(<SharedRequestPage />, { pathname: '/shared', hash });

const quote = {
  id: 'q1',
  state: 'accepted',
  total_cents: 105_000,
  tax_percent: 0,
  highest_cents: 105_000,
  earliest_start: null,
  valid_until: '2026-12-20T18:00:00Z',
  message: 'We bring our own chipper.',
  terms: 'Stumps stay.',
  business_name: 'Ann Ash',
  vendor_id: null,
  rating: 4.5,
  rating_count: 2,
  lines: [
    {
      description: 'Crown lift',
      quantity: 2,
      unit: 'each',
      unit_price_cents: 52_500,
      optional: false,
      choice: null,
      choice_option: null,
      chosen: null,
    },
  ],
};
const request = {
  number: 1097,
  category: 'maintenance',
  state: 'awarded',
  timing: 'this_month',
  city: 'Austin',
  region: 'TX',
  time_zone: 'America/Chicago',
  expires_at: '2026-12-22T18:00:00Z',
  description: 'Branches over the roof.',
  estimate_low_cents: 80_000,
  estimate_high_cents: 120_000,
  trees: [
    {
      position: 1,
      species: 'Live oak',
      height_m: 13.7,
      diameter_cm: null,
      count: 1,
      condition: 'healthy',
      near_structure: true,
      on_structure: false,
      near_wires: false,
      poor_access: false,
      stump: false,
    },
  ],
  quotes: [quote],
};

test('shows the quotes and the work behind a link, with nothing to press', async () => {
  server.respondTo(SHARED, request);
  open('#secret');
  const card = await screen.findByRole('article', { name: 'Quote from Ann Ash' });
  for (const words of [
    '$1,050',
    'Crown lift (2 ×)',
    'Accepted',
    'We bring our own chipper.',
    'Stumps stay.',
  ]) {
    expect(card).toHaveTextContent(words);
  }
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Trimming and care in Austin',
  );
  expect(screen.getByText('45 ft tall, healthy, near a structure')).toBeVisible();
  expect(server.callsTo(SHARED)).toMatchObject([{ body: { token: 'secret' } }]);
});

test('a Pro with a public profile shows the logo, one without only initials', async () => {
  const stored = 'v1/logo.png';
  server.respondTo(SHARED, {
    ...request,
    quotes: [quote, { ...quote, id: 'q2', vendor_id: 'v1', business_name: 'Bo Birch' }],
  });
  server.respondTo('/rest/v1/vendor_media', [
    { vendor_id: 'v1', kind: 'logo', path: stored, caption: null, moment: null },
  ]);
  server.respondTo('/storage/v1/object/sign/vendor-media', [
    { path: stored, signedURL: `/object/sign/vendor-media/${stored}?token=t`, error: null },
  ]);
  open('#secret');
  const logoOf = (name: string) =>
    screen.getByRole('article', { name: `Quote from ${name}` }).querySelector('img');
  await screen.findByRole('article', { name: 'Quote from Bo Birch' });
  await waitFor(() =>
    expect(logoOf('Bo Birch')).toHaveAttribute('src', expect.stringContaining(stored)),
  );
  expect(logoOf('Ann Ash')).toBeNull();
});

test('a link that was turned off, and one without a token, say the same', async () => {
  server.respondTo(SHARED, null);
  const { unmount } = open('#secret');
  expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  unmount();
  open('');
  expect(screen.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  expect(server.callsTo(SHARED)).toHaveLength(1);
});
