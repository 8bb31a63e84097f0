import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestTimelineQuery } from '@tree-service/market/api/requests';
import { fakeBackend } from '@tree-service/testing';
import type { LeadJob } from '../../../api/leads';
import { acceptedLead } from '../../../testing/leadFacts';
import { plannedJob } from '../../../testing/plannedJob';
import { renderForVendor } from '../../../testing/renderForVendor';
import { JobPanel } from './JobPanel';

const MARK = '/rest/v1/rpc/mark_job_paid';
const server = fakeBackend();

const held = { machine: 'job', event: 'hold_for_weather', note: 'Gusts of 40 mph' };

function show(state: LeadJob['state'], changes: Partial<LeadJob> = {}) {
  const job: LeadJob = {
    ...plannedJob('2026-11-24T14:00:00Z'),
    job_photos: [],
    state,
    paid_jobs: null,
    ...changes,
  };
  renderForVendor(<JobPanel lead={acceptedLead({ state: 'won', jobs: job })} job={job} />, {
    known: [[requestTimelineQuery('request').queryKey, [held]]],
  });
  return screen.getByRole('group', { name: 'Next step' });
}

test('a job on hold says why, and what to do next', () => {
  const next = show('weather_hold');
  expect(next).toHaveTextContent('On hold because of the weather: “Gusts of 40 mph”');
  expect(next).toHaveTextContent('Set a new date when it clears.');
});

test('delivered work says when it is accepted automatically, and that a dispute stops that', () => {
  const delivered = { accept_by: '2026-11-30T18:00:00Z' };
  expect(show('delivered', delivered)).toHaveTextContent(
    'It will be accepted automatically on Mon, Nov 30, 2026.',
  );
  cleanup();
  const job_disputes = [{ state: 'submitted' as const, opened_by: 'owner' }];
  expect(show('delivered', { ...delivered, job_disputes })).toHaveTextContent(
    "The work won't be accepted automatically while the dispute is open.",
  );
});

test('once the job goes on, the hold is not mentioned', () => {
  expect(show('scheduled')).not.toHaveTextContent('weather');
});

const marks = () => server.callsTo(MARK).map(({ body }) => body);

test('a completed job is unpaid until the Pro marks it', async () => {
  server.respondTo(MARK, undefined, 204);
  show('completed');
  await userEvent.click(screen.getByRole('button', { name: 'Mark as paid' }));
  await waitFor(() => expect(marks()).toEqual([{ job_id: 'job', paid: true }]));
});

test('a mark made by mistake can be taken back', async () => {
  server.respondTo(MARK, undefined, 204);
  show('completed', { paid_jobs: { marked_at: '2026-11-25T18:00:00Z' } });
  expect(screen.getByText('You marked this job as paid on Wednesday, November 25.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as unpaid' }));
  await waitFor(() => expect(marks()).toEqual([{ job_id: 'job', paid: false }]));
});

test('work that is not accepted yet cannot be marked as paid', () => {
  show('delivered');
  expect(screen.queryByRole('button', { name: /^Mark as/ })).toBeNull();
});
