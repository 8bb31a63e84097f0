import { screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeAuthState, fakeBackend, type RecordedCall } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import AdminPaymentsPage from './AdminPaymentsPage';

const server = fakeBackend();
const ME = fakeAuthState('admin').user?.id ?? '';

const refund = (changes: object) => ({
  id: 'r1',
  amount_cents: 7000,
  reason: 'Bought by mistake',
  settlement: null,
  state: 'pending',
  created_at: '2026-11-20T10:00:00Z',
  proposed_by: 'a2',
  payment_id: 'p1',
  failure: null,
  failed_at: null,
  payments: { id: 'p1', vendor_id: 'v1', what: '25 tokens', state: 'paid', amount_cents: 7000 },
  proposer: { email: 'second@example.com' },
  ...changes,
});
const payment = (changes: object) => ({
  id: 'p1',
  vendor_id: 'v1',
  state: 'paid',
  what: '25 tokens',
  amount_cents: 7000,
  receipt_url: null,
  failure: null,
  charged_at: '2026-11-19T10:00:00Z',
  purchase_id: 'b1',
  subscription_id: null,
  ...changes,
});
const report = (changes: object) => ({
  id: 'n1',
  created_at: '2026-11-20T04:23:00Z',
  from_at: '2026-10-21T03:23:00Z',
  to_at: '2026-11-20T03:23:00Z',
  provider_cents: 14000,
  ledger_cents: 14000,
  movements: 2,
  difference_count: 0,
  differences: [],
  ...changes,
});

const failure = {
  state: 'failed',
  failure: 'expired_or_canceled_card',
  failed_at: '2026-11-21T10:00:00Z',
};

function open({
  refunds = [],
  failed = [],
  payments = [],
  reports = [],
  chargebacks = [],
}: Record<string, object[]>) {
  queryClient.clear();
  server.respondTo('/rest/v1/rpc/open_decisions', []);
  server.respondTo('/rest/v1/payment_refunds', ({ path }: RecordedCall) =>
    path.includes('eq.failed') ? failed : refunds,
  );
  server.respondTo('/rest/v1/payments', payments);
  server.respondTo('/rest/v1/chargebacks', chargebacks);
  server.respondTo('/rest/v1/payment_reconciliations', reports);
  server.respondTo('/rest/v1/profiles', []);
  server.respondTo('/rest/v1/vendor_profiles', [{ vendor_id: 'v1', business_name: 'Oak & Saw' }]);
  return renderPage(<AdminPaymentsPage />, { user: 'admin' });
}

test('a refund another administrator proposed is approved with a reason; the own one is not', async () => {
  server.respondTo('/rest/v1/rpc/decide_payment_refund', 'approved');
  const { user } = open({
    refunds: [refund({}), refund({ id: 'r2', amount_cents: 100, proposed_by: ME })],
  });
  const own = await screen.findByRole('article', { name: /^\$1.* to Oak & Saw/ });
  expect(
    within(own)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Withdraw']);
  const other = screen.getByRole('article', { name: /^\$70.* to Oak & Saw/ });
  await user.click(within(other).getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'Agreed');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => {
    expect(server.callsTo('/rest/v1/rpc/decide_payment_refund').map(({ body }) => body)).toEqual([
      { refund_id: 'r1', decision: 'approve', reason: 'Agreed' },
    ]);
  });
});

