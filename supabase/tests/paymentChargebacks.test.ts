import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { callAsServer, postPayment } from './support/payments';

// A bank that disputes a payment takes the money first, and decides later.

let market: Marketplace;
let admins: [string, string];
let vendor: string;
let charge: string;
let payment: string;
beforeAll(async () => {
  market = await openMarketplace();
  admins = [await market.admin(), await market.admin()];
  await market.database.query(
    `update public.feature_flags set enabled = true where name = 'payment_processing'`,
  );
});
beforeEach(async () => {
  vendor = await market.vendor({ tokens: 10 });
  charge = `ch_${randomUUID()}`;
  const { purchase_id } = await market.call<{ purchase_id: string }>(
    vendor,
    'begin_token_purchase',
    {
      package_id: await market.value('select id from public.token_packages where tokens = 25'),
      idempotency_key: randomUUID(),
    },
  );
  await postPayment(market, { purchase_id, charge });
  payment = await market.value(
    `select id from public.payments where provider_charge = '${charge}'`,
  );
});
afterAll(() => market.database.close());

interface Movement {
  reference: string;
  cents: number;
  at: string;
}

const at = new Date().toISOString();
const taken = (): Movement => ({ reference: `txn_out_${charge}`, cents: -7000, at });
const returned = (): Movement => ({ reference: `txn_in_${charge}`, cents: 7000, at });

const dispute = (outcome: 'won' | 'lost' | null, movements: Movement[]) =>
  callAsServer<boolean>(market, 'post_chargeback', {
    charge,
    provider_dispute: `dp_${charge}`,
    cents: 7000,
    reason: 'product_not_received',
    outcome,
    answer_by: at,
    opened_at: at,
    movements,
  });

const stateOf = () =>
  market.value<string>('select state::text from public.payments where id = $1', [payment]);
const available = async () => (await market.tokens(vendor)).available;
const ledger = () =>
  market.database.query(
    `select debit, credit, amount_cents, provider_reference from public.money_ledger
     where payment_id = $1 order by id`,
    [payment],
  );
const missing = () =>
  market.value<number>('select tokens_missing from public.chargebacks where payment_id = $1', [
    payment,
  ]);
const told = (person: string) =>
  market.database.query<{ kind: string; body: string }>(
    `select n.kind, o.body_text as body from public.notifications n
     left join private.outbox o on o.notification_id = n.id and o.channel = 'email'
     where n.person_id = $1 and n.subject_id = (select id from public.chargebacks where payment_id = $2)
     order by n.created_at, n.id`,
    [person, payment],
  );
const spend = (tokens: number) =>
  market.database.query(`select private.post_tokens($1, 'adjust', $2, null, 'Spent', $3)`, [
    vendor,
    -tokens,
    randomUUID(),
  ]);
const propose = () =>
  market.call<string>(admins[0], 'propose_payment_refund', {
    payment_id: payment,
    reason: 'Asked',
  });
const approve = (refund_id: string) =>
  market.call(admins[1], 'decide_payment_refund', {
    refund_id,
    decision: 'approve',
    reason: 'Agreed',
  });
const work = () =>
  market.database.query(`select task from public.payment_work() where charge = $1`, [charge]);

test('money a bank takes is posted once, with the tokens it paid for', async () => {
  expect(await dispute(null, [])).toBe(true);
  expect([await stateOf(), await available()]).toEqual(['paid', 35]);
  expect(await dispute(null, [taken()])).toBe(true);
  for (const again of [[taken()], []]) expect(await dispute(null, again)).toBe(false);
  expect([await stateOf(), await available(), await missing()]).toEqual(['disputed', 10, 0]);
  expect(await ledger()).toEqual([
    { debit: 'provider', credit: 'token_sales', amount_cents: 7000, provider_reference: charge },
    {
      debit: 'token_sales',
      credit: 'provider',
      amount_cents: 7000,
      provider_reference: `txn_out_${charge}`,
    },
  ]);
});

test('spent tokens are not taken: the balance stays at zero and administrators hear of the rest', async () => {
  await spend(31);
  await dispute(null, [taken()]);
  expect([await available(), await missing()]).toEqual([0, 21]);
  const [notice] = await told(admins[0]);
  expect(notice?.body).toContain(
    '21 tokens could not be taken back, because they are spent or held.',
  );
  expect((await told(vendor))[0]?.body).toContain(
    "You owe 21 tokens of it, which your next tokens cover. Until then you can't accept leads.",
  );
  expect(notice?.body).toContain('Its reason: product not received.');
});

const give = (tokens: number) =>
  market.database.query(`select private.post_tokens($1, 'grant', $2, null, 'A gift', $3)`, [
    vendor,
    tokens,
    randomUUID(),
  ]);
