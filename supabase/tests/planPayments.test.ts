import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { paymentOf, postPayment, type PaymentGiven } from './support/payments';

const DAY = 86_400_000;

let market: Marketplace;
let vendor: string;
let premium: string;
let preferred: string;
beforeAll(async () => {
  market = await openMarketplace();
  const id = (tier: string) =>
    market.value<string>('select id from public.subscription_plans where tier = $1', [tier]);
  [premium, preferred] = [await id('premium'), await id('preferred')];
});
beforeEach(async () => {
  await payments(true);
  vendor = await market.vendor();
});
afterAll(() => market.database.close());

const payments = (enabled: boolean) =>
  market.database.query(
    `update public.feature_flags set enabled = $1 where name = 'payment_processing'`,
    [enabled],
  );

interface Chosen {
  subscription_id: string;
  price_cents: number;
  current_period_end: string;
}

const choose = (plan: string) =>
  market.call<Chosen>(vendor, 'choose_plan', {
    plan_id: plan,
    period: 'monthly',
    idempotency_key: randomUUID(),
  });
const pay = (subscription: string | null, charge: string | null, cents: number | null) =>
  postPayment(market, planPayment(subscription, { charge, cents }));
const miss = (subscription: string, changes: Partial<PaymentGiven> = {}) =>
  postPayment(
    market,
    planPayment(subscription, { charge: randomUUID(), failure: 'Declined', ...changes }),
  );
// Each plan is renewed by a subscription of its own at the provider.
const planPayment = (subscription: string | null, changes: Partial<PaymentGiven>) => ({
  subscription_id: subscription,
  provider_subscription: `sub_${subscription}`,
  cents: 9999,
  ...changes,
});
const work = async () => {
  const rows = await market.database.as({ role: 'service_role' }, (queries) =>
    queries.query<{ task: string; reference: string | null; charge: string | null }>(
      'select task, reference, charge from public.payment_work()',
    ),
  );
  const own = await market.database.query<{ reference: string }>(
    `select 'sub_' || id as reference from public.vendor_subscriptions where vendor_id = $1`,
    [vendor],
  );
  const mine = own.map(({ reference }) => reference);
  return rows
    .filter(({ reference }) => reference !== null && mine.includes(reference))
    .map(({ task, reference }) => [task, reference]);
};
const tellOf = (subscription: string, isEnding: boolean, hasEnded: boolean) =>
  market.database.as({ role: 'service_role' }, (queries) =>
    queries.query('select public.post_provider_subscription($1, $2, $3, $4)', [
      subscription,
      `sub_${subscription}`,
      isEnding,
      hasEnded,
    ]),
  );
const boost = () => market.value<number>('private.plan_boost($1, now())', [vendor]);
const end = (subscription: string) =>
  market.value<Date>('select current_period_end from public.vendor_subscriptions where id = $1', [
    subscription,
  ]);
const state = (subscription: string) =>
  market.value<string>('select state::text from public.vendor_subscriptions where id = $1', [
    subscription,
  ]);
const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds);

async function bought(plan = premium): Promise<string> {
  const { subscription_id, price_cents } = await choose(plan);
  expect(await pay(subscription_id, randomUUID(), price_cents)).toBe('posted');
  return subscription_id;
}

test('a paid plan is active, and each further payment makes it a period longer, once', async () => {
  const subscription = await bought();
  expect(await boost()).toBe(1.3);
  const first = await end(subscription);
  expect(await pay(subscription, 'ch_second', 9999)).toBe('posted');
  expect(await pay(subscription, 'ch_second', 9999)).toBe('known');
  const second = await end(subscription);
  expect((second.getTime() - first.getTime()) / DAY).toBeGreaterThan(27);
  expect((second.getTime() - first.getTime()) / DAY).toBeLessThan(32);
});

test('a payment that is not the price, or is for a plan that has ended, goes back', async () => {
  const { subscription_id, price_cents } = await choose(premium);
  expect(await pay(subscription_id, 'ch_less', price_cents - 1)).toBe('returning');
  expect(await state(subscription_id)).toBe('incomplete');
  await market.call(vendor, 'cancel_plan', {
    subscription_id,
    reason: null,
    idempotency_key: randomUUID(),
  });
  expect(await pay(subscription_id, 'ch_late', price_cents)).toBe('returning');
  expect(await boost()).toBe(1);
  expect(
    await market.database.query(
      `select p.provider_charge as charge from public.payment_refunds r join public.payments p on p.id = r.payment_id
       where p.vendor_id = $1 and r.state = 'approved' order by 1`,
      [vendor],
    ),
  ).toEqual([{ charge: 'ch_late' }, { charge: 'ch_less' }]);
});

test('a plan that was paid twice at the provider counts once: the second ends, and its money goes back', async () => {
  const subscription = await bought();
  const first = await end(subscription);
  const twice = planPayment(subscription, { charge: 'ch_twice' });
  expect(await postPayment(market, { ...twice, provider_subscription: 'sub_other' })).toBe(
    'returning',
  );
  expect(await end(subscription)).toEqual(first);
  const rows = await market.database.as({ role: 'service_role' }, (queries) =>
    queries.query('select task, reference from public.payment_work() order by 1'),
  );
  expect(rows).toContainEqual({ task: 'end_now', reference: 'sub_other' });
});

