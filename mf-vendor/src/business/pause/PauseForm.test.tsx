import { screen, waitFor } from '@testing-library/react';
import { fakeBackend } from '@tree-service/testing';
import * as v from 'valibot';
import { renderForVendor } from '../../testing/renderForVendor';
import { PauseForm, pauseSchema, resumeRange } from './PauseForm';
import { ResumeBusiness } from './ResumeBusiness';

const server = fakeBackend();

const until = (day: string) =>
  v.safeParse(pauseSchema('2028-02-28'), { reason: 'Vacation', until: day });

test('a business resumes between tomorrow and a year from now, or when the Pro resumes it', () => {
  expect(resumeRange('2028-02-28')).toEqual({ first: '2028-02-29', last: '2029-02-28' });
  expect(until('').output).toEqual({ reason: 'Vacation', until: undefined });
  expect(until('2028-02-29').success).toBe(true);
  expect(until('2029-02-28').success).toBe(true);
  for (const day of ['2028-02-28', '2029-03-01', '2028-13-01', 'soon']) {
    expect(until(day).success).toBe(false);
  }
});

test('a pause has a reason', () => {
  const parsed = v.safeParse(pauseSchema('2028-02-28'), { reason: ' ', until: '' });
  expect(parsed.issues?.map(({ message }) => message)).toEqual(['Please enter a reason']);
});

test('a Pro pauses the business until a day, and opens it again', async () => {
  const paused = '/rest/v1/rpc/pause_business';
  const resumed = '/rest/v1/rpc/resume_business';
  server.respondTo(paused, 'paused');
  server.respondTo(resumed, 'approved');
  const { user } = renderForVendor(
    <>
      <PauseForm today="2028-02-28" onClose={() => undefined} />
      <ResumeBusiness />
    </>,
  );
  await user.type(screen.getByLabelText(/Reason/), 'Our crane is being repaired.');
  await user.type(screen.getByLabelText(/Resume on/), '2028-03-10');
  await user.click(screen.getByRole('button', { name: 'Pause business' }));
  await waitFor(() =>
    expect(server.callsTo(paused).map(({ body }) => body)).toEqual([
      { reason: 'Our crane is being repaired.', until: '2028-03-10' },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Resume business' }));
  await waitFor(() => expect(server.callsTo(resumed)).toHaveLength(1));
});
