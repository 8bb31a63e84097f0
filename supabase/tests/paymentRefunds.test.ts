import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { callAsServer, postPayment } from './support/payments';

let market: Marketplace;
let [first, second]: string[] = [];
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  [first, second] = [await market.admin(), await market.admin()];
  await market.database.query(
    `update public.feature_flags set enabled = true where name = 'payment_processing'`,
  );
});
beforeEach(async () => {
  vendor = await market.vendor({ tokens: 10 });
});
afterAll(() => market.database.close());

const admin = (id: string | undefined) => id ?? '';
const propose = (payment: string, who = first) =>
  market.call<string>(admin(who), 'propose_payment_refund', {
    payment_id: payment,
    reason: 'Bought by mistake',
  });
const decide = (refund: string, decision: string, who = second) =>
  market.call<string>(admin(who), 'decide_payment_refund', {
    refund_id: refund,
    decision,
    reason: 'I agree',
  });
const stateOf = (payment: string) =>
  market.value<string>('select state::text from public.payments where id = $1', [payment]);
const workFor = async (charge: string) =>
  (
    await market.database.as({ role: 'service_role' }, (queries) =>
      queries.query('select task, refund_id, charge, cents from public.payment_work()'),
    )
  ).filter((row) => row['charge'] === charge);
const posted = (refund: string | null, charge: string, cents = 7000, reference = `re_${charge}`) =>
  callAsServer<boolean>(market, 'post_refund', {
    refund_id: refund,
    charge,
    provider_refund: reference,
    cents,
    refunded_at: new Date().toISOString(),
  });
const paymentBy = (charge: string) =>
  market.value<string>('select id from public.payments where provider_charge = $1', [charge]);

async function boughtTokens(charge: string): Promise<string> {
  const { purchase_id } = await market.call<{ purchase_id: string }>(
    vendor,
    'begin_token_purchase',
    {
      package_id: await market.value('select id from public.token_packages where tokens = 25'),
      idempotency_key: randomUUID(),
    },
  );
  await postPayment(market, { purchase_id, charge });
  return paymentBy(charge);
}

test('a refund takes two administrators, takes the tokens back and is made once', async () => {
  const payment = await boughtTokens('ch_two');
  expect(await market.tokens(vendor)).toMatchObject({ available: 35 });
  const refund = await propose(payment);
  expect(await workFor('ch_two')).toEqual([]);
  expect(await refusal(decide(refund, 'approve', first))).toEqual({
    code: '42501',
    message: 'Another administrator must decide about what you proposed.',
  });
  expect((await refusal(propose(payment, second))).message).toBe(
    'There is an open refund for this payment already.',
  );

  expect(await decide(refund, 'approve')).toBe('approved');
  expect(await market.tokens(vendor)).toMatchObject({ available: 10 });
  expect(await stateOf(payment)).toBe('refunding');
  expect(await workFor('ch_two')).toEqual([
    { task: 'refund', refund_id: refund, charge: 'ch_two', cents: 7000 },
  ]);

  expect(await posted(refund, 'ch_two')).toBe(true);
  expect(await posted(refund, 'ch_two')).toBe(false);
  expect(await stateOf(payment)).toBe('refunded');
  expect(await workFor('ch_two')).toEqual([]);
  expect((await refusal(propose(payment))).message).toBe(
    'This payment is refunded, so it cannot be refunded.',
  );
  expect(
    await market.database.query(
      `select debit::text, credit::text, amount_cents from public.money_ledger where payment_id = $1 order by id`,
      [payment],
    ),
  ).toEqual([
    { debit: 'provider', credit: 'token_sales', amount_cents: 7000 },
    { debit: 'token_sales', credit: 'provider', amount_cents: 7000 },
  ]);
  expect(
    await market.database.query(
      `select action, about @> array[$2] as names_business from public.admin_audit
       where subject_id = $1 order by id`,
      [refund, vendor],
    ),
  ).toEqual([
    { action: 'payment.propose', names_business: true },
    { action: 'payment.approve', names_business: true },
  ]);
});

test('what was spent cannot be taken back, and a refused refund moves nothing', async () => {
  const payment = await boughtTokens('ch_spent');
  await market.database.query(`select private.post_tokens($1, 'adjust', -20, null, 'Spent', $2)`, [
    vendor,
    randomUUID(),
  ]);
  const refund = await propose(payment);
  expect((await refusal(decide(refund, 'approve'))).message).toBe(
    'This Pro has only 15 tokens that are not held.',
  );
  expect(await decide(refund, 'refuse')).toBe('refused');
  expect(await stateOf(payment)).toBe('paid');
  const again = await propose(payment);
  expect(await decide(again, 'withdraw', first)).toBe('withdrawn');
});