test('a refund that failed stays open, and is proposed again there, once for each payment', async () => {
  server.respondTo('/rest/v1/rpc/propose_payment_refund', 'r9');
  const { user } = open({
    failed: [refund(failure), refund({ ...failure, id: 'r0' })],
  });
  const card = await screen.findByRole('article', { name: /^\$70.* to Oak & Saw/ });
  expect(card).toHaveTextContent(/rejected it on .*: expired or canceled card/);
  expect(
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Refund', 'Paid back another way', 'Keep payment']);
  await user.click(within(card).getByRole('button', { name: 'Refund' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'The card has changed');
  await user.click(within(dialog).getByRole('button', { name: 'Refund' }));
  await waitFor(() => {
    expect(server.callsTo('/rest/v1/rpc/propose_payment_refund').map(({ body }) => body)).toEqual([
      { payment_id: 'p1', reason: 'The card has changed' },
    ]);
  });
});

test('how a failed refund ended is proposed for it, with a reason the Pro reads', async () => {
  server.respondTo('/rest/v1/rpc/propose_refund_settlement', 'r9');
  const { user } = open({ failed: [refund(failure)] });
  await user.click(await screen.findByRole('button', { name: 'Paid back another way' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Paid back another way: $70 to Oak & Saw',
  });
  await user.type(
    within(dialog).getByRole('textbox', { description: /The Pro can read this/ }),
    'By check 1042',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Paid back another way' }));
  await waitFor(() => {
    expect(
      server.callsTo('/rest/v1/rpc/propose_refund_settlement').map(({ body }) => body),
    ).toEqual([{ refund_id: 'r1', settlement: 'paid_otherwise', reason: 'By check 1042' }]);
  });
});

test('who decides a settlement reads that it asks nothing of the payment provider', async () => {
  const { user } = open({ refunds: [refund({ settlement: 'kept' })] });
  const card = await screen.findByRole('article', { name: /^\$70.* to Oak & Saw/ });
  expect(card).toHaveTextContent('Proposed: the money stays with us.');
  await user.click(within(card).getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/The payment stays paid/);
  expect(dialog).not.toHaveTextContent(/card is credited/);
});

test('a failed refund that was proposed again is listed once, as the new proposal', async () => {
  open({ refunds: [refund({ id: 'r2' })], failed: [refund(failure)] });
  const cards = await screen.findAllByRole('article', { name: /^\$70.* to Oak & Saw/ });
  expect(cards).toHaveLength(1);
  expect(cards[0]).not.toHaveTextContent('rejected it');
});

test('each list names its own file', async () => {
  open({});
  await screen.findByText('No open refunds.');
  expect(
    screen.getAllByRole('button', { name: /^Download CSV/ }).map(({ textContent }) => textContent),
  ).toEqual([
    'Download CSV of open refunds',
    'Download CSV of disputed payments',
    'Download CSV of payments',
  ]);
});

test('payments of all Pros are listed, and only paid ones can be refunded', async () => {
  open({
    payments: [
      payment({}),
      payment({ id: 'p2', state: 'failed', failure: 'Your card was declined.' }),
    ],
  });
  const table = await screen.findByRole('table', { name: 'Payments of all Pros, newest first' });
  expect(await within(table).findAllByText('Oak & Saw')).toHaveLength(2);
  const [, paid, failed] = within(table).getAllByRole('row');
  expect(within(paid ?? table).getByRole('button', { name: 'Refund' })).toBeEnabled();
  expect(failed).toHaveTextContent('Your card was declined.');
  expect(within(failed ?? table).queryByRole('button')).not.toBeInTheDocument();
});

test('differences of the latest night are named on top', async () => {
  open({
    reports: [
      report({
        difference_count: 1,
        differences: [{ reference: 'ch_1', provider_cents: 7000, ledger_cents: null }],
      }),
      report({ id: 'n0' }),
    ],
  });
  expect(await screen.findByText('1 differences')).toBeVisible();
  expect(screen.getByText('ch_1: $70 at the provider, nothing in the ledger')).toBeVisible();
});

test('a disputed payment shows what the bank says and which tokens were gone already', async () => {
  open({
    chargebacks: [
      {
        id: 'c1',
        opened_at: '2026-11-20T10:00:00Z',
        amount_cents: 7000,
        reason: 'product_not_received',
        outcome: 'lost',
        answer_by: '2026-11-27T10:00:00Z',
        tokens_missing: 21,
        payments: { vendor_id: 'v1', what: '25 tokens' },
      },
    ],
  });
  const table = await screen.findByRole('table', { name: 'Disputed payments, newest first' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(
    /Oak & Saw: 25 tokens.*\$70.*product not received.*Returned by the bank.*21/,
  );
});
