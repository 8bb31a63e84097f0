import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { requestQuery, type RequestDetail } from '@tree-service/market/api/requests';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import {
  expectReason,
  testShownFromAnswer,
  type Press,
} from '@tree-service/testing/shownFromAnswer';
import type { ReactNode } from 'react';
import { CancelRequest } from './cancel/CancelRequest';
import { JobDecision } from './job/JobDecision';
import { QuoteActions } from './quotes/QuoteActions';
import { ReviewForm } from './review/ReviewSection';
import { ShareLinks } from './share/ShareLinks';

const READ = '/rest/v1/service_requests';
const server = fakeBackend();
beforeEach(() => queryClient.clear());

const job = { id: 'job', request_id: 'request', state: 'delivered', completed_at: null };
const quote = { id: 'quote', state: 'viewed', owner_note: null, quote_line_items: [], terms: null };
const request = {
  id: 'request',
  state: 'open',
  contact_name: 'Olivia',
  leads: [],
  quotes: [quote],
  jobs: [job],
  reviews: [],
};

/** What a press is sent from, drawn from the request as it is known. */
function Known({ children }: { children: (request: RequestDetail) => ReactNode }) {
  const { data } = useQuery(requestQuery('request'));
  return data === undefined ? 'Loading' : children(data);
}

/** `before` is a button, which is gone after. */
interface Sent extends Omit<Press, 'read' | 'before'> {
  readonly before: string;
  /** The button that sends what its dialog asks. */
  readonly send: string;
  readonly isReasonAsked: boolean;
  /** A choice to make first. */
  readonly choice?: RegExp;
  readonly from: (request: RequestDetail) => ReactNode;
}

const quoteActions = ({ quotes }: RequestDetail) =>
  quotes.map((one) => (
    <QuoteActions key={one.id} quote={one} businessName="Boone" lead={undefined} marks={[]} />
  ));
const jobDecision = ({ jobs }: RequestDetail) =>
  jobs
    .filter(({ state }) => state === 'delivered')
    .map((one) => (
      <JobDecision key={one.id} job={one} acceptBy={null} timeZone="America/Chicago" />
    ));

const presses: readonly Sent[] = [
  {
    what: 'declining a quote',
    call: '/rest/v1/rpc/decline_quote',
    answer: 'declined',
    before: 'Decline',
    send: 'Decline quote',
    isReasonAsked: true,
    from: quoteActions,
  },
  {
    what: 'requesting changes',
    call: '/rest/v1/rpc/request_quote_changes',
    answer: 'changes_requested',
    before: 'Request changes',
    send: 'Request changes',
    isReasonAsked: true,
    from: quoteActions,
  },
  {
    what: 'accepting work',
    call: '/rest/v1/rpc/accept_delivery',
    answer: 'completed',
    before: 'Accept work',
    send: 'Accept work',
    isReasonAsked: false,
    from: jobDecision,
  },
  {
    what: 'reporting a problem',
    call: '/rest/v1/rpc/reopen_job',
    answer: 'in_progress',
    before: 'Report a problem',
    send: 'Send to Pro',
    isReasonAsked: true,
    from: jobDecision,
  },
  {
    what: 'canceling a request',
    call: '/rest/v1/rpc/cancel_request',
    answer: 'canceled',
    before: 'Cancel this request',
    send: 'Cancel request',
    isReasonAsked: true,
    from: ({ id, state }) => <CancelRequest request={{ id, state, leads: [{}] }} />,
  },
  {
    what: 'sending a review',
    call: '/rest/v1/rpc/submit_review',
    answer: 'review',
    before: 'Send review',
    send: 'Send review',
    isReasonAsked: true,
    choice: /5 stars/,
    from: ({ jobs: [first], reviews }) =>
      first && reviews.length === 0 && <ReviewForm job={first} onSent={() => undefined} />,
  },
];

const lastNamed = (name: string) => screen.getAllByRole('button', { name }).at(-1) as HTMLElement;

testShownFromAnswer(server, {
  presses: presses.map((one) => ({ ...one, read: READ })),
  async press({ before, send, isReasonAsked, choice, from }) {
    server.respondTo(READ, request);
    const { user } = renderPage(<Known>{from}</Known>, { user: 'owner' });
    await user.click(await screen.findByRole('button', { name: before }));
    if (choice !== undefined) await user.click(screen.getByLabelText(choice));
    if (isReasonAsked) await user.type(screen.getByRole('textbox'), 'Too late for us');
    server.hold(READ);
    await user.click(lastNamed(send));
  },
  find: (name) => screen.queryAllByRole('button', { name, hidden: true }),
  whenRefused: ({ isReasonAsked }) => expectReason(isReasonAsked ? 'Too late for us' : undefined),
});

describe('the links to a request', () => {
  const SHARES = '/rest/v1/request_shares';
  const share = (id: string) => ({ id, lead_id: null, expires_at: '2099-12-24T12:00:00Z' });
  const links = () => screen.queryAllByRole('button', { name: /^Turn off the link/ });

  test.each([
    ['made', '/rest/v1/rpc/share_request', { ...share('new'), token: 'token' }, 'Create link', 2],
    ['turned off', '/rest/v1/rpc/revoke_request_share', null, /^Turn off the link/, 0],
  ])('one that is %s shows from the answer', async (_, call, answer, name, left) => {
    server.respondTo(READ, { ...request, category: 'maintenance', city: 'Austin' });
    server.respondTo(SHARES, [share('first')]);
    server.respondTo(call, answer);
    const letGo = server.hold(call);
    const { user } = renderPage(<Known>{(known) => <ShareLinks request={known} />}</Known>, {
      user: 'owner',
    });
    await waitFor(() => expect(links()).toHaveLength(1));
    server.hold(SHARES);
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(server.callsTo(call)).toHaveLength(1));
    // Without the answer nothing shows.
    expect(links()).toHaveLength(1);
    letGo();
    await waitFor(() => expect(links()).toHaveLength(left));
    await waitFor(() => expect(server.callsTo(SHARES)).toHaveLength(2));
  });
});