test('the refund of a plan’s latest payment ends the plan', async () => {
  const { subscription_id } = await market.call<{ subscription_id: string }>(
    vendor,
    'choose_plan',
    {
      plan_id: await market.value(
        `select id from public.subscription_plans where tier = 'preferred'`,
      ),
      period: 'monthly',
      idempotency_key: randomUUID(),
    },
  );
  await postPayment(market, {
    subscription_id,
    provider_subscription: 'sub_refunded',
    charge: 'ch_plan',
    cents: 4999,
  });
  await decide(await propose(await paymentBy('ch_plan')), 'approve');
  expect(
    await market.value('select state::text from public.vendor_subscriptions where id = $1', [
      subscription_id,
    ]),
  ).toBe('canceled');
});

test('what was returned at the provider itself is posted, and takes nothing else back', async () => {
  const payment = await boughtTokens('ch_there');
  expect(await posted(null, 'ch_there', 3000, 're_part')).toBe(true);
  expect(await stateOf(payment)).toBe('paid');
  expect(await posted(null, 'ch_there', 4000, 're_rest')).toBe(true);
  expect(await stateOf(payment)).toBe('refunded');
  expect(await market.tokens(vendor)).toMatchObject({ available: 35 });
  expect((await refusal(posted(null, 'ch_unknown'))).message).toBe(
    'This refund is of a payment that was not posted yet.',
  );
});

test('the reconciliation names what one side knows alone, and what differs', async () => {
  await boughtTokens('ch_same');
  await boughtTokens('ch_ours');
  await boughtTokens('ch_other_amount');
  const mine = ['ch_same', 'ch_ours', 'ch_other_amount'];
  const [{ from } = { from: '' }] = await market.database.query<{ from: string }>(
    `select min(occurred_at)::text as from from public.money_ledger where provider_reference = any ($1)`,
    [mine],
  );
  const at = new Date().toISOString();
  const report = await callAsServer<{ difference_count: number; differences: unknown[] }>(
    market,
    'reconcile_payments',
    {
      from_at: from,
      to_at: new Date(Date.now() + 1000).toISOString(),
      movements: [
        { reference: 'ch_same', cents: 7000, at },
        { reference: 'ch_other_amount', cents: 6000, at },
        { reference: 'ch_theirs', cents: 100, at },
      ],
    },
  );
  expect(report).toMatchObject({
    difference_count: 3,
    differences: [
      { reference: 'ch_other_amount', provider_cents: 6000, ledger_cents: 7000 },
      { reference: 'ch_ours', provider_cents: null, ledger_cents: 7000 },
      { reference: 'ch_theirs', provider_cents: 100, ledger_cents: null },
    ],
  });
  const found = await market.database.query(
    `select finding from public.health_findings() where subject = 'payments'`,
  );
  expect(found).toEqual([{ finding: 'The latest reconciliation found 3 differences.' }]);
});

test.each([
  'update public.money_ledger set amount_cents = 1',
  'delete from public.money_ledger',
  'truncate public.money_ledger cascade',
])('nobody, not even the server itself, can: %s', async (sql) => {
  expect((await refusal(market.database.query(sql))).code).toBe('42501');
});

test('a Pro has one page to pay on at a time, and none for what belongs to another', async () => {
  const order = async () => ({
    purchase_id: (
      await market.call<{ purchase_id: string }>(vendor, 'begin_token_purchase', {
        package_id: await market.value('select id from public.token_packages where tokens = 10'),
        idempotency_key: randomUUID(),
      })
    ).purchase_id,
    subscription_id: null,
  });
  interface Checkout {
    checkout_id: string;
    replaced: string[];
  }
  const begin = (given: object, who = vendor) =>
    market.call<Checkout>(who, 'begin_checkout', { ...given });
  const one = await order();
  const { checkout_id } = await begin(one);
  expect(await begin(one)).toMatchObject({ checkout_id });
  const save = (id: string, session: string) =>
    callAsServer<boolean>(market, 'save_checkout_session', {
      checkout_id: id,
      provider_session: session,
    });
  expect(await save(checkout_id, 'cs_first')).toBe(true);
  const other = await begin(await order());
  expect(other.replaced).toEqual(['cs_first']);
  // The answer with the first page came too late.
  expect(await save(checkout_id, 'cs_first')).toBe(false);
  await callAsServer(market, 'end_checkout', { provider_session: 'cs_first' });
  expect(await begin(one)).toMatchObject({ replaced: [] });
  expect((await refusal(begin(one, await market.vendor()))).code).toBe('42501');
  expect((await refusal(begin({ purchase_id: null, subscription_id: null }))).message).toBe(
    'Pay for one purchase or one plan.',
  );
});
