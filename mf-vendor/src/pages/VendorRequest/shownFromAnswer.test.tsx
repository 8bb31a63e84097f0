import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import {
  expectReason,
  testShownFromAnswer,
  type Press,
} from '@tree-service/testing/shownFromAnswer';
import type { ReactNode } from 'react';
import { leadOfRequestQuery, type LeadDetail } from '../../api/leads';
import { VendorIdContext } from '../../area/vendorId';
import { useDeclineLead } from '../../leads/useLeadActions';
import { useScheduleJob } from '../../scheduling/useScheduleJob';
import { acceptedLead } from '../../testing/leadFacts';
import { plannedJob } from '../../testing/plannedJob';
import { ClaimForm } from './claim/ClaimForm';
import { ClaimOutcome } from './claim/ClaimPanel';
import { NoShowReport } from './job/JobActions';
import { WeatherHoldForm } from './job/WeatherHoldForm';
import { QuoteBuilder } from './quote/QuoteBuilder';
import { WithdrawQuote } from './quote/QuotePanel';
import { WithdrawFromRequest } from './withdraw/WithdrawFromRequest';

const READ = '/rest/v1/leads';
const START = '2026-12-01T15:00:00Z';
const server = fakeBackend();
beforeEach(() => queryClient.clear());

const quote = { id: 'quote', state: 'sent', version: 1, quote_line_items: [], quote_photos: [] };
const claim: NonNullable<LeadDetail['lead_credit_claims']> = {
  id: 'claim',
  lead_id: 'lead',
  request_id: 'request',
  vendor_id: 'vendor',
  state: 'under_review',
  reason: 'owner_silent',
  description: null,
  tokens: 5,
  finding: null,
  answered_by: null,
  appeal_reason: null,
  due_at: null,
  decided_at: null,
  created_at: '2026-11-21T12:00:00Z',
  updated_at: '2026-11-21T12:00:00Z',
};
const won = { ...plannedJob('2026-11-25T15:00:00Z'), job_photos: [], paid_jobs: null };

interface Sent extends Omit<Press, 'read'> {
  readonly lead: object;
  /** A choice to make first. */
  readonly choice?: RegExp;
  /** The buttons that lead to it, the last of which sends it. */
  readonly buttons: readonly string[];
  readonly isReasonAsked?: boolean;
  readonly from: (lead: LeadDetail) => ReactNode;
}

function Decline() {
  const { mutate } = useDeclineLead();
  return <button onClick={() => mutate({ leadId: 'lead', reason: 'Too far' })}>Decline</button>;
}

function Move({ job }: { job: NonNullable<LeadDetail['jobs']> }) {
  const { mutateAsync } = useScheduleJob(job, 'Tree removal for Maya', () => undefined);
  return (
    <button onClick={() => void mutateAsync({ startAt: START }).catch(() => undefined)}>
      Move
    </button>
  );
}

