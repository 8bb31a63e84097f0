import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';
import { rolledBack } from './support/rolledBack';

let market: Marketplace;
let admin: string;
let plan: Record<'premium' | 'preferred', string>;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  // What one administrator may give alone is the matter of planProposals.test.ts.
  await market.database.query('update public.billing_policy set adjustment_limit = 1000000');
  const id = (tier: string) =>
    market.value<string>('select id from public.subscription_plans where tier = $1', [tier]);
  plan = { premium: await id('premium'), preferred: await id('preferred') };
});
// Holds after every test: at most one plan of a Pro counts.
afterEach(async () => {
  const overlapping = await market.database.query(
    `select vendor_id from public.vendor_subscriptions where state in ('active', 'past_due')
     group by 1 having count(*) > 1`,
  );
  expect(overlapping).toEqual([]);
});
afterAll(() => market.database.close());

interface Subscription {
  subscription_id: string;
  state: string;
  plan_id: string;
  billing_period: string;
  price_cents: number;
  current_period_end: string;
  cancel_at_period_end: boolean;
  next_plan_id: string | null;
  next_period: string | null;
}

const choose = (vendor: string, planId: string, period = 'monthly', changes: Arguments = {}) =>
  market.call<Subscription>(vendor, 'choose_plan', {
    plan_id: planId,
    period,
    idempotency_key: randomUUID(),
    ...changes,
  });
const activate = (vendor: string, planId: string, period = 'monthly') =>
  market.call<Subscription>(admin, 'activate_plan', {
    vendor_id: vendor,
    plan_id: planId,
    period,
    reason: 'Paid by transfer',
    idempotency_key: randomUUID(),
  });
const cancel = (vendor: string, subscription: string) =>
  market.call<Subscription>(vendor, 'cancel_plan', {
    subscription_id: subscription,
    reason: null,
    idempotency_key: randomUUID(),
  });
const boost = (vendor: string, at = new Date()) =>
  market.value<number>('private.plan_boost($1, $2::timestamptz)', [vendor, at.toISOString()]);
const monthsFromNow = (months: number) =>
  market.value<Date>(`now() + make_interval(months => $1)`, [months]);
const near = (text: string, moment: Date) =>
  expect(Math.abs(new Date(text).getTime() - moment.getTime())).toBeLessThan(60_000);

test('a marketplace starts with the two plans, and an empty one gets them again, once', async () => {
  await rolledBack(market.database, async (queries) => {
    // The ledger of what was paid for plans is emptied with them, which nobody else may do.
    await queries.script(
      `alter table public.money_ledger disable trigger keep_money_ledger_whole;
      truncate public.subscription_plans cascade;`,
    );
    await queries.query(
      `select set_config('request.jwt.claim.sub', $1, true),
      set_config('request.jwt.claims', json_build_object('sub', $1::text, 'aal', 'aal2')::text, true)`,
      [admin],
    );
    const ensure = async () =>
      (await queries.query('select public.ensure_default_plans() as added'))[0];
    expect(await ensure()).toEqual({ added: true });
    expect(await ensure()).toEqual({ added: false });
    expect(
      await queries.query(
        `select name, subscription_type, tier, monthly_price::float8, quarterly_price::float8, yearly_price::float8,
           features, is_active from public.subscription_plans order by monthly_price desc`,
      ),
    ).toEqual([
      {
        name: 'Premium Vendor Plan',
        subscription_type: 'priority_tier',
        tier: 'premium',
        monthly_price: 99.99,
        quarterly_price: 269.97,
        yearly_price: 999.9,
        features: { boostMultiplier: 1.3, featuredProfile: true, prioritySupport: true },
        is_active: true,
      },
      {
        name: 'Preferred Vendor Plan',
        subscription_type: 'priority_tier',
        tier: 'preferred',
        monthly_price: 49.99,
        quarterly_price: 134.97,
        yearly_price: 499.9,
        features: { boostMultiplier: 1.15, featuredProfile: false, prioritySupport: true },
        is_active: true,
      },
    ]);
    return true;
  });
  expect(await market.call(admin, 'ensure_default_plans')).toBe(false);
});

