import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { callAsServer, postPayment } from './support/payments';

const DAY = 86_400_000;
const dayOf = (back: number) => new Date(Date.now() - back * DAY).toISOString().slice(0, 10);

let market: Marketplace;
let admin: string;
let premium: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  premium = await market.value(`select id from public.subscription_plans where tier = 'premium'`);
  await market.database.query(
    `update public.feature_flags set enabled = true where name = 'payment_processing'`,
  );
});
afterAll(() => market.database.close());

type Figures = {
  subscribers: number;
  began: number;
  ended: number;
  payments: number;
  revenue_cents: number | null;
};

async function figures(person: string, from: number, to: number): Promise<Figures | undefined> {
  const rows = await market.database.as({ userId: person }, (queries) =>
    queries.query<Figures>(
      `select subscribers, began, ended, payments, revenue_cents::int from public.plan_figures($1, $2) where plan_id = $3`,
      [dayOf(from), dayOf(to), premium],
    ),
  );
  return rows[0];
}

async function choose(vendor: string) {
  return market.call<{ subscription_id: string; price_cents: number }>(vendor, 'choose_plan', {
    plan_id: premium,
    period: 'monthly',
    idempotency_key: randomUUID(),
  });
}

const pay = (subscription: string, cents: number, daysAgo: number) =>
  postPayment(market, {
    subscription_id: subscription,
    provider_subscription: `sub_${subscription}`,
    charge: `ch_${randomUUID()}`,
    cents,
    charged_at: new Date(Date.now() - daysAgo * DAY).toISOString(),
  });

test('before any payment no revenue is claimed, not even zero, and a plan given by an administrator brings none', async () => {
  const vendor = await market.vendor();
  await market.call(admin, 'activate_plan', {
    vendor_id: vendor,
    plan_id: premium,
    period: 'monthly',
    reason: 'A trial',
    idempotency_key: randomUUID(),
  });
  expect(await figures(admin, 29, 0)).toEqual({
    subscribers: 1,
    began: 1,
    ended: 0,
    payments: 0,
    revenue_cents: null,
  });
});

test('a payment counts on the day it was charged, a refund is taken off, and the days before know neither', async () => {
  const before = await figures(admin, 29, 0);
  const { subscription_id: plan, price_cents: price } = await choose(await market.vendor());
  expect(await pay(plan, price, 40)).toBe('posted');
  expect(await pay(plan, price, 0)).toBe('posted');
  expect(await figures(admin, 29, 0)).toEqual({
    subscribers: (before?.subscribers ?? 0) + 1,
    began: (before?.began ?? 0) + 1,
    ended: 0,
    payments: 1,
    revenue_cents: price,
  });
  const earlier = { subscribers: 0, began: 0, ended: 0, payments: 1, revenue_cents: price };
  expect(await figures(admin, 59, 30)).toEqual(earlier);

  const payment = await market.value<string>(
    `select id from public.payments where subscription_id = $1 order by charged_at desc, id limit 1`,
    [plan],
  );
  const refund = await market.call<string>(admin, 'propose_payment_refund', {
    payment_id: payment,
    reason: 'Charged by mistake',
  });
  await market.call(await market.admin(), 'decide_payment_refund', {
    refund_id: refund,
    decision: 'approve',
    reason: 'Agreed',
  });
  expect((await figures(admin, 29, 0))?.revenue_cents).toBe(price);
  const charge = await market.value<string>(
    'select provider_charge from public.payments where id = $1',
    [payment],
  );
  await callAsServer(market, 'post_refund', {
    refund_id: refund,
    charge,
    provider_refund: `re_${randomUUID()}`,
    cents: price,
    refunded_at: new Date().toISOString(),
  });
  expect(await figures(admin, 29, 0)).toMatchObject({ payments: 1, revenue_cents: 0 });
  expect(await figures(admin, 59, 30)).toEqual(earlier);
});

test('a plan that ends counts as ended and no longer among its subscribers', async () => {
  const before = await figures(admin, 0, 0);
  const { subscription_id: plan, price_cents: price } = await choose(await market.vendor());
  await pay(plan, price, 0);
  await market.call(admin, 'end_plan', {
    subscription_id: plan,
    reason: 'Asked for it',
    idempotency_key: randomUUID(),
  });
  const after = await figures(admin, 0, 0);
  expect(after?.subscribers).toBe(before?.subscribers);
  expect(after?.ended).toBe((before?.ended ?? 0) + 1);
});

test('no one else reads it', async () => {
  const { message } = await refusal(figures(await market.vendor(), 29, 0));
  expect(message).toBe('Only an administrator can do this.');
});
