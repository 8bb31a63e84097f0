import { randomUUID } from 'node:crypto';
import { openMarketplace, type Marketplace } from './support/marketplace';
import { callAsServer, postPayment, type PaymentGiven } from './support/payments';

// What a Pro is told about money: in the product and by mail.

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

let market: Marketplace;
let admins: [string, string];
let premium: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  admins = [await market.admin(), await market.admin()];
  premium = await market.value(`select id from public.subscription_plans where tier = 'premium'`);
  await payments(true);
});
beforeEach(async () => {
  vendor = await market.vendor({ tokens: 10 });
  await market.call(vendor, 'save_notification_preferences', { preferences: { quiet: false } });
});
afterAll(() => market.database.close());

interface News extends Record<string, unknown> {
  kind: string;
  read: boolean;
  status: string;
  subject: string;
  body: string;
  minutes: number;
}

/** What the Pro was told, oldest first, each notice with its mail. */
const news = () =>
  market.database.query<News>(
    `select n.kind, n.read_at is not null as read, o.status, o.subject, o.body_text as body,
       round(date_part('epoch', o.due_at - o.created_at) / 60)::int as minutes
     from public.notifications n left join private.outbox o on o.notification_id = n.id and o.channel = 'email'
     where n.person_id = $1 and n.kind ~ '^(payment|refund|plan)_' order by n.created_at, n.id`,
    [vendor],
  );
const kinds = async () => (await news()).map(({ kind }) => kind);
const payments = (enabled: boolean) =>
  market.database.query(
    `update public.feature_flags set enabled = $1 where name = 'payment_processing'`,
    [enabled],
  );
const key = () => ({ idempotency_key: randomUUID() });

async function order(): Promise<string> {
  const { purchase_id } = await market.call<{ purchase_id: string }>(
    vendor,
    'begin_token_purchase',
    {
      package_id: await market.value('select id from public.token_packages where tokens = 25'),
      ...key(),
    },
  );
  return purchase_id;
}

async function choose(): Promise<string> {
  const chosen = await market.call<{ subscription_id: string }>(vendor, 'choose_plan', {
    plan_id: premium,
    period: 'monthly',
    ...key(),
  });
  return chosen.subscription_id;
}

const renewal = (plan: string, changes: Partial<PaymentGiven> = {}) =>
  postPayment(market, {
    subscription_id: plan,
    provider_subscription: `sub_${plan}`,
    charge: randomUUID(),
    cents: 9999,
    ...changes,
  });

async function paidPlan(): Promise<string> {
  const plan = await choose();
  await renewal(plan);
  return plan;
}

const refund = async (decision: 'approve' | 'refuse') => {
  const payment_id = await market.value<string>(
    `select id from public.payments where vendor_id = $1 and state = 'paid' order by charged_at desc, id limit 1`,
    [vendor],
  );
  const why = { reason: 'Asked for it' };
  const refund_id = await market.call<string>(admins[0], 'propose_payment_refund', {
    payment_id,
    ...why,
  });
  expect(await kinds()).toEqual([]);
  await market.call(admins[1], 'decide_payment_refund', { refund_id, decision, ...why });
  return refund_id;
};

test('a card declined on the payment page is mailed a while later, once an order', async () => {
  const purchase_id = await order();
  for (const charge of ['ch_no_1', 'ch_no_2']) {
    await postPayment(market, { purchase_id, charge, failure: 'Your card was declined.' });
  }
  expect(await news()).toEqual([
    expect.objectContaining({
      kind: 'payment_failed',
      status: 'waiting',
      minutes: 15,
      subject: 'Your payment for 25 tokens did not go through',
      body: expect.stringContaining('“Your card was declined.”'),
    }),
  ]);
  const [{ body } = { body: '' }] = await news();
  expect(body).toContain('Your payment of $70 for 25 tokens');
  expect(body).not.toContain('plan');
});