test('a plan’s features are what they say they are', async () => {
  for (const features of [
    '[]',
    '5',
    '{"boostMultiplier": "1.3"}',
    '{"boostMultiplier": 40}',
    '{"featuredProfile": 1}',
  ]) {
    const write = market.database.query(
      `update public.subscription_plans set features = $1::text::jsonb`,
      [features],
    );
    expect((await refusal(write)).code).toBe('23514');
  }
});

test('a chosen plan waits, at the price of the plan, until an administrator activates it', async () => {
  const vendor = await market.vendor();
  const chosen = await choose(vendor, plan.premium, 'quarterly');
  expect(chosen).toMatchObject({ state: 'incomplete', price_cents: 26_997, next_plan_id: null });
  expect(await boost(vendor)).toBe(1);
  const active = await activate(vendor, plan.premium, 'quarterly');
  expect(active).toMatchObject({ subscription_id: chosen.subscription_id, state: 'active' });
  near(active.current_period_end, await monthsFromNow(3));
  expect(await boost(vendor)).toBe(1.3);
  const [row] = await market.database.query(
    'select action, reason from public.admin_audit where subject_id = $1',
    [chosen.subscription_id],
  );
  expect(row).toEqual({ action: 'plan.activate', reason: 'Paid by transfer' });
});

test('choosing again replaces what waits; the same call twice is one choice', async () => {
  const vendor = await market.vendor();
  const key = { idempotency_key: randomUUID() };
  const first = await choose(vendor, plan.preferred, 'monthly', key);
  expect(await choose(vendor, plan.preferred, 'monthly', key)).toEqual(first);
  await Promise.all([choose(vendor, plan.premium), choose(vendor, plan.preferred, 'yearly')]);
  const states = await market.database.query<{ state: string }>(
    'select state::text from public.vendor_subscriptions where vendor_id = $1 order by state',
    [vendor],
  );
  expect(states.map(({ state }) => state)).toEqual(['canceled', 'canceled', 'incomplete']);
});

test('what is neither paid nor activated in time lapses', async () => {
  const vendor = await market.vendor();
  const chosen = await choose(vendor, plan.premium);
  await market.clock(new Date(new Date(chosen.current_period_end).getTime() - 1000));
  expect(await stateOf(chosen)).toBe('incomplete');
  await market.clock(new Date(new Date(chosen.current_period_end).getTime() + 1000));
  expect(await stateOf(chosen)).toBe('canceled');
});

const stateOf = ({ subscription_id }: Subscription) =>
  market.value<string>('select state::text from public.vendor_subscriptions where id = $1', [
    subscription_id,
  ]);

test('a higher plan applies immediately when activated, replacing the other', async () => {
  const vendor = await market.vendor();
  const present = await activate(vendor, plan.preferred, 'yearly');
  const dearer = await choose(vendor, plan.premium);
  expect(dearer).toMatchObject({ state: 'incomplete' });
  expect(await boost(vendor)).toBe(1.15);
  expect(await activate(vendor, plan.premium)).toMatchObject({
    subscription_id: dearer.subscription_id,
    state: 'active',
  });
  expect(await boost(vendor)).toBe(1.3);
  expect(await stateOf(present)).toBe('canceled');
});

test('a cheaper plan follows at the end of the period once it is activated, and not a moment before', async () => {
  const vendor = await market.vendor();
  const present = await activate(vendor, plan.premium);
  expect(await choose(vendor, plan.preferred, 'quarterly')).toMatchObject({
    subscription_id: present.subscription_id,
    state: 'active',
    plan_id: plan.premium,
    next_plan_id: plan.preferred,
    next_period: 'quarterly',
  });
  const end = new Date(present.current_period_end);
  await market.clock(new Date(end.getTime() - 1000));
  expect(await boost(vendor)).toBe(1.3);
  await market.clock(new Date(end.getTime() + 1000));
  expect(await boost(vendor)).toBe(1);
  const [next] = await market.database.query(
    `select plan_id, price_cents, state::text from public.vendor_subscriptions
     where vendor_id = $1 and state <> 'canceled'`,
    [vendor],
  );
  expect(next).toEqual({ plan_id: plan.preferred, price_cents: 13_497, state: 'incomplete' });
  await activate(vendor, plan.preferred, 'quarterly');
  expect(await boost(vendor)).toBe(1.15);
});

