import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { startStripe, type StripeDouble } from '../support/stripe/stripeDouble';
import { until } from '../support/until';
import { runBackend, signUpAndIn, type RunningBackend } from './runningBackend';

// The embedded backend makes payments as the Edge Functions do, with the pages and notices of the double.

let stripe: StripeDouble;
let backend: RunningBackend;
let vendor: SupabaseClient;
beforeAll(async () => {
  stripe = await startStripe();
  backend = await runBackend({
    secrets: stripe.secrets,
    lastMigration: `update public.feature_flags set enabled = true where name = 'payment_processing';
      update public.vendor_profiles set state = 'approved';
      create function public.approve_for_test() returns void language sql security definer set search_path = '' as
        $$ update public.vendor_profiles set state = 'approved' where vendor_id = auth.uid() $$;
      grant execute on function public.approve_for_test() to authenticated;`,
  });
  stripe.notify(`${backend.origin}/functions/v1/payment-webhook`);
  vendor = backend.client();
  await signUpAndIn(backend, vendor, 'pro@example.com', 'vendor');
  await vendor.rpc('approve_for_test');
});
afterAll(async () => {
  await backend.stop();
  await stripe.close();
});
afterEach(() => expect(stripe.unknown).toEqual([]));

const checkout = async (body: object) => {
  const { data, error } = await vendor.functions.invoke<{ url: string }>('checkout', { body });
  expect(error).toBeNull();
  return data?.url ?? '';
};
const press = (url: string, card: 'good' | 'declined') =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });
const payments = async () => {
  const { data } = await vendor
    .from('payments')
    .select('what, state')
    .order('charged_at')
    .order('id');
  return data;
};

test('a Pro pays on the page of the provider, after a card that fails, and its notice brings the tokens', async () => {
  const { data: packages } = await vendor.from('token_packages').select('id').eq('tokens', 25);
  const { data: purchase } = await vendor.rpc('begin_token_purchase', {
    package_id: packages?.[0]?.id,
    idempotency_key: randomUUID(),
  });
  const url = await checkout({ action: 'pay', purchase_id: purchase.purchase_id });
  expect(await (await fetch(url)).text()).toContain('25 tokens: $70.00');
  expect(await (await press(url, 'declined')).text()).toContain('Your card was declined.');
  const paid = await press(url, 'good');
  expect(paid.headers.get('location')).toMatch(/\/vendor\/payments\?paid=cs_test_/);
  await stripe.settled();
  expect(await payments()).toHaveLength(2);
  const { data: account } = await vendor.from('token_accounts').select('posted').single();
  expect(account?.posted).toBeGreaterThanOrEqual(25);
});

test('a plan is paid, renewed late, and canceled at the provider by itself', async () => {
  const { data: plans } = await vendor
    .from('subscription_plans')
    .select('id')
    .eq('tier', 'preferred');
  const { data: chosen, error } = await vendor.rpc('choose_plan', {
    plan_id: plans?.[0]?.id,
    period: 'monthly',
    idempotency_key: randomUUID(),
  });
  expect(error).toBeNull();
  await press(await checkout({ action: 'pay', subscription_id: chosen.subscription_id }), 'good');
  await stripe.settled();
  const state = async () => {
    const { data } = await vendor.from('vendor_subscriptions').select('state').single();
    return data?.state;
  };
  expect(await state()).toBe('active');

  const [subscription] = stripe.books.list('subscription');
  if (!subscription) throw new Error('Nothing renews the plan.');
  stripe.books.renew(subscription.id, 'declined');
  await stripe.settled();
  expect(await state()).toBe('past_due');
  await press(await checkout({ action: 'overdue' }), 'good');
  await stripe.settled();
  expect(await state()).toBe('active');

  await vendor.rpc('cancel_plan', {
    subscription_id: chosen.subscription_id,
    reason: null,
    idempotency_key: randomUUID(),
  });
  // The clock of the backend asks the provider every few seconds.
  await until(() => subscription['cancel_at_period_end'] === true);
  await stripe.settled();
  expect(await payments()).toHaveLength(5);
});

test('without a signature nothing is posted', async () => {
  const answer = await fetch(`${backend.origin}/functions/v1/payment-webhook`, {
    method: 'POST',
    body: JSON.stringify(stripe.books.events[0]),
  });
  expect(answer.status).toBe(400);
  expect((await fetch(`${backend.origin}/functions/v1/other`, { method: 'POST' })).status).toBe(
    404,
  );
});
