import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { openRefundsQuery } from '../payments/payments.api';
import { pendingAdjustments } from '../api/tokenAdjustments';
import { AdjustmentCard } from '../adjustments/AdjustmentCard';
import { RefundCard } from '../payments/RefundCard';
import { TokensTab } from '../vendor/TokensTab';
import { testDecisions } from '../testing/decisions';

const server = fakeBackend();
beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/profiles', []);
  server.respondTo('/rest/v1/vendor_profiles', []);
  server.respondTo('/rest/v1/token_accounts', account);
  server.respondTo('/rest/v1/token_debts', []);
  server.respondTo('/rest/v1/billing_policy', { adjustment_limit: 200, adjustment_hours: 24 });
});

const account = { vendor_id: 'ash', posted: 50, held: 0 };

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

function Refunds() {
  const { data } = useQuery(openRefundsQuery());
  return data?.map((refund) => (
    <div key={refund.id}>
      <p>{refund.state}</p>
      <RefundCard refund={refund} />
    </div>
  ));
}

testDecisions(server, [
  {
    what: 'proposing a refund again',
    page: <Refunds />,
    read: '/rest/v1/payment_refunds',
    reads: 2,
    stored: [
      {
        id: 'refund',
        payment_id: 'payment',
        amount_cents: 7_000,
        reason: 'Charged twice',
        settlement: null,
        state: 'failed',
        created_at: '2026-11-20T10:00:00Z',
        proposed_by: 'someone',
        failure: 'expired_card',
        failed_at: '2026-11-21T10:00:00Z',
        payments: {
          id: 'payment',
          vendor_id: 'ash',
          what: '50 tokens',
          state: 'paid',
          amount_cents: 7_000,
        },
        proposer: { email: 'someone@example.com' },
      },
    ],
    call: '/rest/v1/rpc/propose_payment_refund',
    answer: 'proposal',
    button: 'Refund',
    before: 'failed',
    after: 'pending',
  },
  {
    what: 'reversing an entry of a ledger',
    page: <TokensTab vendorId="ash" />,
    read: '/rest/v1/rpc/token_ledger_page',
    stored: [
      {
        id: 1,
        kind: 'grant',
        posted_delta: 50,
        held_delta: 0,
        balance_after: 50,
        lead_id: null,
        reverses_id: null,
        reason: 'Welcome',
        created_at: '2026-11-20T10:00:00Z',
        request_id: null,
        request_number: null,
      },
    ],
    call: '/rest/v1/rpc/reverse_token_entry',
    answer: {
      state: 'posted',
      adjustment_id: null,
      posted: 0,
      held: 0,
      available: 0,
      entry: {
        id: 2,
        vendor_id: 'ash',
        kind: 'adjust',
        posted_delta: -50,
        held_delta: 0,
        balance_after: 0,
        lead_id: null,
        reverses_id: 1,
        reason: 'Given by mistake',
        created_at: '2026-11-21T10:00:00Z',
      },
    },
    button: 'Reverse “Welcome”',
    send: 'Reverse',
    before: 'Welcome',
    after: 'Given by mistake',
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
]);