test('an invoice that was charged twice pays for one period; the second charge goes back', async () => {
  const subscription = await bought();
  const charge = (id: string) =>
    postPayment(market, planPayment(subscription, { charge: id, invoice: 'in_twice' }));
  expect(await charge('ch_invoice')).toBe('posted');
  expect(await charge('ch_invoice_again')).toBe('returning');
});

test('while payments are switched off, what was charged counts and nothing is renewed', async () => {
  const subscription = await bought();
  expect(await work()).toEqual([]);
  await payments(false);
  expect(await pay(subscription, randomUUID(), 9999)).toBe('posted');
  expect(await work()).toEqual([['end_later', `sub_${subscription}`]]);
});

test('a cancellation reaches the provider, and so does taking it back', async () => {
  const subscription = await bought();
  await market.call(vendor, 'cancel_plan', {
    subscription_id: subscription,
    reason: null,
    idempotency_key: randomUUID(),
  });
  expect(await work()).toEqual([['end_later', `sub_${subscription}`]]);
  await tellOf(subscription, true, false);
  expect(await work()).toEqual([]);
  await choose(premium);
  expect(await work()).toEqual([['renew', `sub_${subscription}`]]);
  await tellOf(subscription, false, false);
  expect(await work()).toEqual([]);
});

test('a subscription ended at the provider ends the plan', async () => {
  const subscription = await bought();
  await tellOf(subscription, false, true);
  expect(await state(subscription)).toBe('canceled');
  expect(await work()).toEqual([]);
});

test('a dearer plan that is paid takes the place of the present one', async () => {
  const present = await bought(preferred);
  const dearer = await bought(premium);
  expect(await state(present)).toBe('canceled');
  expect(await state(dearer)).toBe('active');
  expect(await boost()).toBe(1.3);
  expect(await work()).toEqual([['end_now', `sub_${present}`]]);
});

test('a missed payment ends the boost at once; a late one brings it back', async () => {
  const subscription = await bought();
  expect(await miss(subscription)).toBe('failed');
  expect(await state(subscription)).toBe('past_due');
  expect(await miss(subscription)).toBe('failed');
  expect(await boost()).toBe(1);
  expect(await market.call(vendor, 'my_billing')).toMatchObject({
    provider_subscription: `sub_${subscription}`,
    pay_by: expect.any(String),
  });
  expect((await refusal(choose(preferred))).message).toMatch(
    /^A payment for your plan is overdue\./,
  );
  expect(await pay(subscription, randomUUID(), 9999)).toBe('posted');
  expect(await boost()).toBe(1.3);
  // The time it was waited for is over, and nothing comes of it.
  await market.clock(later(new Date(), 15 * DAY));
  expect(await state(subscription)).toBe('active');
});

test('a failed attempt that is told of after the payment itself changes nothing', async () => {
  const subscription = await bought();
  await postPayment(market, planPayment(subscription, { charge: 'ch_good', invoice: 'in_1' }));
  expect(await miss(subscription, { invoice: 'in_1' })).toBe('failed');
  expect(await state(subscription)).toBe('active');
});

test('a paid plan whose period ends waits 14 days for its payment, and then counts as unpaid', async () => {
  const subscription = await bought();
  const ending = later(await end(subscription), 1000);
  await market.clock(ending);
  expect(await state(subscription)).toBe('past_due');
  await market.clock(later(ending, 14 * DAY - 1000));
  expect(await state(subscription)).toBe('past_due');
  await market.clock(later(ending, 14 * DAY));
  expect(await state(subscription)).toBe('unpaid');
  // The Pro may start over, which ends the unpaid one.
  await bought(preferred);
  expect(await state(subscription)).toBe('canceled');
});

test('a plan that was given ends with its period; a cheaper one that follows waits to be paid', async () => {
  const admin = await market.admin();
  const { subscription_id } = await market.call<Chosen>(admin, 'activate_plan', {
    vendor_id: vendor,
    plan_id: premium,
    period: 'monthly',
    reason: 'A gift',
    idempotency_key: randomUUID(),
  });
  await choose(preferred);
  await market.clock(later(await end(subscription_id), 1000));
  expect(await state(subscription_id)).toBe('canceled');
  const [next] = await market.database.query(
    `select state::text, plan_id from public.vendor_subscriptions where vendor_id = $1 and id <> $2`,
    [vendor, subscription_id],
  );
  expect(next).toEqual({ state: 'incomplete', plan_id: preferred });
});

test('only the server speaks for the payment provider, and nonsense is answered with a sentence', async () => {
  const { subscription_id } = await choose(premium);
  const own = market.call(vendor, 'post_payment', paymentOf(planPayment(subscription_id, {})));
  expect((await refusal(own)).code).toBe('42501');
  for (const [subscription, charge, cents] of [
    [null, 'ch', 1],
    [randomUUID(), 'ch', 1],
    [subscription_id, null, 1],
    [subscription_id, 'x'.repeat(100_000), 1],
    [subscription_id, 'ch', null],
  ] as const) {
    expect(await refusal(pay(subscription, charge, cents))).toEqual({
      code: 'P0001',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  }
  expect(await miss(subscription_id)).toBe('failed');
  expect(await state(subscription_id)).toBe('incomplete');
});
