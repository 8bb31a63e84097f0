import { screen, within } from '@testing-library/react';
import { leadContactQuery } from '@tree-service/market/api/leadContact';
import type { LeadJob } from '../../api/leads';
import { acceptedLead } from '../../testing/leadFacts';
import { plannedJob } from '../../testing/plannedJob';
import { renderForVendor } from '../../testing/renderForVendor';
import { JobSummary } from './VendorRequestPage';

const contact = {
  first_name: 'Maya',
  last_name: 'Torres',
  phone: '+15125550100',
  email: 'maya@example.com',
  address: '1204 Barton Hills Drive',
  city: 'Austin',
  state: 'TX',
  zip: '78704',
  pin: null,
};

function show(changes: Partial<LeadJob>, state: 'won' | 'withdrawn' = 'won') {
  const job: LeadJob = {
    ...plannedJob('2026-11-24T14:00:00Z'),
    job_photos: [],
    paid_jobs: null,
    ...changes,
  };
  const shared = state === 'won' ? '2026-11-21T12:00:00Z' : null;
  const lead = acceptedLead({ state, jobs: job, contact_shared_at: shared });
  renderForVendor(<JobSummary lead={lead} job={job} />, {
    known: [[leadContactQuery(lead.id).queryKey, contact]],
  });
  return screen.getByRole('group', { name: 'Status' });
}

test('a job says its status once, with its price and date, and who and where the owner is', () => {
  const status = show({});
  expect(within(status).getByText('Scheduled')).toBeVisible();
  expect(status).toHaveTextContent('$980');
  expect(status).toHaveTextContent('Nov 24, 8:00 AM CST');
  expect(screen.getByText('Maya Torres')).toBeVisible();
  expect(screen.getByText('1204 Barton Hills Drive, Austin, TX 78704')).toBeVisible();
  expect(screen.getByRole('link', { name: '(512) 555-0100' })).toBeVisible();
});

test('a job without a date says so', () => {
  expect(show({ scheduled_for: null })).toHaveTextContent('Not set yet');
});

test('a job the Pro withdrew from says why it is over, without the owner’s contact', () => {
  const status = show({ state: 'canceled' }, 'withdrawn');
  expect(status).toHaveTextContent('You withdrew from this request.');
  expect(screen.queryByText('Maya Torres')).toBeNull();
});
