import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../local/database';
import { postgresDatabase } from '../../local/postgresDatabase';
import { runBackend, signUpAndIn, type RunningBackend } from '../local/runningBackend';
import { startStripe, type StripeDouble } from '../support/stripe/stripeDouble';
import { signedNotice } from '../support/stripe/stripeNotices';
import { projectSecrets, WORKER_KEY } from './projectSecrets';
import { resendSecrets, startResend, type ResendDouble } from './resendDouble';
import { runFunction, type RunningFunction } from './runFunction';

// The functions of payments on Deno, with the official library, against a running backend on PostgreSQL
// and a double of Stripe.

const NAMES = ['checkout', 'payment-webhook', 'payments', 'reconciliation'] as const;
const SITE = 'https://trees.example';

let backend: RunningBackend;
let database: Database;
let stripe: StripeDouble;
let resend: ResendDouble;
let vendorClient: SupabaseClient;
let vendor: string;
let packageId: string;
const running = new Map<string, RunningFunction>();

beforeAll(async () => {
  backend = await runBackend({ outboxElsewhere: true });
  database = postgresDatabase(backend.databaseUrl ?? '');
  [stripe, resend] = await Promise.all([startStripe(), startResend()]);
  const secrets = {
    ...projectSecrets(backend),
    SITE_URL: SITE,
    ...resendSecrets(resend),
    ...stripe.secrets,
  };
  for (const name of NAMES) running.set(name, await runFunction(name, secrets));
  vendorClient = backend.client();
  vendor = await signUpAndIn(backend, vendorClient, 'pro@example.com', 'vendor');
  await database.query(
    `update public.feature_flags set enabled = true where name = 'payment_processing'`,
  );
  [{ id: packageId } = { id: '' }] = await database.query<{ id: string }>(
    'select id from public.token_packages where tokens = 25',
  );
});
afterAll(async () => {
  for (const one of running.values()) one.stop();
  await stripe.close();
  resend.close();
  await database.close();
  await backend.stop();
});
afterEach(() => expect(stripe.unknown).toEqual([]));

function ask(name: (typeof NAMES)[number], init: RequestInit): Promise<Response> {
  const one = running.get(name);
  if (!one) throw new Error(`${name} does not run.`);
  return one.ask(`/${name}`, init);
}
const checkout = async (wanted: object, authorization?: string) => {
  const { data } = await vendorClient.auth.getSession();
  const answer = await ask('checkout', {
    method: 'POST',
    headers: { authorization: authorization ?? `Bearer ${data.session?.access_token}` },
    body: JSON.stringify(wanted),
  });
  return { status: answer.status, body: await answer.json() };
};
const work = async (name: 'payments' | 'reconciliation', key = WORKER_KEY) => {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await ask(name, { method: 'POST', headers });
  return { status: answer.status, body: await answer.json() };
};
async function begin(): Promise<string> {
  const { data, error } = await vendorClient.rpc('begin_token_purchase', {
    package_id: packageId,
    idempotency_key: randomUUID(),
  });
  expect(error).toBeNull();
  return data.purchase_id;
}
const tokens = async () => {
  const { data } = await vendorClient.from('token_accounts').select('posted').single();
  return data?.posted;
};
const pageOf = (url: string) => url.split('/').at(-1) ?? '';

test('the workers work for nobody without the key, and checkout for nobody without an account', async () => {
  expect((await work('payments', 'x')).status).toBe(401);
  expect((await work('reconciliation', 'x')).status).toBe(401);
  const wanted = { action: 'pay', purchase_id: await begin() };
  const anonymous = await checkout(wanted, `Bearer ${backend.publishableKey}`);
  expect(anonymous.status).toBeGreaterThanOrEqual(400);
  const stranger = backend.client();
  await signUpAndIn(backend, stranger, 'other@example.com', 'vendor');
  const { data } = await stranger.auth.getSession();
  expect(await checkout(wanted, `Bearer ${data.session?.access_token}`)).toMatchObject({
    status: 403,
    body: { message: 'This order is not yours.' },
  });
});

