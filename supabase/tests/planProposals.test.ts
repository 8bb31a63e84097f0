import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
let second: string;
let vendor: string;
let plan: Record<'premium' | 'preferred', string>;
beforeAll(async () => {
  market = await openMarketplace();
  const id = (tier: string) =>
    market.value<string>('select id from public.subscription_plans where tier = $1', [tier]);
  plan = { premium: await id('premium'), preferred: await id('preferred') };
});
beforeEach(async () => {
  [admin, second] = [await market.admin(), await market.admin()];
  vendor = await market.vendor({ tokens: 100 });
});
afterAll(() => market.database.close());

interface Answer {
  state: string;
  proposal_id?: string;
  plan?: { id: string; version: number } | null;
}

const OFFER = {
  name: 'Trial Vendor Plan',
  tier: 'trial',
  monthly_price: 100,
  quarterly_price: 270,
  yearly_price: 500,
  features: { boostMultiplier: 1.1 },
  is_active: true,
};
const save = (plan_id: string | null, changes: object, caller = admin) =>
  market.call<Answer>(caller, 'save_plan', {
    plan: { ...OFFER, ...changes },
    plan_id,
    reason: 'A new season',
  });
const decide = (caller: string, { proposal_id }: Answer, decision: string) =>
  market.call(caller, 'decide_plan_proposal', { proposal_id, decision, reason: 'Looked at it' });
const give = (caller: string, planId: string, period: string) =>
  market.call<Answer>(caller, 'activate_plan', {
    vendor_id: vendor,
    plan_id: planId,
    period,
    reason: 'Paid by transfer',
    idempotency_key: randomUUID(),
  });
const grant = (caller: string, tokens: number) =>
  market.call<Answer>(caller, 'grant_tokens', {
    vendor_id: vendor,
    tokens,
    reason: 'An apology',
    idempotency_key: randomUUID(),
  });
const priceOf = (tier: string) =>
  market.value<number | null>(
    'select yearly_price::float8 from public.subscription_plans where tier = $1',
    [tier],
  );
const planOf = () =>
  market.database.query(
    `select p.tier, s.state::text from public.vendor_subscriptions s
     join public.subscription_plans p on p.id = s.plan_id where s.vendor_id = $1 order by s.created_at, s.id`,
    [vendor],
  );

/** A plan Pros can choose, at $500 a year. */
async function offered(tier: string): Promise<string> {
  await decide(second, await save(null, { tier, name: `Plan ${tier}` }), 'approve');
  return market.value('select id from public.subscription_plans where tier = $1', [tier]);
}

test('one administrator cannot offer a plan; a second one does, in the list of what waits', async () => {
  const answer = await save(null, {});
  expect(answer).toEqual({ state: 'pending', proposal_id: expect.any(String), plan: null });
  expect(await priceOf('trial')).toBeNull();
  const waiting = await market.database.query(
    `select queue, subject from private.waiting_cases('planProposals') where id = $1`,
    [answer.proposal_id],
  );
  expect(waiting).toEqual([{ queue: 'planProposals', subject: { words: OFFER.name } }]);
  expect((await refusal(decide(admin, answer, 'approve'))).message).toBe(
    'Another administrator must decide what you proposed.',
  );
  expect((await refusal(decide(second, answer, 'withdraw'))).message).toBe(
    'Only who proposed a change can withdraw it.',
  );
  expect(await decide(second, answer, 'approve')).toBe('approve');
  expect(await priceOf('trial')).toBe(500);
  expect((await refusal(decide(second, answer, 'refuse'))).message).toBe(
    'This proposal has already been decided.',
  );
});

test('a plan nobody can choose yet is saved at once, and so is a new name', async () => {
  const draft = await save(null, { tier: 'draft', name: 'Draft', is_active: false });
  expect(draft).toMatchObject({ state: 'saved', plan: { version: 1 } });
  const id = draft.plan?.id ?? '';
  expect(await save(id, { tier: 'draft', name: 'Drafted', is_active: false })).toMatchObject({
    state: 'saved',
    plan: { name: 'Drafted', version: 2 },
  });
  expect((await save(id, { tier: 'draft', name: 'Drafted' })).state).toBe('pending');
});

