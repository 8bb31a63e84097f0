import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { QuotesAndJob } from './RequestPage';

const server = fakeBackend();
const AT = '2026-11-20T10:00:00Z';

const quote = (id: string, version: number, changes: object = {}) => ({
  id,
  version,
  vendor_id: 'v1',
  state: 'superseded',
  total_cents: 90_000 + version,
  highest_cents: 90_000 + version,
  created_at: AT,
  valid_until: AT,
  message: null,
  terms: null,
  owner_note: null,
  quote_line_items: [],
  quote_photos: [],
  ...changes,
});
const request = {
  id: 'r1',
  leads: [{ vendor_id: 'v1', vendor_profiles: { business_name: 'Oak & Saw' } }],
  quotes: [quote('q2', 2, { state: 'accepted', message: 'All in' }), quote('q1', 1)],
  jobs: [
    {
      id: 'j1',
      state: 'completed',
      price_cents: 90_002,
      scheduled_for: AT,
      delivered_at: AT,
      completed_at: AT,
      delivery_note: 'Stump ground',
      end_reason: null,
      job_photos: [],
    },
  ],
};

function open(url: string) {
  queryClient.clear();
  server.respondTo('/rest/v1/service_requests', request);
  return renderPage(<QuotesAndJob requestId="r1" />, { user: 'admin', url });
}

test('the accepted quote is shown with the job, and every other one can be', async () => {
  const { user } = open('/match?request=r1');
  expect(await screen.findByRole('heading', { name: /^Version 2/ })).toBeVisible();
  expect(screen.getByText('The Pro wrote: “Stump ground”')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Quote'), 'q1');
  expect(await screen.findByRole('heading', { name: /^Version 1/ })).toBeVisible();
});

test('the quote of the address is shown', async () => {
  open('/match?request=r1&quote=q1');
  expect(await screen.findByRole('heading', { name: /^Version 1/ })).toBeVisible();
});