test('who pays on the second try is not written to, whichever is told of first', async () => {
  const purchase_id = await order();
  await postPayment(market, { purchase_id, charge: 'ch_try_1', failure: 'Declined' });
  await postPayment(market, { purchase_id, charge: 'ch_try_2' });
  expect(await news()).toMatchObject([{ kind: 'payment_failed', read: true, status: 'skipped' }]);

  const second = await order();
  await postPayment(market, { purchase_id: second, charge: 'ch_try_4' });
  await postPayment(market, { purchase_id: second, charge: 'ch_try_3', failure: 'Declined' });
  expect(await kinds()).toEqual(['payment_failed']);
});

test('a renewal that fails is mailed at once, before its end again, and at its end', async () => {
  const plan = await paidPlan();
  expect(await kinds()).toEqual([]);
  for (const failure of ['Expired card.', 'Expired card.']) await renewal(plan, { failure });
  expect(await news()).toEqual([
    expect.objectContaining({ kind: 'payment_failed', status: 'waiting', minutes: 0 }),
  ]);
  const [{ body } = { body: '' }] = await news();
  const { pay_by } = await market.call<{ pay_by: string }>(vendor, 'my_billing');
  const until = await market.value<string>(
    `select private.moment_in_words($1, 'America/Chicago')`,
    [pay_by],
  );
  expect(body).toContain(
    'Your payment of $99.99 for Premium Vendor Plan, monthly did not go through.',
  );
  expect(body).toContain(`Pay by ${until} to keep your plan.`);

  const after = (days: number) => new Date(Date.now() + days * DAY);
  await market.clock(after(10.9));
  expect(await kinds()).toEqual(['payment_failed']);
  await market.clock(after(11.1));
  expect((await news()).at(-1)).toMatchObject({
    kind: 'payment_late',
    subject: 'Premium Vendor Plan ends soon unless you pay',
    body: expect.stringContaining(`Without it, your plan ends on ${until}.`),
  });
  await market.clock(after(14.1));
  expect((await news()).at(-1)).toMatchObject({
    kind: 'plan_ended',
    subject: 'Premium Vendor Plan has ended',
    body: expect.stringContaining('Its payment did not arrive in time.'),
  });
});

test('a late payment that arrives takes its mails back, and no reminder follows', async () => {
  const plan = await paidPlan();
  await renewal(plan, { failure: 'Expired card.' });
  await renewal(plan);
  expect(await news()).toMatchObject([{ kind: 'payment_failed', read: true, status: 'skipped' }]);
  await market.clock(new Date(Date.now() + 15 * DAY));
  expect(await kinds()).toEqual(['payment_failed']);
});

test('an approved refund is mailed with what is taken back, once, whatever follows', async () => {
  await postPayment(market, { purchase_id: await order(), charge: 'ch_back' });
  const id = await refund('approve');
  await callAsServer(market, 'post_refund', {
    refund_id: id,
    charge: 'ch_back',
    provider_refund: 're_back',
    cents: 7000,
    refunded_at: new Date().toISOString(),
  });
  expect(await news()).toEqual([
    expect.objectContaining({
      kind: 'refund_decided',
      subject: 'Your refund of $70 for 25 tokens was approved',
      body: expect.stringMatching(
        /returning \$70 to the card.*tokens it paid for were taken off your balance\./s,
      ),
    }),
  ]);
});

test('a refund that fails is mailed, once, and not when the bank took the money itself', async () => {
  await postPayment(market, { purchase_id: await order(), charge: 'ch_fails' });
  const id = await refund('approve');
  const now = new Date().toISOString();
  await callAsServer(market, 'post_refund', {
    refund_id: id,
    charge: 'ch_fails',
    provider_refund: 're_fails',
    cents: 7000,
    refunded_at: now,
  });
  const fail = () =>
    callAsServer(market, 'post_failed_refund', {
      provider_refund: 're_fails',
      movement: 'txn_fails',
      cents: 7000,
      failure: 'expired_or_canceled_card',
      failed_at: now,
    });
  expect([await fail(), await fail()]).toEqual([true, false]);
  const told = await news();
  expect(told.map(({ kind }) => kind)).toEqual(['refund_decided', 'refund_failed']);
  expect(told[1]).toMatchObject({
    subject: 'Your refund of $70 for 25 tokens did not go through',
    body: expect.stringContaining('We still have your money'),
  });
});

