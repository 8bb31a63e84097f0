import { randomUUID } from 'node:crypto';
import { reconcile } from '../../functions/_shared/payments/reconciliation';
import { openMarketplace, type Arguments, type Marketplace } from '../support/marketplace';
import type { StripeObject } from '../support/stripe/stripeObjects';
import { AdverseAccount, Lost, type Adversary } from './adverseAccount';
import { disagreements } from './disagreements';
import { Chance } from './chance';
import { serverCall } from './serverCall';
import { decideDispute, disputeCharge, failRefund } from '../support/stripe/moneyBack';

// Requests and answers get lost, notices come twice, late and in any order, buttons are pressed twice and
// refunds are decided in between. In the end the provider and the ledger must agree, and nobody may have
// paid for anything twice.
// Each control below is found out in a few dozen; a thousand are a setting away.
const SCHEDULES = Number(process.env['ADVERSE_SCHEDULES'] ?? 250);
const CONTROLS = 40;
const AT_ONCE = 4;
const STEPS = 20;

let market: Marketplace;
let admins: [string, string];
let premium: string;
beforeAll(async () => {
  market = await openMarketplace(8);
  admins = [await market.admin(), await market.admin()];
  premium = await market.value(`select id from public.subscription_plans where tier = 'premium'`);
  await market.database.query(
    `update public.feature_flags set enabled = true where name = 'payment_processing'`,
  );
});
afterAll(() => market.database.close());

type Step = (account: AdverseAccount, chance: Chance) => Promise<unknown>;

const keys = ['a', 'b'].map(() => randomUUID());

const STEPS_BY_NAME: Readonly<Record<string, Step>> = {
  // Sometimes with the key of before: the button was pressed twice, or its answer was lost.
  async buyTokens(account, chance) {
    const key = chance.one(keys) ?? randomUUID();
    const { purchase_id } = await account.buyTokens(key);
    await account.pay({ purchase_id });
    if (chance.happens(0.3)) await account.pay({ purchase_id });
  },
  async choosePlan(account) {
    const { subscription_id, state } = await account.market.call<{
      subscription_id: string;
      state: string;
    }>(account.vendor, 'choose_plan', {
      plan_id: premium,
      period: 'monthly',
      idempotency_key: randomUUID(),
    });
    if (state === 'incomplete') await account.pay({ subscription_id });
  },
  async press(account, chance) {
    const page = chance.one([...account.shown]);
    if (page !== undefined) account.press(page, chance.happens(0.7) ? 'good' : 'declined');
  },
  async deliver(account, chance) {
    await account.deliver(chance.below(account.books.events.length));
  },
  async renew(account, chance) {
    const subscription = chance.one(
      account.books.list('subscription', (one) => one['status'] === 'active'),
    );
    if (subscription)
      account.books.renew(subscription.id, chance.happens(0.6) ? 'good' : 'declined');
  },
  async payOverdue(account, chance) {
    const subscription = chance.one(account.books.list('subscription'));
    if (subscription) account.books.payOverdue(subscription.id, 'good');
  },
  async cancelPlan(account) {
    const [plan] = await account.market.database.query<{ id: string }>(
      `select id from public.vendor_subscriptions where vendor_id = $1 and state in ('incomplete', 'active', 'past_due')`,
      [account.vendor],
    );
    if (plan) {
      await account.market.call(account.vendor, 'cancel_plan', {
        subscription_id: plan.id,
        reason: null,
        idempotency_key: randomUUID(),
      });
    }
  },
  async refund(account, chance) {
    const paid = await account.market.database.query<{ id: string }>(
      `select id from public.payments where vendor_id = $1 and state = 'paid'`,
      [account.vendor],
    );
    const payment = chance.one(paid);
    if (!payment) return;
    const why = { reason: 'Asked for it' };
    const refund_id = await account.market.call(admins[0], 'propose_payment_refund', {
      payment_id: payment.id,
      ...why,
    });
    await account.market.call(admins[1], 'decide_payment_refund', {
      refund_id,
      decision: 'approve',
      ...why,
    });
  },
  // Days later, the bank of a card turns a refund away.
  async failRefund(account, chance) {
    const made = account.books.list('refund', (one) => one['status'] === 'succeeded');
    const refund = chance.one(made);
    if (refund) failRefund(account.books, refund.id);
  },
  async dispute(account, chance) {
    const charge = chance.one(account.books.list('charge', (one) => one['paid'] === true));
    if (charge) disputeCharge(account.books, charge.id);
  },
  async decideDispute(account, chance) {
    const dispute = chance.one(account.books.list('dispute'));
    if (dispute) decideDispute(account.books, dispute.id, chance.happens(0.5) ? 'won' : 'lost');
  },
  work: (account) => account.work(),
};

/** How often each is chosen. */
const WEIGHTS: Readonly<Record<string, number>> = {
  buyTokens: 3,
  choosePlan: 2,
  press: 6,
  deliver: 4,
  refund: 2,
};

const steps = Object.entries(STEPS_BY_NAME).flatMap(([name, step]) =>
  Array.from({ length: WEIGHTS[name] ?? 1 }, () => step),
);

/** Refusals of the marketplace and lost messages are part of life; anything else fails the test. */
async function survive(step: Promise<unknown>): Promise<void> {
  await step.catch((error: unknown) => {
    const { code, type } = Object(error);
    const isExpected =
      error instanceof Lost ||
      code === 'P0001' ||
      code === '42501' ||
      type === 'StripeConnectionError' ||
      type === 'StripeInvalidRequestError';
    if (!isExpected) throw error;
  });
}

