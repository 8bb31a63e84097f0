import { screen } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { testShownFromAnswer } from '@tree-service/testing/shownFromAnswer';
import { DisputeSection } from './DisputeSection';

const READ = '/rest/v1/job_disputes';
const server = fakeBackend();
beforeEach(() => queryClient.clear());

const job = {
  id: 'job',
  request_id: 'request',
  owner_id: 'owner',
  vendor_id: 'vendor',
  state: 'completed' as const,
  price_cents: 98_000,
  no_show_side: null,
  updated_at: new Date().toISOString(),
};
const dispute = (changes: object) => ({
  id: 'dispute',
  job_id: 'job',
  opened_by: 'vendor',
  state: 'submitted',
  reason: 'payment',
  description: 'It was not paid.',
  wanted: 'no_change',
  wanted_price_cents: null,
  outcome: null,
  decided_at: null,
  decision_reason: null,
  answer: null,
  answered_at: null,
  appeal_reason: null,
  appealed_by: null,
  due_at: null,
  created_at: '2026-11-20T10:00:00Z',
  job_dispute_photos: [],
  ...changes,
});

const presses = [
  {
    what: 'responding to a dispute',
    stored: dispute({}),
    call: '/rest/v1/rpc/answer_dispute',
    answer: 'under_review',
    before: 'Respond to the dispute',
    send: 'Send response',
    words: 'It was paid in cash.',
  },
  {
    what: 'agreeing to a dispute',
    stored: dispute({}),
    call: '/rest/v1/rpc/settle_dispute',
    answer: 'closed',
    before: 'Agree to their request',
    send: 'Agree and end the dispute',
  },
  {
    what: 'withdrawing a dispute',
    stored: dispute({ opened_by: 'owner' }),
    call: '/rest/v1/rpc/withdraw_dispute',
    answer: 'withdrawn',
    before: 'Withdraw the dispute',
    send: 'Withdraw dispute',
  },
  {
    what: 'appealing a decision',
    stored: dispute({ state: 'decided', outcome: 'no_change' }),
    call: '/rest/v1/rpc/appeal_dispute',
    answer: 'appealed',
    before: 'Appeal the decision',
    send: 'Send appeal',
    words: 'The photos were not looked at.',
  },
];

// What is pressed is gone after.
testShownFromAnswer(server, {
  presses: presses.map((one) => ({ ...one, read: READ })),
  async press({ stored, before, send, words }) {
    server.respondTo(READ, [stored]);
    const { user } = renderPage(
      <DisputeSection
        job={job}
        requestState="completed"
        side="owner"
        otherName="Boone"
        timeZone="America/Chicago"
      />,
      { user: 'owner' },
    );
    await user.click(await screen.findByRole('button', { name: before }));
    if (words !== undefined) await user.type(await screen.findByRole('textbox'), words);
    server.hold(READ);
    await user.click(screen.getByRole('button', { name: send }));
  },
  find: (name) => screen.queryAllByRole('button', { name, hidden: true }),
  async whenShown({ words }) {
    if (words !== undefined) expect(await screen.findByText(words)).toBeVisible();
  },
});
