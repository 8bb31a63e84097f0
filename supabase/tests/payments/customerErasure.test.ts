import { openMarketplace, type Marketplace } from '../support/marketplace';
import { AdverseAccount, type Fate } from './adverseAccount';

// A deleted account is deleted at the payment provider too, whatever gets lost on the way.

let market: Marketplace;
let premium: string;
let account: AdverseAccount;
let fates: Fate[];
beforeAll(async () => {
  market = await openMarketplace();
  premium = await market.value(`select id from public.subscription_plans where tier = 'premium'`);
  await market.database.query(
    `update public.feature_flags set enabled = true where name = 'payment_processing'`,
  );
});
beforeEach(async () => {
  fates = [];
  account = new AdverseAccount(market, await market.vendor({ tokens: 10 }), {
    fate: () => fates.shift() ?? 'arrives',
  });
});
afterEach(() => expect(account.api.unknown).toEqual([]));
afterAll(() => market.database.close());

const customers = () => account.books.list('customer');
const owed = () =>
  market.database.query('select vendor_id from private.customer_erasures where vendor_id = $1', [
    account.vendor,
  ]);
const erase = () => market.value('private.erase_person($1)', [account.vendor]);
/** The provider's search has caught up with what it was told. */
const anHourLater = () =>
  market.database.query(
    `update private.checkouts set created_at = created_at - interval '61 minutes' where vendor_id = $1`,
    [account.vendor],
  );
const settle = () => account.settle((places) => places);

async function payForPlan(): Promise<string> {
  const chosen = await market.call<{ subscription_id: string }>(account.vendor, 'choose_plan', {
    plan_id: premium,
    period: 'monthly',
    idempotency_key: crypto.randomUUID(),
  });
  await account.pay({ subscription_id: chosen.subscription_id });
  const page = [...account.shown].at(-1) ?? '';
  account.press(page, 'good');
  await settle();
  return page;
}

test('with the account, its plan ends and its customer is deleted; charges stay in the books', async () => {
  await payForPlan();
  expect(customers()).toHaveLength(1);
  await erase();
  await settle();
  // The provider's search may not have heard of everything yet.
  expect(customers()).toHaveLength(1);
  await anHourLater();
  await settle();
  expect(customers()).toEqual([]);
  expect(await owed()).toEqual([]);
  expect(
    await market.database.query('select from private.provider_customers where vendor_id = $1', [
      account.vendor,
    ]),
  ).toEqual([]);
  expect(account.books.list('subscription')).toMatchObject([{ status: 'canceled' }]);
  expect(account.books.list('charge')).toHaveLength(1);
  expect(await account.work()).toMatchObject({ failures: [] });
});

test.each(['request lost', 'answer lost'] as const)(
  'it is tried again until it is done: %s',
  async (lost) => {
    await payForPlan();
    await erase();
    await settle();
    await anHourLater();
    // The list of what is to be done arrives; the search, the deletion and the report do not, in turn.
    for (const place of [1, 2, 3]) {
      fates = [...Array.from({ length: place }, () => 'arrives' as const), lost];
      await account.work();
    }
    fates = [];
    await settle();
    expect(customers()).toEqual([]);
    expect(await owed()).toEqual([]);
  },
);

test('a customer whom the provider made but never told of is found and deleted', async () => {
  await payForPlan();
  account.books.add('customer', 'cus', { metadata: { vendor_id: account.vendor } });
  const stranger = account.books.add('customer', 'cus', { metadata: { vendor_id: 'another' } });
  await erase();
  await anHourLater();
  await settle();
  expect(customers()).toEqual([stranger]);
});

test('a page that was left open is closed first, so that nothing can be paid on it', async () => {
  const { purchase_id } = await account.buyTokens();
  await account.pay({ purchase_id });
  const page = [...account.shown].at(-1) ?? '';
  await erase();
  await anHourLater();
  await settle();
  expect(account.books.get('checkout.session', page)).toMatchObject({ status: 'expired' });
  expect(customers()).toEqual([]);
});

test('a Pro who never came near the provider is not asked about there', async () => {
  await erase();
  expect(await owed()).toEqual([]);
});

test('an account that is still there cannot be taken for an erased one', async () => {
  await payForPlan();
  await market.database.as({ role: 'service_role' }, (queries) =>
    queries.query('select public.finish_customer_erasure($1)', [account.vendor]),
  );
  expect(await market.call(account.vendor, 'my_billing')).toMatchObject({
    provider_customer: expect.stringMatching(/^cus_/),
  });
});

test('an erasure that stands still for a day is a finding of the daily check', async () => {
  await payForPlan();
  await erase();
  const findings = async () =>
    (
      await market.database.query<{ finding: string }>(
        'select finding from private.payment_findings(now())',
      )
    ).map(({ finding }) => finding);
  expect((await findings()).join()).not.toContain('customers');
  await market.database.query(
    `update private.customer_erasures set created_at = now() - interval '25 hours'`,
  );
  expect(await findings()).toContain(
    '1 deleted accounts have been customers at the payment provider for a day.',
  );
});
