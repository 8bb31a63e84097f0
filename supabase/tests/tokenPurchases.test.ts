import { randomUUID } from 'node:crypto';
import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let pro: string;
let offer: string;
beforeAll(async () => {
  market = await openMarketplace();
  pro = await market.pro({ tokens: 10 });
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
  market.call<Purchase>(pro, 'begin_token_purchase', { package_id: offer, idempotency_key: key });

const post = (purchase: string | null, reference: string | null, cents: number | null) =>
  market.database.as({ role: 'service_role' }, async (queries) => {
    const [row] = await queries.query<{ posted: boolean }>(
      'select public.post_purchase($1, $2, $3) as posted',
      [purchase, reference, cents],
    );
    return row?.posted;
  });

test('a paid purchase adds its tokens once, however often the payment is reported', async () => {
  const { purchase_id, tokens, price_cents } = await begin();
  expect({ tokens, price_cents }).toEqual({ tokens: 25, price_cents: 7000 });
  const { posted } = await market.tokens(pro);
  expect(await post(purchase_id, 'pi_once', 7000)).toBe(true);
  expect(await post(purchase_id, 'pi_once', 7000)).toBe(false);
  expect(await market.tokens(pro)).toMatchObject({ posted: posted + 25 });
});

test('the price is that of the moment the purchase began', async () => {
  const { purchase_id } = await begin();
  await market.database.query('update public.token_packages set price_cents = 9900 where id = $1', [
    offer,
  ]);
  expect((await refusal(post(purchase_id, 'pi_price', 9900))).message).toBe(
    'The payment is not the price of the purchase.',
  );
  expect(await post(purchase_id, 'pi_price', 7000)).toBe(true);
  await market.database.query('update public.token_packages set price_cents = 7000 where id = $1', [
    offer,
  ]);
});

test('one payment pays one purchase', async () => {
  const [first, other] = [await begin(), await begin()];
  expect(await post(first.purchase_id, 'pi_one', 7000)).toBe(true);
  const sentence = 'This purchase, or this payment, was settled before.';
  expect((await refusal(post(other.purchase_id, 'pi_one', 7000))).message).toBe(sentence);
  expect((await refusal(post(first.purchase_id, 'pi_two', 7000))).message).toBe(sentence);
});

test('while payments are switched off nothing is sold, by any path', async () => {
  const { purchase_id } = await begin();
  await payments(false);
  const before = await market.tokens(pro);
  const sentence = { code: '42501', message: 'Payments are switched off.' };
  expect(await refusal(begin())).toEqual(sentence);
  expect(await refusal(post(purchase_id, 'pi_off', 7000))).toEqual(sentence);
  expect(await market.tokens(pro)).toEqual(before);
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
  const own = market.call(pro, 'post_purchase', {
    purchase_id,
    provider_reference: 'pi_own',
    paid_cents: 7000,
  });
  expect((await refusal(own)).code).toBe('42501');
  for (const [purchase, reference, cents] of [
    [null, 'pi', 7000],
    [randomUUID(), 'pi', 7000],
    [purchase_id, null, 7000],
    [purchase_id, ' ', 7000],
    [purchase_id, 'x'.repeat(100_000), 7000],
    [purchase_id, 'pi', null],
    [purchase_id, 'pi', -7000],
  ] as const) {
    expect(await refusal(post(purchase, reference, cents))).toEqual({
      code: 'P0001',
      message: expect.stringMatching(/^[A-Z].*\.$/),
    });
  }
});

test('a package an administrator changes leaves an audit row', async () => {
  const admin = await market.admin();
  await market.database.as({ userId: admin }, (queries) =>
    queries.query('update public.token_packages set price_cents = 2900 where tokens = 10'),
  );
  const [row] = await market.database.query(
    `select action, before ->> 'price_cents' as before, after ->> 'price_cents' as after
     from public.admin_audit where admin_id = $1`,
    [admin],
  );
  expect(row).toEqual({ action: 'token_package.change', before: '3000', after: '2900' });
});
