import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

const DAY = 86_400_000;

let market: Marketplace;
let pro: string;
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
  pro = await market.pro();
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
  market.call<Chosen>(pro, 'choose_plan', {
    plan_id: plan,
    period: 'monthly',
    idempotency_key: randomUUID(),
  });
const asProvider = <T>(call: string, parameters: unknown[]) =>
  market.database.as({ role: 'service_role' }, async (queries) => {
    const [row] = await queries.query<{ answer: T }>(`select ${call} as answer`, parameters);
    return row?.answer;
  });
const pay = (subscription: string | null, reference: string | null, cents: number | null) =>
  asProvider<string>('public.post_plan_payment($1, $2, $3)::text', [
    subscription,
    reference,
    cents,
  ]);
const miss = (subscription: string) =>
  asProvider<string>('public.post_missed_plan_payment($1)::text', [subscription]);
const boost = () => market.value<number>('private.plan_boost($1, now())', [pro]);
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
  expect(await pay(subscription_id, randomUUID(), price_cents)).toBe('active');
  return subscription_id;
}

test('a paid plan is active, and each further payment makes it a period longer, once', async () => {
  const subscription = await bought();
  expect(await boost()).toBe(1.3);
  const first = await end(subscription);
  expect(await pay(subscription, 'in_second', 9999)).toBe('active');
  expect(await pay(subscription, 'in_second', 9999)).toBe('active');
  const second = await end(subscription);
  expect((second.getTime() - first.getTime()) / DAY).toBeGreaterThan(27);
  expect((second.getTime() - first.getTime()) / DAY).toBeLessThan(32);
});

test('a payment must be the price, for a plan that has not ended, and is for one plan', async () => {
  const { subscription_id, price_cents } = await choose(premium);
  expect((await refusal(pay(subscription_id, 'in_less', price_cents - 1))).message).toBe(
    'The payment is not the price of the plan.',
  );
  await pay(subscription_id, 'in_this', price_cents);
  pro = await market.pro();
  const other = await choose(premium);
  expect((await refusal(pay(other.subscription_id, 'in_this', price_cents))).message).toBe(
    'This payment was for another plan.',
  );
  await market.call(pro, 'cancel_plan', {
    subscription_id: other.subscription_id,
    reason: null,
    idempotency_key: randomUUID(),
  });
  expect((await refusal(pay(other.subscription_id, 'in_that', price_cents))).message).toBe(
    'This plan has ended.',
  );
  expect(await boost()).toBe(1);
});

test('while payments are switched off none is posted', async () => {
  const { subscription_id, price_cents } = await choose(premium);
  await payments(false);
  const sentence = { code: '42501', message: 'Payments are switched off.' };
  expect(await refusal(pay(subscription_id, 'in_off', price_cents))).toEqual(sentence);
  expect(await refusal(miss(subscription_id))).toEqual(sentence);
});

test('a dearer plan that is paid takes the place of the present one', async () => {
  const present = await bought(preferred);
  const dearer = await bought(premium);
  expect(await state(present)).toBe('canceled');
  expect(await state(dearer)).toBe('active');
  expect(await boost()).toBe(1.3);
});

test('a missed payment ends the boost at once; a late one brings it back', async () => {
  const subscription = await bought();
  expect(await miss(subscription)).toBe('past_due');
  expect(await miss(subscription)).toBe('past_due');
  expect(await boost()).toBe(1);
  expect((await refusal(choose(preferred))).message).toMatch(
    /^A payment for your plan is overdue\./,
  );
  expect(await pay(subscription, randomUUID(), 9999)).toBe('active');
  expect(await boost()).toBe(1.3);
  // The time it was waited for is over, and nothing comes of it.
  await market.clock(later(new Date(), 15 * DAY));
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
    vendor_id: pro,
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
    [pro, subscription_id],
  );
  expect(next).toEqual({ state: 'incomplete', plan_id: preferred });
});

test('only the server speaks for the payment provider, and nonsense is answered with a sentence', async () => {
  const { subscription_id, price_cents } = await choose(premium);
  const own = market.call(pro, 'post_plan_payment', {
    subscription_id,
    provider_reference: 'in_own',
    paid_cents: price_cents,
  });
  expect((await refusal(own)).code).toBe('42501');
  for (const [subscription, reference, cents] of [
    [null, 'in', 1],
    [randomUUID(), 'in', 1],
    [subscription_id, null, 1],
    [subscription_id, 'x'.repeat(100_000), 1],
    [subscription_id, 'in', null],
  ] as const) {
    expect(await refusal(pay(subscription, reference, cents))).toEqual({
      code: 'P0001',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  }
  expect((await refusal(miss(subscription_id))).message).toBe(
    'This subscription is incomplete, so that is no longer possible.',
  );
});