test('tokens are paid on one page at a time, and are there when its notice was posted, once', async () => {
  const first = await checkout({ action: 'pay', purchase_id: await begin() });
  expect(first).toMatchObject({ status: 200, body: { url: expect.stringContaining('/pay/') } });
  const purchase_id = await begin();
  const second = await checkout({ action: 'pay', purchase_id });
  // Pressed twice, it is the same page; that of the order before is closed.
  expect(await checkout({ action: 'pay', purchase_id })).toEqual(second);
  expect(stripe.books.get('checkout.session', pageOf(first.body.url))).toMatchObject({
    status: 'expired',
  });
  const before = await tokens();
  stripe.books.useSession(pageOf(second.body.url), 'declined');
  stripe.books.useSession(pageOf(second.body.url), 'good');
  for (const event of [...stripe.books.events, ...stripe.books.events].reverse()) {
    const { body, signature } = signedNotice(event);
    const headers = { 'stripe-signature': signature };
    expect((await ask('payment-webhook', { method: 'POST', headers, body })).status).toBe(200);
  }
  expect(await tokens()).toBe(before + 25);
  const { data } = await vendorClient
    .from('payments')
    .select('state, what, amount_cents, failure, receipt_url');
  expect(data).toHaveLength(2);
  expect(data).toContainEqual({
    state: 'failed',
    what: '25 tokens',
    amount_cents: 7000,
    failure: 'Your card was declined.',
    receipt_url: null,
  });
  expect(data).toContainEqual({
    state: 'paid',
    what: '25 tokens',
    amount_cents: 7000,
    failure: null,
    receipt_url: expect.stringContaining('/receipt/'),
  });
});

test('a notice that Stripe did not sign is refused', async () => {
  const [event] = stripe.books.events;
  if (!event) throw new Error('Nothing has happened.');
  const { body } = signedNotice(event);
  for (const signature of ['', signedNotice(event, 'whsec_other').signature]) {
    const headers = { 'stripe-signature': signature };
    const answer = await ask('payment-webhook', { method: 'POST', headers, body });
    expect(answer.status).toBe(400);
  }
});

test('a Pro who comes back before the notice finds the tokens there, and can change the card', async () => {
  const { body } = await checkout({ action: 'pay', purchase_id: await begin() });
  const before = await tokens();
  const session = pageOf(body.url);
  expect((await checkout({ action: 'confirm', session })).body).toEqual({ state: 'open' });
  stripe.books.useSession(session, 'good');
  expect((await checkout({ action: 'confirm', session })).body).toEqual({ state: 'complete' });
  expect(await tokens()).toBe(before + 25);
  expect((await checkout({ action: 'card' })).body).toEqual({
    url: expect.stringContaining('/portal/'),
  });
  expect((await checkout({ action: 'overdue' })).body).toEqual({ state: 'nothing' });
});

test('what was decided here is done at Stripe, and both agree in the night', async () => {
  const [payment] = await database.query<{ id: string }>(
    `select id from public.payments where vendor_id = $1 and state = 'paid' order by charged_at, id limit 1`,
    [vendor],
  );
  await database.query(
    `insert into public.payment_refunds (payment_id, amount_cents, reason, state, decided_at)
     values ($1, 7000, 'Asked for it', 'approved', now())`,
    [payment?.id],
  );
  expect((await work('payments')).body).toEqual({ done: 1, failures: 0 });
  expect((await work('payments')).body).toEqual({ done: 0, failures: 0 });
  expect(stripe.books.list('refund')).toMatchObject([{ amount: 7000 }]);
  // What happened in the last hour is left for the next night.
  stripe.books.aheadS = -7200;
  expect(await work('reconciliation')).toEqual({ status: 200, body: { differences: 0 } });
  expect(resend.mails).toEqual([]);
});

test('money that only Stripe knows of is found in the night, and the operator hears of it', async () => {
  stripe.books.add('balance_transaction', 'txn', {
    amount: -7000,
    source: 'dp_unknown',
    type: 'adjustment',
    reporting_category: 'dispute',
  });
  expect((await work('reconciliation')).body).toEqual({ differences: 1 });
  expect(resend.mails).toEqual([
    expect.objectContaining({
      to: ['operator@trees.example'],
      subject: 'Tree Service: payments differ',
      text: expect.stringMatching(/^- txn_\w+: -7000 at the provider, nothing in the ledger$/m),
    }),
  ]);
});
