import { declineLead } from '@tree-service/market/api/leads';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acceptedLead } from '../testing/leadFacts';
import { renderForVendor } from '../testing/renderForVendor';
import { LeadDecision } from './LeadDecision';
import { UNDO_MS } from './useDecline';

jest.mock('@tree-service/market/api/leads', () => ({
  ...jest.requireActual<object>('@tree-service/market/api/leads'),
  declineLead: jest.fn(() => Promise.resolve('declined')),
}));

const sent = jest.mocked(declineLead);
const offer = acceptedLead({
  state: 'offered',
  offer_expires_at: '2026-11-21T14:00:00Z',
});

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  sent.mockClear();
});
afterEach(() => jest.useRealTimers());

async function declineAsFarAway() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const rendered = renderForVendor(<LeadDecision lead={offer} />);
  await user.click(screen.getByRole('button', { name: 'Too far away' }));
  expect(screen.getByRole('status')).toHaveTextContent('Declined: Too far away');
  return { user, rendered };
}

test('one tap on a reason declines, once the moment to take it back is over', async () => {
  await declineAsFarAway();
  expect(sent).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(UNDO_MS));
  expect(sent.mock.calls).toEqual([['lead', 'Too far away']]);
});

test('taken back, nothing is sent and the offer stands', async () => {
  const { user } = await declineAsFarAway();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('button', { name: 'Accept for 5 tokens' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(2 * UNDO_MS));
  expect(sent).not.toHaveBeenCalled();
});

test('whoever leaves before has declined all the same', async () => {
  const { rendered } = await declineAsFarAway();
  rendered.unmount();
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(sent.mock.calls).toEqual([['lead', 'Too far away']]);
});

test('an offer whose time is over cannot be decided any more', () => {
  jest.setSystemTime(new Date('2026-11-21T14:00:01Z'));
  renderForVendor(<LeadDecision lead={offer} />);
  expect(screen.queryByRole('button')).toBeNull();
});