test.each([
  ['a higher boost', { features: { boostMultiplier: 1.2 } }],
  ['a featured profile', { features: { boostMultiplier: 1.1, featuredProfile: true } }],
  ['a year for nothing', { yearly_price: 0 }],
  ['a month for nothing', { monthly_price: 0 }],
  // Who chooses it keeps the price for all months to come.
  ['a month for a cent', { monthly_price: 0.01 }],
])(
  '%s needs a second administrator, and is refused or withdrawn without effect',
  async (_, more) => {
    const tier = `t${randomUUID().replaceAll('-', '')}`;
    const id = await offered(tier);
    const change = { tier, name: `Plan ${tier}`, ...more };
    for (const [who, decision] of [
      [second, 'refuse'],
      [admin, 'withdraw'],
    ] as const) {
      const answer = await save(id, change);
      expect(answer.state).toBe('pending');
      expect(await decide(who, answer, decision)).toBe(decision);
    }
    expect(
      await market.value('select features from public.subscription_plans where id = $1', [id]),
    ).toEqual(OFFER.features);
  },
);

test('a price falls by the limit of one administrator at most, however many steps it takes', async () => {
  const tier = 'falling';
  const id = await offered(tier);
  const at = (yearly_price: number, caller = admin) =>
    save(id, { tier, name: `Plan ${tier}`, yearly_price }, caller);
  expect((await at(900)).state).toBe('saved');
  expect((await at(600)).state).toBe('saved');
  expect((await at(419)).state).toBe('pending');
  // Nor do two administrators who take turns decide nothing together.
  expect((await at(419, second)).state).toBe('pending');
  expect((await at(420)).state).toBe('saved');
  expect(await priceOf(tier)).toBe(420);
});

test('a plan that was changed since it was proposed is not approved', async () => {
  const tier = 'overtaken';
  const id = await offered(tier);
  const answer = await save(id, { tier, name: `Plan ${tier}`, features: { boostMultiplier: 3 } });
  await save(id, { tier, name: 'Renamed' });
  expect((await refusal(decide(second, answer, 'approve'))).message).toMatch(/was changed since/);
  expect(await decide(second, answer, 'refuse')).toBe('refuse');
});

test('a plan worth more than the limit is given by two administrators', async () => {
  const answer = await give(admin, plan.premium, 'yearly');
  expect(answer).toEqual({ state: 'pending', proposal_id: expect.any(String) });
  expect(await planOf()).toEqual([]);
  expect(await decide(second, answer, 'approve')).toBe('approve');
  expect(await planOf()).toEqual([{ tier: 'premium', state: 'active' }]);
});

test('plans and tokens count toward one limit, for each administrator', async () => {
  // $269.97 at $2.40 a token is 113 tokens of the 200.
  expect((await give(admin, plan.premium, 'quarterly')).state).toBe('active');
  expect((await grant(admin, 88)).state).toBe('pending');
  expect((await grant(admin, 87)).state).toBe('posted');
  expect((await give(admin, plan.preferred, 'monthly')).state).toBe('pending');
  expect((await give(second, plan.premium, 'quarterly')).state).toBe('active');
  expect((await give(second, plan.premium, 'quarterly')).state).toBe('pending');
});

test('what an administrator proposed who no longer is one is not approved', async () => {
  const answer = await give(admin, plan.premium, 'yearly');
  await market.database.query(`update public.profiles set user_type = 'owner' where id = $1`, [
    admin,
  ]);
  expect((await refusal(decide(second, answer, 'approve'))).message).toBe(
    'The person who proposed this is no longer an administrator. Propose it again.',
  );
  expect(await planOf()).toEqual([]);
});

test('a Pro who stopped working is given no plan that was proposed before', async () => {
  const answer = await give(admin, plan.premium, 'yearly');
  await market.database.query(
    `update public.vendor_profiles set state = 'suspended' where vendor_id = $1`,
    [vendor],
  );
  expect((await refusal(decide(second, answer, 'approve'))).message).toBe(
    'This Pro is not approved at the moment.',
  );
});
