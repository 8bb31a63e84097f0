import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBackend } from '@tree-service/testing';
import { acceptedLead } from '../testing/leadFacts';
import { renderForVendor } from '../testing/renderForVendor';
import { LeadDecision, UNDO_MS } from './LeadDecision';

const DECLINE = '/rest/v1/rpc/decline_lead';
const server = fakeBackend();
const declined = () => server.callsTo(DECLINE).map(({ body }) => body);
const tooFar = { lead_id: 'lead', reason: 'Too far away' };
const offer = acceptedLead({
  state: 'offered',
  offer_expires_at: '2026-11-21T14:00:00Z',
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  server.respondTo(DECLINE, 'declined');
});
afterEach(() => jest.useRealTimers());

async function declineAsFarAway() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const rendered = renderForVendor(<LeadDecision lead={offer} />);
  expect(screen.queryByRole('button', { name: 'Too far away' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await user.click(screen.getByRole('button', { name: 'Too far away' }));
  expect(screen.getByRole('status')).toHaveTextContent('Declined: Too far away');
  return { user, rendered };
}

test('a tap on Decline and one on a reason decline, once the time to undo is over', async () => {
  await declineAsFarAway();
  await act(() => jest.advanceTimersByTimeAsync(UNDO_MS - 1));
  expect(declined()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(UNDO_MS));
  await waitFor(() => expect(declined()).toEqual([tooFar]));
});

test('after undo nothing is sent and the offer stays open', async () => {
  const { user } = await declineAsFarAway();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Accept for 5 tokens' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Too far away' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2 * UNDO_MS));
  expect(declined()).toEqual([]);
});

test('leaving the page sends the decline', async () => {
  const { rendered } = await declineAsFarAway();
  rendered.unmount();
  await act(() => jest.advanceTimersByTimeAsync(0));
  await waitFor(() => expect(declined()).toEqual([tooFar]));
});

test('an expired offer cannot be accepted or declined', () => {
  jest.setSystemTime(new Date('2026-11-21T14:00:01Z'));
  renderForVendor(<LeadDecision lead={offer} />);
  expect(screen.queryByRole('button')).toBeNull();
});
