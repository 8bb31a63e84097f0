import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { paymentOf, postPayment } from './support/payments';

let market: Marketplace;
let vendor: string;
let offer: string;
beforeAll(async () => {
  market = await openMarketplace();
  vendor = await market.vendor({ tokens: 10 });
  offer = await market.value('select id from public.token_packages where tokens = 25');
});
beforeEach(() => payments(true));
afterAll(() => market.database.close());

const payments = (enabled: boolean) =>
  market.database.query(
    `update public.feature_flags set enabled = $1 where name = 'payment_processing'`,
    [enabled],
  );

interface Purchase {
  purchase_id: string;
  tokens: number;
  price_cents: number;
}

const begin = (key = randomUUID()) =>
  market.call<Purchase>(vendor, 'begin_token_purchase', {
    package_id: offer,
    idempotency_key: key,
  });

const post = (purchase: string | null, charge: string | null, cents: number | null) =>
  postPayment(market, { purchase_id: purchase, charge, cents });
const refunds = () =>
  market.database.query(
    `select r.reason, r.state::text, p.provider_charge as charge from public.payment_refunds r
     join public.payments p on p.id = r.payment_id where p.vendor_id = $1`,
    [vendor],
  );

test('a paid purchase brings its tokens once, however often the payment is reported', async () => {
  const { purchase_id, tokens, price_cents } = await begin();
  expect({ tokens, price_cents }).toEqual({ tokens: 25, price_cents: 7000 });
  const { posted } = await market.tokens(vendor);
  expect(await post(purchase_id, 'ch_once', 7000)).toBe('posted');
  expect(await post(purchase_id, 'ch_once', 7000)).toBe('known');
  expect(await market.tokens(vendor)).toMatchObject({ posted: posted + 25 });
  expect(
    await market.database.query(
      `select debit::text, credit::text, amount_cents from public.money_ledger where provider_reference = 'ch_once'`,
    ),
  ).toEqual([{ debit: 'provider', credit: 'token_sales', amount_cents: 7000 }]);
});

test('a card that fails costs nothing and brings nothing', async () => {
  const { purchase_id } = await begin();
  const before = await market.tokens(vendor);
  const failed = {
    purchase_id,
    charge: 'ch_failed',
    cents: 7000,
    failure: 'Your card was declined.',
  };
  expect(await postPayment(market, failed)).toBe('failed');
  expect(await market.tokens(vendor)).toEqual(before);
  expect(
    await market.database.query(
      `select p.state::text, p.failure, m.id from public.payments p
       left join public.money_ledger m on m.payment_id = p.id where p.provider_charge = 'ch_failed'`,
    ),
  ).toEqual([{ state: 'failed', failure: 'Your card was declined.', id: null }]);
  expect(await post(purchase_id, 'ch_second_try', 7000)).toBe('posted');
});

test('the price is that of the moment the purchase began; another amount goes back', async () => {
  const { purchase_id } = await begin();
  const price = (cents: number) =>
    market.database.query('update public.token_packages set price_cents = $2 where id = $1', [
      offer,
      cents,
    ]);
  await price(9900);
  const before = await market.tokens(vendor);
  expect(await post(purchase_id, 'ch_dear', 9900)).toBe('returning');
  expect(await market.tokens(vendor)).toEqual(before);
  expect(await post(purchase_id, 'ch_price', 7000)).toBe('posted');
  expect(await refunds()).toEqual([
    { reason: 'There was nothing left to pay for', state: 'approved', charge: 'ch_dear' },
  ]);
  await price(7000);
});

test('a second payment of one purchase goes back', async () => {
  const { purchase_id } = await begin();
  expect(await post(purchase_id, 'ch_first', 7000)).toBe('posted');
  const before = await market.tokens(vendor);
  expect(await post(purchase_id, 'ch_again', 7000)).toBe('returning');
  expect(await market.tokens(vendor)).toEqual(before);
  expect(await refunds()).toContainEqual(expect.objectContaining({ charge: 'ch_again' }));
});

test('while payments are switched off nothing is sold, and money already taken brings its tokens', async () => {
  const { purchase_id } = await begin();
  await payments(false);
  const sentence = { code: '42501', message: 'Payments are switched off.' };
  expect(await refusal(begin())).toEqual(sentence);
  const checkout = market.call(vendor, 'begin_checkout', { purchase_id, subscription_id: null });
  expect(await refusal(checkout)).toEqual(sentence);
  const { posted } = await market.tokens(vendor);
  expect(await post(purchase_id, 'ch_off', 7000)).toBe('posted');
  expect(await market.tokens(vendor)).toMatchObject({ posted: posted + 25 });
});

test('a package that is not offered cannot be bought', async () => {
  await market.database.query('update public.token_packages set is_active = false where id = $1', [
    offer,
  ]);
  expect((await refusal(begin())).message).toBe('This package is not for sale.');
  await market.database.query('update public.token_packages set is_active = true where id = $1', [
    offer,
  ]);
});

test('beginning the same purchase twice is one purchase', async () => {
  const key = randomUUID();
  expect(await begin(key)).toEqual(await begin(key));
});

test('only the server posts payments, and it answers nonsense with a sentence', async () => {
  const { purchase_id } = await begin();
  const own = market.call(vendor, 'post_payment', paymentOf({ purchase_id, charge: 'ch_own' }));
  expect((await refusal(own)).code).toBe('42501');
  for (const [purchase, charge, cents] of [
    [null, 'ch', 7000],
    [randomUUID(), 'ch', 7000],
    [purchase_id, null, 7000],
    [purchase_id, ' ', 7000],
    [purchase_id, 'x'.repeat(100_000), 7000],
    [purchase_id, 'ch', null],
    [purchase_id, 'ch', -7000],
  ] as const) {
    expect(await refusal(post(purchase, charge, cents))).toEqual({
      code: 'P0001',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  }
});

test.each([
  'insert into public.token_packages (tokens, price_cents) values (99999, 100)',
  'update public.token_packages set price_cents = 100 where tokens = 150',
  'update public.token_packages set is_active = false where tokens = 150',
])('no administrator sets what tokens cost: %s', async (sql) => {
  const admin = await market.admin();
  const written = market.database.as({ userId: admin }, (queries) => queries.query(sql));
  expect(await refusal(written)).toMatchObject({ code: '42501' });
});