async function buy(): Promise<void> {
  const { purchase_id } = await market.call<{ purchase_id: string }>(
    vendor,
    'begin_token_purchase',
    {
      package_id: await market.value('select id from public.token_packages where tokens = 25'),
      idempotency_key: randomUUID(),
    },
  );
  await postPayment(market, { purchase_id, charge: `ch_${randomUUID()}` });
}
const accept = async () => market.accept((await market.submit(await market.owner())).id, vendor);

test('spent tokens are owed: no lead is accepted until the next ones have covered them', async () => {
  await spend(31);
  await dispute('lost', [taken()]);
  expect((await refusal(accept())).message).toMatch(/^You owe 21 tokens\./);
  await give(6);
  expect([await available(), await missing()]).toEqual([0, 15]);
  await buy();
  expect([await available(), await missing()]).toEqual([10, 0]);
  await give(5);
  await accept();
});

test('a dispute that is won after debts were paid gives those tokens back too', async () => {
  await spend(31);
  await dispute(null, [taken()]);
  await give(6);
  await dispute('won', [taken(), returned()]);
  expect([await available(), await missing()]).toEqual([10, 0]);
  await give(5);
  await accept();
});

test('a dispute that is won gives the tokens back, and the payment can be refunded again', async () => {
  await dispute(null, [taken()]);
  await dispute('won', [taken()]);
  expect(await stateOf()).toBe('disputed');
  await dispute('won', [taken(), returned()]);
  expect([await stateOf(), await available()]).toEqual(['paid', 35]);
  // What was told of earlier arrives late.
  expect(await dispute(null, [taken()])).toBe(false);
  expect([await stateOf(), await available()]).toEqual(['paid', 35]);
  await approve(await propose());
  expect([await stateOf(), await available()]).toEqual(['refunding', 10]);
  expect((await told(vendor)).map(({ kind }) => kind)).toEqual([
    'chargeback_opened',
    'chargeback_ended',
  ]);
  expect((await told(admins[1])).map(({ kind }) => kind)).toEqual([
    'chargeback_to_answer',
    'chargeback_closed',
  ]);
});

test('a dispute that is lost keeps the tokens away and ends a refund that was waiting', async () => {
  await approve(await propose());
  expect(await work()).toEqual([{ task: 'refund' }]);
  await dispute(null, [taken()]);
  expect(await available()).toBe(10);
  expect(await work()).toEqual([]);
  await dispute('lost', [taken()]);
  expect([await stateOf(), await available()]).toEqual(['charged_back', 10]);
  expect(
    await market.value('select state::text from public.payment_refunds where payment_id = $1', [
      payment,
    ]),
  ).toBe('withdrawn');
});

test('a disputed payment is not refunded on top', async () => {
  const refund = await propose();
  await dispute(null, [taken()]);
  expect((await refusal(approve(refund))).message).toBe(
    'This payment is disputed, so it cannot be refunded.',
  );
  await dispute('lost', [taken()]);
  expect((await refusal(propose())).message).toBe(
    'This payment is charged back, so it cannot be refunded.',
  );
});

test('the plan a disputed payment paid for ends, and stays ended', async () => {
  const { subscription_id } = await market.call<{ subscription_id: string }>(
    vendor,
    'choose_plan',
    {
      plan_id: await market.value(
        `select id from public.subscription_plans where tier = 'premium'`,
      ),
      period: 'monthly',
      idempotency_key: randomUUID(),
    },
  );
  charge = `ch_${randomUUID()}`;
  await postPayment(market, {
    subscription_id,
    provider_subscription: `sub_${charge}`,
    charge,
    cents: 9999,
  });
  await dispute(null, [taken()]);
  const state = () =>
    market.value<string>('select state::text from public.vendor_subscriptions where id = $1', [
      subscription_id,
    ]);
  expect(await state()).toBe('canceled');
  await dispute('won', [taken(), returned()]);
  expect([await state(), await available()]).toEqual(['canceled', 35]);
});

test('negative control: without its movements a dispute is found by the reconciliation', async () => {
  const reconcile = (movements: Movement[]) =>
    callAsServer<{ differences: unknown[] }>(market, 'reconcile_payments', {
      from_at: new Date(Date.now() - 3_600_000).toISOString(),
      to_at: new Date(Date.now() + 1000).toISOString(),
      movements,
    });
  const only = async (movements: Movement[]) =>
    (await reconcile(movements)).differences.filter((one) =>
      String(Object(one).reference).endsWith(charge),
    );
  const moved = [{ reference: charge, cents: 7000, at }, taken(), returned()];
  await dispute('won', []);
  expect(await only(moved)).toHaveLength(2);
  await dispute('won', [taken(), returned()]);
  expect(await only(moved)).toEqual([]);
});

test('a dispute of a charge that was not posted yet is delivered again later', async () => {
  charge = 'ch_unknown';
  expect((await refusal(dispute(null, []))).message).toBe(
    'This chargeback is of a payment that was not posted yet.',
  );
});
