import { screen, waitFor, within } from '@testing-library/react';
import { notify, queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import ReviewQueuePage from '../reviewQueue/ReviewQueuePage';
import { planFacts } from '../testing/exampleFacts';
import { PlanForm } from './PlansPage';

const server = fakeBackend();
const DECIDE = '/rest/v1/rpc/decide_plan_proposal';
const PREMIUM = planFacts('premium', 'Premium');

const saving = {
  id: 'p1',
  act: 'save',
  terms: { plan: { ...PREMIUM, yearly_price: 0 }, version: 1 },
  reason: 'A spring offer',
  proposed_by: 'somebody-else',
  created_at: '2026-11-22T10:00:00Z',
  proposer: { email: 'lee@example.com' },
  current: PREMIUM,
  vendor: null,
};

function openCase(proposal: object) {
  queryClient.clear();
  const waiting = {
    queue: 'planProposals',
    id: 'p1',
    since: '2026-11-22T10:00:00Z',
    due_at: '2026-11-23T10:00:00Z',
    subject: { words: 'Premium' },
    assigned_to: null,
    assigned_email: null,
    notes: 0,
    total: 1,
  };
  server.respondTo('/rest/v1/rpc/review_queue', [waiting]);
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/rpc/case_notes', []);
  server.respondTo('/rest/v1/profiles', []);
  server.respondTo('/rest/v1/plan_proposals', [proposal]);
  server.respondTo(DECIDE, 'approve');
  return renderPage(<ReviewQueuePage />, {
    user: 'admin',
    url: '/admin-utility/queue?case=planProposals:p1',
  });
}

test('a change of a plan shows what it is and would be, and is decided where it waits', async () => {
  const { user } = openCase(saving);
  const card = await screen.findByRole('article', { name: 'Premium' });
  expect(card).toHaveTextContent('Now: Premium, $99.99 / $269.97 / $999.90');
  expect(card).toHaveTextContent('Once approved: Premium, $99.99 / $269.97 / $0, ');
  await user.click(within(card).getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'As agreed');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(server.callsTo(DECIDE).map(({ body }) => body)).toEqual([
      { proposal_id: 'p1', decision: 'approve', reason: 'As agreed' },
    ]),
  );
});

test('a plan for a Pro says for how long it is and what it is worth', async () => {
  openCase({
    ...saving,
    act: 'activate',
    terms: { period: 'yearly' },
    vendor: { vendor_id: 'ash', business_name: 'Ash & Sons' },
  });
  expect(await screen.findByRole('article', { name: 'Premium for Ash & Sons' })).toHaveTextContent(
    '1 year, worth $999.90, for Ash & Sons.',
  );
});

test('an administrator who proposes a change reads that a second one must approve it', async () => {
  queryClient.clear();
  server.respondTo('/rest/v1/subscription_plans', [PREMIUM]);
  server.respondTo('/rest/v1/rpc/save_plan', { state: 'pending', proposal_id: 'p1', plan: null });
  const onClose = jest.fn();
  const told = jest.spyOn(notify, 'info');
  const plan = { ...PREMIUM, subscription_type: 'priority_tier' };
  const { user } = renderPage(<PlanForm plan={plan} onClose={onClose} />, { user: 'admin' });
  await user.type(screen.getByLabelText('Reason'), 'A spring offer');
  await user.click(screen.getByRole('button', { name: 'Save plan' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(told).toHaveBeenCalledWith('A second administrator must approve this', {
    description: 'It is now in the review queue.',
  });
});
