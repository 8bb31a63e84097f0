import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { VendorReview } from './VendorReview';

const server = fakeBackend();

const APPLICANT = {
  vendor_id: 'ash',
  business_name: 'Ash & Sons',
  state: 'under_review',
  state_reason: null,
  version: 1,
  about: 'We climb.',
  zip: '78701',
  city: 'Austin',
  region: 'TX',
  service_radius_km: 40,
  categories: ['tree_removal'],
  crew_size: 3,
  founded_year: 2001,
  vendor_credentials: [],
  vendor_equipment: [],
  profiles: { email: 'ash@example.com', phone: '+15125550142' },
};

const item = (id: string, changes: object = {}) => ({
  id,
  vendor_id: 'ash',
  kind: 'photo',
  path: `ash/${id}`,
  caption: null,
  position: 1,
  pair_id: null,
  moment: null,
  version: 1,
  created_at: '2026-11-20T10:00:00Z',
  ...changes,
});

function open({ media = [], prices = [], crew = [] }: Record<string, object[]> = {}) {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/vendor_records', [APPLICANT]);
  for (const table of [
    'vendor_subscriptions',
    'credential_documents',
    'credential_decisions',
    'credential_reminders',
    'admin_audit',
  ]) {
    server.respondTo(`/rest/v1/${table}`, []);
  }
  server.respondTo('/rest/v1/vendor_media', media);
  server.respondTo('/rest/v1/vendor_prices', prices);
  server.respondTo('/rest/v1/vendor_crew', crew);
  server.respondTo(
    '/storage/v1/object/sign/vendor-media',
    ['logo', 'oak', 'crane'].map((name) => ({
      path: `ash/${name}`,
      signedURL: `/object/sign/vendor-media/ash/${name}?token=1`,
      error: null,
    })),
  );
  return renderPage(<VendorReview vendorId="ash" />, { user: 'admin' });
}

const openTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));

test('a reviewer sees the phone, the logo, the photos with their captions, the price list and the crew', async () => {
  open({
    media: [
      item('logo', { kind: 'logo' }),
      item('oak', { moment: 'after', caption: 'Oak over a garage' }),
      item('crane', { kind: 'video', caption: 'A crane day' }),
    ],
    prices: [
      { id: 'p1', label: 'Stump', unit: 'inch', category: 'stump_grinding', price_cents: 350 },
      { id: 'p2', label: 'Trip', unit: 'flat', category: null, price_cents: 5000 },
    ],
    crew: [
      { id: 'c1', label: 'Lee', role: 'climber', qualifications: ['aerial_rescue', 'first_aid'] },
    ],
  });
  expect(await screen.findByText('+15125550142')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Enlarge: Logo/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Enlarge: After: Oak over a garage' })).toBeVisible();
  expect(screen.getByLabelText('A crane day')).toHaveAttribute(
    'src',
    expect.stringContaining('ash/crane'),
  );
  await openTab('Prices and crew');
  const prices = within(await screen.findByRole('table', { name: 'Price list' }));
  expect(prices.getByRole('row', { name: /Stump.*\$3\.50 per inch/ })).toBeVisible();
  expect(prices.getByRole('row', { name: /Trip Any \$50/ })).toBeVisible();
  const crew = within(screen.getByRole('table', { name: 'Crew' }));
  expect(crew.getByRole('row', { name: /^Lee Climber Aerial rescue, First aid/ })).toBeVisible();
});

test('an application without them says so', async () => {
  open();
  expect(await screen.findByText('No logo and no photos yet.')).toBeVisible();
  await openTab('Prices and crew');
  for (const text of ['No prices yet.', 'No crew yet.']) {
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
