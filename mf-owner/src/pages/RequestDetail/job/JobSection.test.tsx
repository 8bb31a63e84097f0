import { screen } from '@testing-library/react';
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
  owner_id: 'owner',
  vendor_id: 'pro',
  state: 'weather_hold',
  job_disputes: [],
  job_photos: [],
  planned_hours: 4,
  people: null,
  machines: [],
  price_cents: 98_000,
  scheduled_for: null,
  scheduled_until: null,
  start_set_by: 'vendor',
  start_set_at: null,
  start_confirmed_at: null,
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

function show(changes: Partial<typeof job> = {}) {
  const request: JobSectionProps['request'] = {
    id: 'request',
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
    quotes: [],
    leads: [],
    jobs: [{ ...job, ...changes }],
  };
  renderPage(<JobSection request={request} />, { user: 'owner' });
}

beforeEach(() => {
  queryClient.clear();
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

test('once the job has a date again, the hold is not mentioned', () => {
  show({ state: 'scheduled', scheduled_for: '2026-11-24T14:00:00Z' });
  expect(screen.getByRole('heading', { name: 'Your Pro' })).toBeVisible();
  expect(screen.queryByText(/because of the weather/)).toBeNull();
});
