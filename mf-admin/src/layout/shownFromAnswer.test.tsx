import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { waitingClaimQuery } from '@tree-service/market/api/claims';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { vendorDossierQuery } from '../api/administration';
import { pendingAdjustments } from '../api/tokenAdjustments';
import { AdjustmentCard } from '../pages/Adjustments/AdjustmentCard';
import { ClaimDecision } from '../pages/Claims/ClaimDecision';
import { VendorActions } from '../vendorDecisions/VendorActions';

const server = fakeBackend();
beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/profiles', []);
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/vendor_profiles', []);
  server.respondTo('/rest/v1/vendor_subscriptions', []);
});

function Business() {
  const { data } = useQuery(vendorDossierQuery('ash'));
  if (!data) return 'Loading';
  return (
    <>
      <p>{data.state}</p>
      <VendorActions
        vendorId="ash"
        businessName="Ash & Sons"
        state={data.state}
        version={data.version}
        credentials={data.vendor_credentials}
      />
    </>
  );
}

function Claim() {
  const { data } = useQuery(waitingClaimQuery('claim'));
  return data?.map((claim) => (
    <div key={claim.id}>
      <p>{claim.state}</p>
      <ClaimDecision claim={claim} isHeld={false} />
    </div>
  ));
}

function Adjustments() {
  const { data } = useInfiniteQuery(pendingAdjustments.pages);
  return (
    <>
      <p>{data?.length === 0 ? 'none' : 'waiting'}</p>
      {data?.map((one) => (
        <AdjustmentCard key={one.id} adjustment={one} />
      ))}
    </>
  );
}

const presses = [
  {
    what: 'approving a Pro',
    page: <Business />,
    read: '/rest/v1/rpc/vendor_records',
    stored: [
      {
        vendor_id: 'ash',
        business_name: 'Ash & Sons',
        state: 'under_review',
        state_since: '2026-11-20T10:00:00Z',
        version: 1,
        vendor_credentials: [],
      },
    ],
    call: '/rest/v1/rpc/decide_vendor',
    answer: 'approved',
    button: 'Approve',
    before: 'under_review',
    after: 'approved',
  },
  {
    what: 'granting a claim',
    page: <Claim />,
    read: '/rest/v1/lead_credit_claims',
    stored: [{ id: 'claim', state: 'under_review', tokens: 5, finding: null, decided_at: null }],
    call: '/rest/v1/rpc/decide_credit_claim',
    answer: 'granted',
    button: 'Grant',
    before: 'under_review',
    after: 'granted',
  },
  {
    what: 'approving an adjustment',
    page: <Adjustments />,
    read: '/rest/v1/token_adjustments',
    stored: [
      {
        id: 'adjustment',
        tokens: 50,
        account_id: 'ash',
        reason: 'Outage',
        proposed_by: 'someone',
        created_at: '2026-11-20T10:00:00Z',
        profiles: { email: 'someone@example.com' },
        token_accounts: { posted: 50, held: 11 },
      },
    ],
    call: '/rest/v1/rpc/decide_token_adjustment',
    answer: 'approved',
    button: 'Approve',
    before: 'waiting',
    after: 'none',
  },
];

type Press = (typeof presses)[number];

/** Decides with a reason, while nothing can be read again. */
async function decide({ page, read, stored, button, before }: Press) {
  server.respondTo(read, stored);
  const { user } = renderPage(page, { user: 'admin' });
  await screen.findByText(before);
  await user.click(await screen.findByRole('button', { name: button }));
  await user.type(await screen.findByRole('textbox'), 'All is in order');
  server.hold(read);
  const send = screen.getAllByRole('button', { name: button }).at(-1);
  if (send) await user.click(send);
}

test.each(presses)('$what shows from the answer, before it is read again', async (press) => {
  server.respondTo(press.call, press.answer);
  const letGo = server.hold(press.call);
  await decide(press);
  await waitFor(() => expect(server.callsTo(press.call)).toHaveLength(1));
  // Without the answer nothing shows.
  expect(screen.getByText(press.before)).toBeInTheDocument();
  letGo();
  expect(await screen.findByText(press.after)).toBeInTheDocument();
  await waitFor(() => expect(server.callsTo(press.read)).toHaveLength(2));
});

test.each(presses)('$what that is refused changes nothing and says why', async (press) => {
  const refusal = { code: 'P0001', message: 'Not now.', details: null, hint: null };
  server.respondTo(press.call, refusal, 400);
  await decide(press);
  expect(await screen.findByText('Not now.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('All is in order');
  expect(screen.getByText(press.before)).toBeInTheDocument();
});
