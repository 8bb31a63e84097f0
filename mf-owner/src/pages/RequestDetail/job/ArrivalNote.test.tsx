import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import ArrivalNote, { type ArrivalNoteProps } from './ArrivalNote';

const server = fakeBackend();
beforeEach(() => queryClient.clear());

const show = (changes: Partial<ArrivalNoteProps['job']>) =>
  renderPage(
    <ArrivalNote
      job={{
        id: 'job',
        scheduled_for: '2026-11-24T14:00:00Z',
        late_minutes: null,
        arrival_asked_at: null,
        has_arrived: null,
        ...changes,
      }}
      businessName="Oak & Sons"
      timeZone="America/Chicago"
    />,
    { user: 'owner' },
  );

test('says how late the Pro is and when to expect them', () => {
  show({ late_minutes: 60 });
  expect(screen.getByRole('status')).toHaveTextContent(
    /Oak & Sons is running 60 minutes late and expects to arrive around 9:00 AM/,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['Yes, the crew is here', true],
  ['Not yet', false],
])('asked whether the crew arrived, “%s” is sent', async (name, arrived) => {
  server.respondTo('/rest/v1/rpc/answer_arrival', arrived);
  const user = userEvent.setup();
  show({ arrival_asked_at: '2026-11-24T14:30:00Z' });
  expect(screen.getByText('Did the crew arrive?')).toBeVisible();
  await user.click(screen.getByRole('button', { name }));
  expect(server.callsTo('/rest/v1/rpc/answer_arrival')[0]?.body).toEqual({
    job_id: 'job',
    arrived,
  });
});

test('once nobody came, it says what to do, and the crew can still arrive', () => {
  show({ arrival_asked_at: '2026-11-24T14:30:00Z', has_arrived: false });
  expect(screen.getByText('We told Oak & Sons that nobody has arrived')).toBeVisible();
  expect(screen.getByText(/report a no-show below/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Not yet' })).toBeNull();
  expect(screen.getByRole('button', { name: 'The crew is here now' })).toBeVisible();
});