/** Runs one schedule; returns the account and what the two sides disagree about in the end. */
async function run(seed: number, tampered?: Adversary['tampered']) {
  const chance = new Chance(seed);
  let calm = false;
  const vendor = await market.vendor({ tokens: 10 });
  // Mails have tests of their own; writing thousands would take a third of the time.
  await market.database.query('update auth.users set email_confirmed_at = null where id = $1', [
    vendor,
  ]);
  const account = new AdverseAccount(market, vendor, {
    fate: () => (calm ? 'arrives' : chance.fate()),
    tampered,
  });
  const live = async (count: number) => {
    calm = false;
    for (let step = 0; step < count; step += 1) {
      const next = () => survive((chance.one(steps) ?? (() => Promise.resolve()))(account, chance));
      await (chance.happens(0.2) ? Promise.all([next(), next()]) : next());
    }
    calm = true;
    await account.settle((places) => chance.shuffled([...places, ...places.slice(0, 3)]));
  };
  await live(STEPS);
  // Days later the banks turn some of the refunds away, and life goes on.
  const turnedAway = account.books
    .list('refund', (one) => one['status'] === 'succeeded')
    .filter(() => chance.happens(0.5));
  for (const { id } of turnedAway) failRefund(account.books, id);
  if (turnedAway.length > 0) await live(STEPS / 4);
  const found = await disagreements(account);
  return { account, found: found.map((one) => `schedule ${seed}: ${one}`) };
}

/** Runs schedules, a few at once; returns what became of each. */
async function settleAll(count: number, tampered?: Adversary['tampered']) {
  const outcomes: PromiseSettledResult<Awaited<ReturnType<typeof run>>>[] = [];
  for (let seed = 0; seed < count; seed += AT_ONCE) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - seed) }, (_one, place) =>
      run(seed + place + 1, tampered),
    );
    outcomes.push(...(await Promise.allSettled(batch)));
  }
  return outcomes;
}

test(`provider and ledger agree after ${SCHEDULES} adverse schedules, and nothing is charged twice`, async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const outcomes = (await settleAll(SCHEDULES)).map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  expect(outcomes.flatMap(({ found }) => found)).toEqual([]);
  expect(outcomes.flatMap(({ account }) => account.api.unknown)).toEqual([]);

  // All accounts together are one account at the provider, for the nightly reconciliation.
  const [first] = outcomes;
  if (!first) throw new Error('Nothing was run.');
  const movements = async (from: Date, to: Date) =>
    (await Promise.all(outcomes.map(({ account }) => account.provider.movements(from, to)))).flat();
  const report = await reconcile(
    {
      server: { call: (name, given: Arguments = {}) => serverCall(market, name, given) },
      provider: { ...first.account.provider, movements },
    },
    new Date(Date.now() + 60_000),
  );
  expect(report).toMatchObject({ difference_count: 0, differences: [] });
  const disputes = outcomes.flatMap(({ account }) => account.books.list('dispute'));
  expect(new Set(disputes.map((one) => one['status']))).toEqual(
    new Set(['needs_response', 'won', 'lost']),
  );
  const refunds = outcomes.flatMap(({ account }) => account.books.list('refund'));
  const failed = refunds.filter((one) => one['status'] === 'failed');
  expect(failed.length).toBeGreaterThan(SCHEDULES / 50);
  expect(refunds.length).toBeGreaterThan(failed.length);
  const moved = outcomes.reduce((sum, { account }) => sum + account.books.list('charge').length, 0);
  expect(report.movements).toBeGreaterThan(SCHEDULES / 2);
  process.stdout.write(
    `${outcomes.length} adverse schedules: ${moved} charges tried, ${disputes.length} disputed, ${refunds.length} refunds, ` +
      `${failed.length} of which failed, ${report.movements} movements, ` +
      `provider ${report.provider_cents}, ledger ${report.ledger_cents} cents, ${report.difference_count} differences\n`,
  );
}, 1_800_000);

const renamed = (id: unknown) => `${String(id)}_${randomUUID()}`;

const FORGETFUL: Readonly<Record<string, (given: Arguments) => Arguments>> = {
  'refunds that fail': (given) =>
    'movement' in given && 'failure' in given
      ? { ...given, movement: renamed(given['movement']) }
      : given,
  charges: (given) =>
    'receipt_url' in given ? { ...given, charge: renamed(given['charge']) } : given,
  'movements of disputes': (given) =>
    'provider_dispute' in given && Array.isArray(given['movements'])
      ? {
          ...given,
          movements: given['movements'].map((one: object) => ({
            ...one,
            reference: renamed(Object(one).reference),
          })),
        }
      : given,
};

// Each control is held against the schedules in which there was something to forget.
test.each([
  ['charges', 'charge', (one: StripeObject) => one['paid'] === true],
  ['movements of disputes', 'dispute', () => true],
  ['refunds that fail', 'refund', (one: StripeObject) => one['status'] === 'failed'],
])(
  'a ledger that forgets the ids of %s is found out',
  async (what, object, isForgotten) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const forgetful = (_name: string, given: Arguments) => FORGETFUL[what]?.(given) ?? given;
    const outcomes = await settleAll(CONTROLS, forgetful);
    const unnoticed = outcomes.filter(
      (outcome) => outcome.status === 'fulfilled' && outcome.value.found.length === 0,
    );
    expect(unnoticed.length).toBeLessThan(CONTROLS);
    for (const outcome of unnoticed) {
      const moved =
        outcome.status === 'fulfilled' && outcome.value.account.books.list(object, isForgotten);
      expect(moved).toEqual([]);
    }
  },
  600_000,
);