test('a refund that ends the plan says so, one that is refused promises nothing', async () => {
  await paidPlan();
  await refund('approve');
  expect(await news()).toEqual([
    expect.objectContaining({ body: expect.stringContaining('The plan it paid for has ended.') }),
  ]);

  vendor = await market.vendor();
  await postPayment(market, { purchase_id: await order(), charge: 'ch_stays' });
  await refund('refuse');
  const [told] = await news();
  expect(told?.subject).toBe('Your refund of $70 for 25 tokens was not approved');
  expect(told?.body).not.toMatch(/returning|card|taken|Asked for it/);
});

test('money that paid for nothing, or went back at the provider, is mailed too', async () => {
  const purchase_id = await order();
  await postPayment(market, { purchase_id, charge: 'ch_once' });
  await postPayment(market, { purchase_id, charge: 'ch_twice' });
  expect((await news()).at(-1)).toMatchObject({
    kind: 'refund_decided',
    body: expect.stringContaining('There was nothing left for this payment to pay for.'),
  });
  await callAsServer(market, 'post_refund', {
    refund_id: null,
    charge: 'ch_once',
    provider_refund: 're_once',
    cents: 2000,
    refunded_at: new Date().toISOString(),
  });
  expect((await news()).at(-1)?.subject).toBe('Your refund of $20 for 25 tokens was approved');
});

test('a canceled plan is confirmed with its last moment, and its end mailed', async () => {
  const plan = await paidPlan();
  await market.call(vendor, 'cancel_plan', { subscription_id: plan, reason: null, ...key() });
  const end = await market.value<Date>(
    'select current_period_end from public.vendor_subscriptions where id = $1',
    [plan],
  );
  const words = await market.value<string>(
    `select private.moment_in_words($1, 'America/Chicago')`,
    [end],
  );
  expect(await news()).toEqual([
    expect.objectContaining({
      kind: 'plan_canceled',
      subject: 'Premium Vendor Plan is canceled',
      body: expect.stringContaining(`It stays active until ${words}, and nothing more is charged.`),
    }),
  ]);
  await market.clock(new Date(end.getTime() + 1));
  expect((await news()).at(-1)).toMatchObject({
    kind: 'plan_ended',
    body: expect.stringContaining('Its period is over.'),
  });
});

test('a plan an administrator or the provider ends is mailed; one that never began is not', async () => {
  const chosen = await choose();
  await market.call(vendor, 'cancel_plan', { subscription_id: chosen, reason: null, ...key() });
  expect(await news()).toEqual([]);

  const plan = await paidPlan();
  await market.call(admins[0], 'end_plan', { subscription_id: plan, reason: 'Mistake', ...key() });
  expect((await news()).at(-1)).toMatchObject({
    kind: 'plan_ended',
    body: expect.stringContaining('An administrator ended it.'),
  });

  vendor = await market.vendor();
  const other = await paidPlan();
  await callAsServer(market, 'post_provider_subscription', {
    subscription_id: other,
    provider_subscription: `sub_${other}`,
    is_ending: false,
    has_ended: true,
  });
  expect(await kinds()).toEqual(['plan_ended']);
});

test('a plan that another takes the place of ends without a word', async () => {
  const preferred = await market.value<string>(
    `select id from public.subscription_plans where tier = 'preferred'`,
  );
  const { subscription_id } = await market.call<{ subscription_id: string }>(
    vendor,
    'choose_plan',
    {
      plan_id: preferred,
      period: 'monthly',
      ...key(),
    },
  );
  await renewal(subscription_id, { cents: 4999 });
  await paidPlan();
  expect((await kinds()).filter((kind) => kind.startsWith('plan'))).toEqual([]);
});