test('a canceled plan counts until its end, and can be kept after all', async () => {
  const vendor = await market.vendor();
  const present = await activate(vendor, plan.premium);
  await choose(vendor, plan.preferred);
  expect(await cancel(vendor, present.subscription_id)).toMatchObject({
    state: 'active',
    cancel_at_period_end: true,
    next_plan_id: null,
  });
  expect(await boost(vendor)).toBe(1.3);
  expect(await choose(vendor, plan.premium)).toMatchObject({ cancel_at_period_end: false });
  await cancel(vendor, present.subscription_id);
  await market.clock(new Date(new Date(present.current_period_end).getTime() + 1000));
  expect(await stateOf(present)).toBe('canceled');
  expect(await boost(vendor)).toBe(1);
  expect((await refusal(cancel(vendor, present.subscription_id))).message).toBe(
    'This subscription is canceled, so that is no longer possible.',
  );
});

test('activating the plan a Pro has makes it longer, to five years ahead at most', async () => {
  const vendor = await market.vendor();
  const first = await activate(vendor, plan.premium);
  const longer = await activate(vendor, plan.premium, 'yearly');
  expect(longer.subscription_id).toBe(first.subscription_id);
  near(longer.current_period_end, await monthsFromNow(13));
  await market.clock(new Date(new Date(first.current_period_end).getTime() + 1000));
  expect(await stateOf(first)).toBe('active');
  for (let year = 0; year < 3; year += 1) await activate(vendor, plan.premium, 'yearly');
  expect((await refusal(activate(vendor, plan.premium, 'yearly'))).message).toBe(
    'A plan can be active for at most five years ahead.',
  );
});

test('the boost ends with the period even before the clock has noticed, in a match as well', async () => {
  const vendor = await market.vendor();
  const { current_period_end } = await activate(vendor, plan.premium);
  expect(await boost(vendor, new Date(new Date(current_period_end).getTime() - 1))).toBe(1.3);
  expect(await boost(vendor, new Date(new Date(current_period_end).getTime() + 1))).toBe(1);
  const seenByMatch = async () => {
    const { id } = await market.submit(await market.owner());
    return market.value<number>(
      `select c.plan_boosts[array_position(c.vendor_ids, $2::uuid)]::float8
       from public.match_candidates c join public.match_runs r on r.id = c.run_id where r.request_id = $1`,
      [id, vendor],
    );
  };
  expect(await seenByMatch()).toBeCloseTo(await boost(vendor));
  await market.database.query(
    `update public.vendor_subscriptions set current_period_end = now() - interval '1 second' where vendor_id = $1`,
    [vendor],
  );
  expect(await boost(vendor)).toBe(1);
  expect(await seenByMatch()).toBeCloseTo(await boost(vendor));
});

test('an administrator ends a plan at once, with a reason', async () => {
  const vendor = await market.vendor();
  const { subscription_id } = await activate(vendor, plan.premium);
  const end = { subscription_id, reason: 'Asked for it', idempotency_key: randomUUID() };
  expect(await market.call(admin, 'end_plan', end)).toMatchObject({ state: 'canceled' });
  expect(await market.call(admin, 'end_plan', end)).toMatchObject({ state: 'canceled' });
  expect(await boost(vendor)).toBe(1);
});

test('plans are chosen by approved Pros, for themselves, among those on offer', async () => {
  const vendor = await market.vendor();
  const applicant = await market.applicant();
  expect((await refusal(choose(applicant, plan.premium))).code).toBe('42501');
  expect((await refusal(choose(await market.owner(), plan.premium))).code).toBe('42501');
  expect((await refusal(choose(vendor, plan.premium, 'weekly'))).message).toBe(
    'A plan is monthly, quarterly or yearly.',
  );
  expect((await refusal(choose(vendor, randomUUID()))).message).toBe('This plan is not available.');
  const { subscription_id } = await choose(vendor, plan.premium);
  expect((await refusal(cancel(await market.vendor(), subscription_id))).message).toBe(
    'This plan is not yours.',
  );
  expect((await refusal(activate(applicant, plan.premium))).message).toBe(
    'This Pro is not approved at the moment.',
  );
});

