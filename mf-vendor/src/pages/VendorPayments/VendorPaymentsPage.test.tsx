import { screen, within } from '@testing-library/react';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend, flagsSaying } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import VendorPaymentsPage from './VendorPaymentsPage';

const server = fakeBackend();

const payment = (changes: object) => ({
  id: 'p1',
  vendor_id: 'v1',
  state: 'paid',
  what: '25 tokens',
  amount_cents: 7000,
  receipt_url: 'https://stripe.example/receipt',
  failure: null,
  charged_at: '2026-11-20T10:00:00Z',
  purchase_id: 'b1',
  subscription_id: null,
  ...changes,
});
const plan = (state: string) => ({
  id: 's1',
  plan_id: 'premium',
  state,
  price_cents: 9999,
  billing_period: 'monthly',
  current_period_end: '2030-01-01T00:00:00Z',
  cancel_at_period_end: false,
  is_paid: true,
  next_plan_id: null,
  subscription_plans: { name: 'Premium Vendor Plan', features: { boostMultiplier: 1.3 } },
});

function open(url: string, subscriptions: object[] = []) {
  server.respondTo('/rest/v1/rpc/my_business', {
    state: 'approved',
    vendor_subscriptions: subscriptions,
  });
  return renderPage(<VendorPaymentsPage />, { user: 'vendor', url });
}

beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/feature_flags', flagsSaying({ payment_processing: true }));
  server.respondTo('/rest/v1/payments', []);
  server.respondTo('/rest/v1/rpc/my_billing', {
    provider_customer: 'cus_1',
    provider_subscription: 'sub_1',
    pay_by: null,
  });
});
afterEach(() => {
  delete window.Capacitor;
});

test('payments are listed with what they were for, their receipts and why they failed', async () => {
  server.respondTo('/rest/v1/payments', [
    payment({}),
    payment({ id: 'p2', state: 'failed', receipt_url: null, failure: 'Your card was declined.' }),
  ]);
  open('/vendor/payments');
  const table = await screen.findByRole('table', { name: 'Payments, newest first' });
  const [, paid, failed] = within(table).getAllByRole('row');
  expect(paid).toHaveTextContent(/25 tokens.*Paid.*\$70/);
  expect(within(table).getByRole('link', { name: 'Receipt for 25 tokens' })).toHaveAttribute(
    'href',
    'https://stripe.example/receipt',
  );
  expect(failed).toHaveTextContent(/Your card was declined\..*Failed/);
});

test('a late payment says until when it can be made', async () => {
  server.respondTo('/rest/v1/rpc/my_billing', {
    provider_customer: 'cus_1',
    provider_subscription: 'sub_1',
    pay_by: '2026-12-06T12:00:00Z',
  });
  open('/vendor/payments', [plan('past_due')]);
  expect(await screen.findByText(/Pay by .*Dec 6.* to keep the Premium Vendor Plan/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay now' })).toBeEnabled();
});

test.each([
  ['renews can be canceled', {}, 1],
  ['only ends has nothing to cancel', { is_paid: false }, 0],
])('a plan that %s', async (_, changes, buttons) => {
  open('/vendor/payments', [{ ...plan('active'), ...changes }]);
  expect(await screen.findByText('You have the Premium Vendor Plan')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Cancel plan' })).toHaveLength(buttons);
});

test('who comes back from the payment page hears what came of it', async () => {
  server.respondTo('/functions/v1/checkout', { state: 'complete' });
  open('/vendor/payments?paid=cs_1');
  expect(await screen.findByText('Payment received')).toBeVisible();
  expect(server.callsTo('/functions/v1/checkout').map(({ body }) => body)).toEqual([
    { action: 'confirm', session: 'cs_1' },
  ]);
});

test.each([
  ['switched off', () => server.respondTo('/rest/v1/feature_flags', flagsSaying())],
  [
    'in the app on iOS',
    () => {
      window.Capacitor = { isNativePlatform: () => true, getPlatform: () => 'ios' };
    },
  ],
])('%s, nothing is sold and no price is shown', async (_where, prepare) => {
  prepare();
  open('/vendor/payments', [plan('past_due')]);
  expect(await screen.findByText("Payments aren't available here")).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Payments' })).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('$');
  expect(screen.queryByRole('button', { name: 'Pay now' })).not.toBeInTheDocument();
});

test('switched off, what was paid before is still there with its receipt', async () => {
  server.respondTo('/rest/v1/feature_flags', flagsSaying());
  server.respondTo('/rest/v1/payments', [payment({})]);
  open('/vendor/payments');
  expect(await screen.findByRole('link', { name: 'Receipt for 25 tokens' })).toBeVisible();
  expect(screen.getByText("Payments aren't available here")).toBeVisible();
});
