import { screen, waitFor, within } from '@testing-library/react';
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
  business_proposals: [],
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

const SIMILAR = { accounts: [], insured_as: [] };

function open(
  { media = [], prices = [], crew = [] }: Record<string, object[]> = {},
  { changes = {}, similar = SIMILAR }: { changes?: object; similar?: object } = {},
) {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/vendor_records', [{ ...APPLICANT, ...changes }]);
  server.respondTo('/rest/v1/rpc/similar_accounts', similar);
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

test('other accounts with the same marks, erased ones too, and insurance for another name are warnings', async () => {
  const shared = { user_type: 'vendor', is_suspended: false };
  open(
    {},
    {
      similar: {
        accounts: [
          {
            ...shared,
            account_id: 'birch',
            by: ['name', 'policy'],
            business_name: 'Birch Bros',
            state: 'terminated',
            is_erased: false,
          },
          {
            ...shared,
            account_id: 'gone',
            by: ['phone'],
            business_name: null,
            state: 'terminated',
            is_erased: true,
          },
        ],
        insured_as: ['Somebody Else LLC'],
      },
    },
  );
  expect(await screen.findByText('Insured: Somebody Else LLC.')).toBeVisible();
  const [known, erased] = within(
    screen.getByText('Other accounts look like this one').closest('div') ?? document.body,
  ).getAllByRole('listitem');
  expect(known).toHaveTextContent('Birch Bros');
  expect(known).toHaveTextContent('same business name, policy number');
  expect(erased).toHaveTextContent('A deleted account (deleted account): same phone number');
});

test('a new name shows what is shown now and is decided with a reason', async () => {
  const DECIDE = '/rest/v1/rpc/decide_business_proposal';
  server.respondTo(DECIDE, 'refuse');
  const { user } = open(
    {},
    {
      changes: {
        state: 'approved',
        business_proposals: [
          {
            id: 'change',
            field: 'business_name',
            earlier: 'Ash & Sons',
            proposed: 'Whitfield Tree & Crown',
            place: null,
            created_at: '2026-11-20T10:00:00Z',
          },
        ],
      },
    },
  );
  const card = await screen.findByRole('article', { name: 'New business name' });
  expect(card).toHaveTextContent('Now: Ash & Sons. Once approved: Whitfield Tree & Crown.');
  await user.click(within(card).getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'Taken');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await waitFor(() =>
    expect(server.callsTo(DECIDE).map(({ body }) => body)).toEqual([
      { proposal_id: 'change', decision: 'refuse', reason: 'Taken' },
    ]),
  );
});