describe('a featured profile', () => {
  const listed = () =>
    market.database.as({ role: 'anon' }, (queries) =>
      queries.query<{ vendor_id: string; promoted: boolean }>(
        `select vendor_id, promoted from public.find_vendors('97214')`,
      ),
    );

  const rate = (vendor: string, count: number, sum: number) =>
    market.database.query(
      'update public.vendor_profiles set rating_count = $2, rating_sum = $3 where vendor_id = $1',
      [vendor, count, sum],
    );

  test('takes the first place of the directory and says so, only with verified insurance', async () => {
    const near = await market.vendor({ zip: '97214', verified: ['liability_insurance'] });
    const insured = await market.vendor({ zip: '97214', verified: ['liability_insurance'] });
    const bare = await market.vendor({ zip: '97214', isInsured: false });
    for (const vendor of [near, insured, bare]) await rate(vendor, 2, 9);
    expect((await listed()).some(({ promoted }) => promoted)).toBe(false);
    await activate(bare, plan.premium);
    expect((await listed()).some(({ promoted }) => promoted)).toBe(false);
    await activate(near, plan.preferred);
    expect((await listed()).some(({ promoted }) => promoted)).toBe(false);
    await activate(insured, plan.premium);
    const vendors = await listed();
    expect(vendors[0]).toEqual({ vendor_id: insured, promoted: true });
    expect(vendors.filter(({ promoted }) => promoted)).toHaveLength(1);
    expect(await market.value('public.is_promoted($1)', [insured])).toBe(true);
    expect(await market.value('public.is_promoted($1)', [bare])).toBe(false);
    expect(await market.value('public.is_promoted($1)', [near])).toBe(false);
    const sortedByStars = await market.database.as({ role: 'anon' }, (queries) =>
      queries.query<{ promoted: boolean }>(
        `select promoted from public.find_vendors('97214', sort => 'rating')`,
      ),
    );
    expect(sortedByStars.some(({ promoted }) => promoted)).toBe(false);
  });

  test('without enough reviews it stands behind rated Pros, unlabeled', async () => {
    const [rated, featured] = [
      await market.vendor({ zip: '97214' }),
      await market.vendor({ zip: '97214' }),
    ];
    await rate(rated, 2, 8);
    await activate(featured, plan.premium);
    const order = (await listed()).map(({ vendor_id }) => vendor_id);
    expect(order.indexOf(rated)).toBeLessThan(order.indexOf(featured));
    for (const [reviews, isPromoted] of [
      [0, false],
      [1, false],
      [2, true],
    ] as const) {
      await rate(featured, reviews, 5 * reviews);
      expect(await market.value('public.is_promoted($1)', [featured])).toBe(isPromoted);
    }
  });

  test('is not featured below 4.0 stars, nor after a lost dispute', async () => {
    const vendor = await market.vendor({ zip: '97214' });
    await activate(vendor, plan.premium);
    const isPromoted = () => market.value('public.is_promoted($1)', [vendor]);
    await rate(vendor, 2, 7);
    expect(await isPromoted()).toBe(false);
    expect((await listed()).find(({ vendor_id }) => vendor_id === vendor)?.promoted).toBe(false);
    await rate(vendor, 2, 8);
    expect(await isPromoted()).toBe(true);
    await market.database.query(
      'update private.match_profiles set dispute_lost_at = now() where vendor_id = $1',
      [vendor],
    );
    expect(await isPromoted()).toBe(false);
  });
});

test('priority support counts a message as waiting a day longer, and no one else’s', async () => {
  const [paying, other] = [await market.vendor(), await market.vendor()];
  await activate(paying, plan.preferred);
  const write = (vendor: string) =>
    market.call<string>(vendor, 'send_contact_message', {
      name: 'Ann',
      email: `${vendor.slice(0, 8)}@example.com`,
      topic: 'question',
      body: `How do I ${vendor.slice(0, 8)}?`,
    });
  const first = await write(other);
  const second = await write(paying);
  const queue = await market.database.query<{ id: string; hours: number }>(
    `select id, round(extract(epoch from created_at - waits_since) / 3600)::int as hours
     from public.contact_messages where answered_at is null order by waits_since, id`,
  );
  expect(queue).toEqual([
    { id: second, hours: 24 },
    { id: first, hours: 0 },
  ]);
});
