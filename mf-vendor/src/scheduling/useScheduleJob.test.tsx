import { act, screen, waitFor } from '@testing-library/react';
import type { VendorJob } from '@tree-service/market/api/jobs';
import { notify } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { plannedJob } from '../testing/plannedJob';
import { renderForVendor } from '../testing/renderForVendor';
import { useScheduleJob } from './useScheduleJob';

const PLAN = '/rest/v1/rpc/schedule_job';
const HOUR_MS = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const MOVED_VERSION = 7;

const server = fakeBackend();
const notices = { success: jest.spyOn(notify, 'success'), error: jest.spyOn(notify, 'error') };
beforeEach(() => {
  server.respondTo(PLAN, MOVED_VERSION);
  notices.success.mockReset();
  notices.error.mockReset();
});

function Move({ job, to }: { job: VendorJob; to: string }) {
  const plan = useScheduleJob(job, 'Tree removal for Maya', () => undefined);
  return <button onClick={() => plan.mutate({ startAt: to })}>Move</button>;
}

/** Moves a job and returns the undo of its notice. */
async function moveAndUndo(job: VendorJob) {
  const { user } = renderForVendor(<Move job={job} to={from(48)} />);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(notices.success).toHaveBeenCalledTimes(1));
  const undo = notices.success.mock.calls[0]?.[1]?.action;
  expect(undo?.label).toBe('Undo');
  return () => act(() => undo?.onClick());
}

test('undo moves a job back to its earlier time', async () => {
  const job: VendorJob = { ...plannedJob(from(24)), machines: ['crane'] };
  const undo = await moveAndUndo(job);
  undo();
  await waitFor(() => expect(notices.success).toHaveBeenCalledTimes(2));
  expect(server.callsTo(PLAN)[1]).toMatchObject({
    body: {
      job_id: 'job',
      start_at: job.scheduled_for,
      hours: 4,
      machines: ['crane'],
      expected_version: MOVED_VERSION,
    },
  });
});

test('a job changed after the move is not moved back, and the Pro sees why', async () => {
  const undo = await moveAndUndo(plannedJob(from(24)));
  const message = 'This job was changed since you opened it. Nothing was overwritten.';
  server.respondTo(PLAN, { code: 'P0001', message, hint: 'version_conflict', details: null }, 400);
  undo();
  await waitFor(() =>
    expect(notices.error).toHaveBeenCalledWith("We couldn't move the job back", {
      description: message,
    }),
  );
  expect(notices.success).toHaveBeenCalledTimes(1);
});
