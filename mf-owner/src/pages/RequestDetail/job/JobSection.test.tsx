import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { JobSection, type JobSectionProps } from './JobSection';

const server = fakeBackend();

const job: JobSectionProps['request']['jobs'][number] = {
  id: 'job',
  lead_id: 'lead',
  quote_id: 'quote',
  request_id: 'request',
  review_folder: 'folder',
  owner_id: 'owner',
  vendor_id: 'vendor',
  state: 'weather_hold',
  job_disputes: [],
  job_photos: [],
  planned_hours: 4,
  people: null,
  machines: [],
  price_cents: 98_000,
  tax_cents: 0,
  scheduled_for: null,
  scheduled_until: null,
  start_set_by: 'vendor',
  start_set_at: null,
  start_confirmed_at: null,
  late_minutes: null,
  arrival_asked_at: null,
  has_arrived: null,
  accept_by: null,
  delivered_at: null,
  delivery_note: null,
  completed_at: null,
  end_reason: null,
  no_show_side: null,
  reminded_at: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  version: 1,
};

type Quote = JobSectionProps['request']['quotes'][number];
type Dispute = JobSectionProps['request']['jobs'][number]['job_disputes'][number];

const lead: JobSectionProps['request']['leads'][number] = {
  id: 'lead',
  request_id: 'request',
  vendor_id: 'vendor',
  owner_id: 'owner',
  state: 'won',
  run_id: null,
  offer_position: 1,
  offer_round: 1,
  distance_km: 6.8,
  token_price: 5,
  promoted: false,
  decline_reason: null,
  contact_shared_at: null,
  contact_ended_at: null,
  engaged_at: null,
  offered_at: '2026-11-21T10:00:00Z',
  offer_expires_at: '2026-11-21T14:00:00Z',
  updated_at: '2026-11-21T11:00:00Z',
  vendor_profiles: {
    vendor_id: 'vendor',
    business_name: 'Oak & Sons',
    rating_count: 0,
    rating_sum: 0,
    vendor_credentials: [],
  },
  conversations: null,
};

const quoted = (terms: string) => [{ id: 'quote', terms }] as Partial<Quote>[] as Quote[];

function show(
  changes: Partial<typeof job> = {},
  quotes: Quote[] = [],
  state: JobSectionProps['request']['state'] = 'scheduled',
) {
  const request: JobSectionProps['request'] = {
    id: 'request',
    state,
    number: 1001,
    category: 'tree_removal',
    city: 'Austin',
    region: 'TX',
    zip: '78704',
    time_zone: 'America/Chicago',
    contact_name: 'Maya',
    properties: {
      label: 'Home',
      address: '1204 Barton Hills Drive',
      city: 'Austin',
      state: 'TX',
      zip: '78704',
      time_zone: 'America/Chicago',
    },
    quotes,
    leads: [lead],
    jobs: [{ ...job, ...changes }],
  };
  return renderPage(<JobSection request={request} />, { user: 'owner' });
}

beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/vendor_media', []);
  const desktop = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  Object.assign(window, { matchMedia: () => desktop });
  server.respondTo('/rest/v1/state_events', [
    { id: 1, machine: 'job', event: 'hold_for_weather', note: 'Gusts of 40 mph' },
  ]);
});

test('the owner reads why the job is on hold', async () => {
  show();
  expect(
    await screen.findByText('On hold because of the weather: “Gusts of 40 mph”'),
  ).toBeVisible();
});

test('the owner can choose another Pro until the work begins, also while it waits for the weather', () => {
  const { unmount } = show();
  expect(screen.getByRole('button', { name: 'Choose another Pro' })).toBeVisible();
  unmount();
  show({}, [], 'in_progress');
  expect(screen.getByRole('button', { name: 'Set date' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose another Pro' })).toBeNull();
});

test('once the job has a date again, the hold is not mentioned', () => {
  show({ state: 'scheduled', scheduled_for: '2026-11-24T14:00:00Z' });
  expect(screen.getByRole('heading', { name: 'Oak & Sons' })).toBeVisible();
  expect(screen.queryByText(/because of the weather/)).toBeNull();
});

test('finished work says when it is accepted without an answer, and not while a dispute stops that', () => {
  const delivered = { state: 'delivered', accept_by: '2026-11-29T18:00:00Z' } as const;
  const sentence = /it will be accepted automatically on/;
  const { unmount } = show(delivered);
  expect(screen.getByText(sentence)).toBeVisible();
  unmount();
  const disputes = [{ state: 'submitted' }] as Partial<Dispute>[] as Dispute[];
  show({ ...delivered, job_disputes: disputes });
  expect(screen.queryByText(sentence)).toBeNull();
});

test.each([false, true])(
  'the Pro of the job is shown with the logo (phone: %s)',
  async (isPhone) => {
    const width = { matches: isPhone, addEventListener: () => {}, removeEventListener: () => {} };
    Object.assign(window, { matchMedia: () => width });
    const path = 'vendor/logo.png';
    server.respondTo('/rest/v1/vendor_media', [
      { vendor_id: 'vendor', kind: 'logo', path, caption: null, moment: null },
    ]);
    server.respondTo('/storage/v1/object/sign/vendor-media', [
      { path, signedURL: `/object/sign/vendor-media/${path}?token=t`, error: null },
    ]);
    const { container } = show();
    await waitFor(() =>
      expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining(path)),
    );
  },
);

test('shows the terms of the quote, which may include a deposit, with the job', () => {
  show({}, quoted('Half is due before the crane comes.'));
  expect(screen.getByText(/according to the terms of the quote/)).toBeVisible();
  expect(screen.getByText('Terms of this quote')).toBeVisible();
  expect(screen.getByText('Half is due before the crane comes.')).toBeInTheDocument();
});

test('the steps say how far the job is, and a job that ended early has its status instead', () => {
  const { unmount } = show({ state: 'in_progress', scheduled_for: '2026-11-24T14:00:00Z' });
  expect(screen.getAllByText('Work in progress')).toHaveLength(2);
  expect(screen.getByText('Step 3 of 5')).toBeVisible();
  unmount();
  show({ state: 'canceled' });
  expect(screen.getByText('Canceled')).toBeVisible();
});

test('while the crew is late the job says so, and once the work began it does not', async () => {
  const late = { scheduled_for: '2026-11-24T14:00:00Z', late_minutes: 30 } as const;
  const { unmount } = show({ state: 'scheduled', ...late });
  expect(await screen.findByText(/Oak & Sons is running 30 minutes late/)).toBeVisible();
  unmount();
  show({ state: 'in_progress', ...late });
  expect(screen.queryByText(/minutes late/)).toBeNull();
});