const presses: readonly Sent[] = [
  {
    what: 'sending a quote',
    lead: acceptedLead(),
    call: '/rest/v1/rpc/send_quote',
    answer: {
      id: 'quote',
      version: 1,
      lead: { id: 'lead', vendor_id: 'vendor', request_id: 'request', state: 'quoted' },
      quote,
    },
    buttons: ['Send quote'],
    from: (lead) => (
      <QuoteBuilder
        lead={lead}
        last={undefined}
        terms={null}
        prices={[
          {
            id: 'removal',
            vendor_id: 'vendor',
            label: 'Removal, tree 30 to 60 ft',
            unit: 'each',
            category: null,
            price_cents: 98_000,
            version: 1,
          },
          {
            id: 'stump',
            vendor_id: 'vendor',
            label: 'Stump grinding',
            unit: 'inch',
            category: null,
            price_cents: 350,
            version: 1,
          },
        ]}
      />
    ),
    before: 'accepted, no quote',
    after: 'quoted, quote sent',
  },
  {
    what: 'withdrawing a quote',
    lead: { ...acceptedLead({ state: 'quoted' }), quotes: [quote] },
    call: '/rest/v1/rpc/withdraw_quote',
    answer: 'withdrawn',
    buttons: ['Withdraw quote', 'Withdraw quote'],
    isReasonAsked: true,
    from: ({ quotes }) =>
      quotes.map((one) => <WithdrawQuote key={one.id} quote={one} ownerName="Maya" />),
    before: 'quoted, quote sent',
    after: 'quoted, quote withdrawn',
  },
  {
    what: 'withdrawing from a request',
    lead: { ...acceptedLead({ state: 'quoted' }), quotes: [quote] },
    call: '/rest/v1/rpc/withdraw_lead',
    answer: 'withdrawn',
    buttons: ['Withdraw from this request', 'Withdraw'],
    isReasonAsked: true,
    from: (lead) => <WithdrawFromRequest lead={lead} />,
    before: 'quoted, quote sent',
    after: 'withdrawn, quote withdrawn',
  },
  {
    what: 'declining a request',
    lead: acceptedLead({ state: 'viewed' }),
    call: '/rest/v1/rpc/decline_lead',
    answer: 'declined',
    buttons: ['Decline'],
    from: () => <Decline />,
    before: 'viewed, no quote',
    after: 'declined, no quote',
  },
  {
    what: 'setting a date',
    lead: acceptedLead({ state: 'won', jobs: won }),
    call: '/rest/v1/rpc/schedule_job',
    answer: 2,
    buttons: ['Move'],
    from: ({ jobs }) => jobs && <Move job={jobs} />,
    before: 'won, no quote, scheduled 2026-11-25T15:00:00Z',
    after: `won, no quote, scheduled ${START}`,
  },
  {
    what: 'putting a job on weather hold',
    lead: acceptedLead({ state: 'won', jobs: { ...won, state: 'in_progress' } }),
    call: '/rest/v1/rpc/hold_for_weather',
    answer: 'weather_hold',
    buttons: ['Put job on hold'],
    isReasonAsked: true,
    from: ({ jobs }) =>
      jobs?.state === 'in_progress' && (
        <WeatherHoldForm
          jobId="job"
          ownerName="Maya"
          timeZone="America/Chicago"
          onHeld={() => undefined}
          onCancel={() => undefined}
        />
      ),
    before: 'won, no quote, in_progress 2026-11-25T15:00:00Z',
    after: 'won, no quote, weather_hold without a date',
  },
  {
    what: 'reporting a no-show',
    lead: acceptedLead({ state: 'won', jobs: won }),
    call: '/rest/v1/rpc/report_no_show',
    answer: 'no_show',
    buttons: ['Report no-show', 'Report no-show'],
    isReasonAsked: true,
    from: () => <NoShowReport jobId="job" ownerName="Maya" />,
    before: 'won, no quote, scheduled 2026-11-25T15:00:00Z',
    after: 'won, no quote, no_show 2026-11-25T15:00:00Z',
  },
  {
    what: 'filing a claim',
    lead: acceptedLead({ lead_credit_claims: null }),
    call: '/rest/v1/rpc/file_credit_claim',
    answer: claim,
    choice: /never messaged me/,
    buttons: ['Submit claim'],
    isReasonAsked: true,
    from: ({ lead_credit_claims: known }) =>
      known ? (
        <ClaimOutcome claim={known} timeZone="America/Chicago" />
      ) : (
        <>
          <p>no claim</p>
          <ClaimForm leadId="lead" onCancel={() => undefined} />
        </>
      ),
    before: 'no claim',
    after: 'An administrator is reviewing your claim for 5 tokens.',
  },
  {
    what: 'withdrawing a claim',
    lead: acceptedLead({ lead_credit_claims: claim }),
    call: '/rest/v1/rpc/withdraw_credit_claim',
    answer: 'withdrawn',
    buttons: ['Withdraw claim'],
    from: ({ lead_credit_claims: known }) =>
      known && <ClaimOutcome claim={known} timeZone="America/Chicago" />,
    before: 'An administrator is reviewing your claim for 5 tokens.',
    after: 'You withdrew your claim.',
  },
];

const inWords = ({ state, quotes: [first], jobs }: LeadDetail) =>
  [
    state,
    first ? `quote ${first.state}` : 'no quote',
    ...(jobs ? [`${jobs.state} ${jobs.scheduled_for ?? 'without a date'}`] : []),
  ].join(', ');

function Known({ from }: Pick<Sent, 'from'>) {
  const { data } = useQuery(leadOfRequestQuery('vendor', 'request'));
  if (data === undefined) return 'Loading';
  return (
    <>
      <p>{inWords(data)}</p>
      {from(data)}
    </>
  );
}

testShownFromAnswer(server, {
  presses: presses.map((one) => ({ ...one, read: READ })),
  async press({ lead, buttons, isReasonAsked = false, choice, from, before }) {
    server.respondTo(READ, lead);
    server.respondTo('/rest/v1/rpc/my_lead_competition', []);
    const { user } = renderPage(
      <VendorIdContext value="vendor">
        <Known from={from} />
      </VendorIdContext>,
      { user: 'vendor' },
    );
    await screen.findByText(before);
    if (choice !== undefined) await user.click(screen.getByRole('radio', { name: choice }));
    server.hold(READ);
    for (const [place, name] of buttons.entries()) {
      const isLast = place === buttons.length - 1;
      if (isLast && isReasonAsked)
        await user.type(await screen.findByRole('textbox'), 'Fully booked');
      const button = (await screen.findAllByRole('button', { name })).at(-1);
      if (button) await user.click(button);
    }
  },
  async whenRefused({ isReasonAsked = false }) {
    // A refusal is a reason to read again, too.
    await waitFor(() => expect(server.callsTo(READ)).toHaveLength(2));
    if (isReasonAsked) await expectReason('Fully booked');
  },
});
