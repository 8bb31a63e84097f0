import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RequestState } from '@tree-service/domain';
import { notify, queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { type LeadJob, leadOfRequestQuery } from '../../../api/leads';
import { acceptedLead } from '../../../testing/leadFacts';
import { plannedJob } from '../../../testing/plannedJob';
import { renderForVendor } from '../../../testing/renderForVendor';
import { JobActions } from './JobActions';
import { UNDO_STEP_MS } from '@tree-service/market/features/undo';

const START = '/rest/v1/rpc/start_job';
const server = fakeBackend();
const started = () => server.callsTo(START).length;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z') });
  server.respondTo(START, 'in_progress');
});
afterEach(() => jest.useRealTimers());

function show(
  scheduledFor: string,
  changes: Partial<LeadJob> = {},
  requestState: RequestState = 'scheduled',
) {
  const job: LeadJob = {
    ...plannedJob(scheduledFor),
    job_photos: [],
    paid_jobs: null,
    ...changes,
  };
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const page = renderForVendor(
    <JobActions
      job={job}
      requestState={requestState}
      ownerName="Maya"
      name="Tree removal for Maya"
      place="Austin, TX · request #1001"
      timeZone="America/Chicago"
      zip="78704"
      onMoved={() => undefined}
    />,
  );
  return { user, page, job };
}
const press = (name: string) => screen.getByRole('button', { name });

test('a step can be undone for ten seconds', () => {
  expect(UNDO_STEP_MS).toBe(10_000);
});

test('on the day, work starts with one tap once the time to undo is over', async () => {
  const { user } = show('2026-11-21T16:00:00Z');
  await user.click(press('Start work'));
  expect(screen.getByRole('status')).toHaveTextContent('Letting Maya know that work is starting…');
  await act(() => jest.advanceTimersByTimeAsync(UNDO_STEP_MS - 1));
  expect(started()).toBe(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  await waitFor(() => expect(started()).toBe(1));
});

test('the answer shows that work began, before anything is read again', async () => {
  const { user, job } = show('2026-11-21T16:00:00Z');
  const { queryKey } = leadOfRequestQuery(job.vendor_id, job.request_id);
  queryClient.setQueryData(queryKey, acceptedLead({ state: 'won', jobs: job }));
  const shown = () => queryClient.getQueryData(queryKey)?.jobs?.state;
  await user.click(press('Start work'));
  await act(() => jest.advanceTimersByTimeAsync(UNDO_STEP_MS - 1));
  expect(shown()).toBe('scheduled');
  await act(() => jest.advanceTimersByTimeAsync(1));
  await waitFor(() => expect(shown()).toBe('in_progress'));
});

test('an accidental tap is undone, and the owner hears nothing', async () => {
  const { user } = show('2026-11-21T16:00:00Z');
  await user.click(press('Start work'));
  await user.click(press('Undo'));
  expect(press('Start work')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2 * UNDO_STEP_MS));
  expect(started()).toBe(0);
});

test('on another day it asks first', async () => {
  const { user } = show('2026-11-24T14:00:00Z');
  await user.click(press('Start work'));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('This job is scheduled for another day');
  expect(question).toHaveTextContent('Nov 24');
  await user.click(press('Not now'));
  await act(() => jest.advanceTimersByTimeAsync(2 * UNDO_STEP_MS));
  expect(started()).toBe(0);
});

test('while the weather holds the job up, a new date comes first', () => {
  show('2026-11-24T16:00:00Z', { state: 'weather_hold', scheduled_for: null });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Set a new date',
    'On my way',
    'Start work',
  ]);
});

test('leaving the page sends what was pressed', async () => {
  const { user, page } = show('2026-11-21T16:00:00Z');
  await user.click(press('Start work'));
  page.unmount();
  await act(() => jest.advanceTimersByTimeAsync(0));
  await waitFor(() => expect(started()).toBe(1));
});

test('the start that is shown is confirmed, and a refusal says that it was changed', async () => {
  const CONFIRM = '/rest/v1/rpc/confirm_start';
  const message = 'This job was changed since you opened it. Nothing was overwritten.';
  server.respondTo(
    CONFIRM,
    { code: 'P0001', message, hint: 'version_conflict', details: null },
    400,
  );
  const refused = jest.spyOn(notify, 'error').mockReturnValue(undefined);
  const { user } = show('2026-11-24T14:00:00Z', { start_set_by: 'owner', version: 4 });
  await user.click(press('Confirm date'));
  await waitFor(() =>
    expect(refused).toHaveBeenCalledWith("We couldn't confirm the date", { description: message }),
  );
  expect(server.callsTo(CONFIRM).map(({ body }) => body)).toEqual([
    { job_id: 'job', expected_version: 4 },
  ]);
  refused.mockRestore();
});

test('a Pro reports a no-show until the work begins', () => {
  const missed = { start_set_by: 'owner' } as const;
  const { page } = show('2026-11-21T14:00:00Z', missed);
  expect(press('Report no-show')).toBeVisible();
  page.unmount();
  show('2026-11-21T14:00:00Z', missed, 'in_progress');
  expect(screen.queryByRole('button', { name: 'Report no-show' })).toBeNull();
});

test('on the day the Pro tells the owner how late they are, and reads that nobody has arrived', async () => {
  server.respondTo('/rest/v1/rpc/report_late', 60);
  const { user } = show('2026-11-21T15:50:00Z', { has_arrived: false });
  expect(screen.getByText(/says that nobody has arrived yet/)).toBeVisible();
  await user.click(press('Running 60 min late'));
  await waitFor(() =>
    expect(server.callsTo('/rest/v1/rpc/report_late').map(({ body }) => body)).toEqual([
      { job_id: 'job', minutes: 60 },
    ]),
  );
});
