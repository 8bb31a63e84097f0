import { randomUUID } from 'node:crypto';
import {
  ADMINS_ONLY,
  as,
  attacked,
  call,
  getsNothing,
  market,
  openHostileMarket,
  first,
  second,
  owner,
  vendor,
  otherVendor,
  refused,
} from './hostileMarket';

openHostileMarket('plans');

let [premium, preferred]: [string, string] = ['', ''];
beforeAll(async () => {
  await call(first, 'ensure_default_plans');
  const plan = (tier: string) =>
    market.value<string>('select id from public.subscription_plans where tier = $1', [tier]);
  [premium, preferred] = [await plan('premium'), await plan('preferred')];
});
const FREE = {
  name: 'Free',
  tier: 'free_plan',
  monthly_price: 0,
  quarterly_price: 0,
  yearly_price: 0,
  features: {},
  is_active: true,
};

interface Chosen {
  subscription_id: string;
  state: string;
  current_period_end: string;
}
const choose = (who: string, plan: string, period = 'monthly') =>
  call<Chosen>(who, 'choose_plan', { plan_id: plan, period, idempotency_key: randomUUID() });
const activate = (who: string, vendor: string, plan: string, period = 'monthly') =>
  call<Chosen>(who, 'activate_plan', {
    vendor_id: vendor,
    plan_id: plan,
    period,
    reason: 'Paid by transfer',
    idempotency_key: randomUUID(),
  });
const boost = (vendor: string, at = new Date()) =>
  market.value('private.plan_boost($1, $2)', [vendor, at.toISOString()]);
const live = (vendor: string) =>
  market.value<number>(
    `select count(*)::int from public.vendor_subscriptions where vendor_id = $1 and state in ('active', 'past_due')`,
    [vendor],
  );
const after = ({ current_period_end: end }: Chosen) => new Date(new Date(end).getTime() + 1000);

test('no Pro gives, changes or ends a plan that is not theirs to', async () => {
  await refused(activate(vendor, vendor, premium), ADMINS_ONLY);
  await refused(activate(owner, vendor, premium), ADMINS_ONLY);
  await refused(call(vendor, 'save_plan', { plan: FREE, reason: 'x' }), ADMINS_ONLY);
  const { subscription_id } = await activate(first, otherVendor, premium);
  const key = { idempotency_key: randomUUID() };
  await refused(
    call(vendor, 'cancel_plan', { subscription_id, reason: 'Too dear', ...key }),
    'This plan is not yours.',
  );
  await refused(call(vendor, 'end_plan', { subscription_id, reason: 'x', ...key }), ADMINS_ONLY);
  await refused(choose(vendor, randomUUID()), 'This plan is not available.');
  await refused(choose(vendor, premium, 'forever'), 'A plan is monthly, quarterly or yearly.');
  await refused(
    activate(first, vendor, premium, 'forever'),
    'A plan is monthly, quarterly or yearly.',
  );
  await refused(
    as(
      { userId: vendor },
      `update public.vendor_subscriptions set state = 'active' where vendor_id = $1`,
      [vendor],
    ),
    'permission denied for table vendor_subscriptions',
  );
  await getsNothing(
    as({ userId: vendor }, 'select id from public.vendor_subscriptions where vendor_id = $1', [
      otherVendor,
    ]),
  );
  await call(first, 'decide_vendor', { vendor_id: vendor, decision: 'suspend', reason: 'Fraud' });
  await refused(choose(vendor, premium), 'Your business is not approved at the moment.');
  await refused(activate(first, vendor, premium), 'This Pro is not approved at the moment.');
});

test('two plans are never live at once, however close they are asked for', async () => {
  attacked(2);
  await Promise.all([
    choose(vendor, premium),
    choose(vendor, preferred),
    choose(vendor, premium, 'yearly'),
  ]);
  expect(
    await market.value(
      `select count(*)::int from public.vendor_subscriptions where vendor_id = $1 and state = 'incomplete'`,
      [vendor],
    ),
  ).toBe(1);
  await Promise.all([activate(first, vendor, premium), activate(second, vendor, preferred)]);
  expect(await live(vendor)).toBe(1);
});

test('no Pro goes on with a plan that nobody was paid for', async () => {
  const given = await activate(first, vendor, premium);
  // The same plan, for longer, is no dearer.
  attacked();
  await choose(vendor, premium, 'yearly');
  await market.clock(after(given));
  expect(await boost(vendor, after(given))).toBe(1);
  expect(await live(vendor)).toBe(0);
});

test('a payment that is late pays for nothing', async () => {
  const { subscription_id } = await activate(first, vendor, premium);
  await market.value(`private.miss_payment($1, 'timer', now())`, [subscription_id]);
  attacked();
  expect(await boost(vendor)).toBe(1);
  await refused(
    choose(vendor, preferred),
    'A payment for your plan is overdue. Pay it or cancel the plan before you choose another.',
  );
});
