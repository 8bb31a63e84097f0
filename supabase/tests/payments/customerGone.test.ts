import { openMarketplace, type Marketplace } from '../support/marketplace';
import { AdverseAccount } from './adverseAccount';

// A customer can be deleted in the provider's dashboard, or belong to the test account used before.

let market: Marketplace;
let pack: string;
let account: AdverseAccount;
beforeAll(async () => {
  market = await openMarketplace();
  pack = await market.value(
    'select id from public.token_packages order by price_cents, id limit 1',
  );
  await market.database.query(
    `update public.feature_flags set enabled = true where name = 'payment_processing'`,
  );
});
beforeEach(async () => {
  account = new AdverseAccount(market, await market.vendor({ tokens: 10 }), {
    fate: () => 'arrives',
  });
});
afterEach(() => expect(account.api.unknown).toEqual([]));
afterAll(() => market.database.close());

async function buy(): Promise<void> {
  const { purchase_id } = await market.call<{ purchase_id: string }>(
    account.vendor,
    'begin_token_purchase',
    {
      package_id: pack,
      idempotency_key: crypto.randomUUID(),
    },
  );
  await account.pay({ purchase_id });
  account.press([...account.shown].at(-1) ?? '', 'good');
  await account.settle((places) => places);
}
const customers = () => account.books.list('customer').map(({ id }) => id);
const stored = () =>
  market.value('select provider_customer from private.provider_customers where vendor_id = $1', [
    account.vendor,
  ]);

test('a purchase goes on with a new customer when the provider no longer has the old one', async () => {
  await buy();
  const [first = ''] = customers();
  expect(await stored()).toBe(first);
  account.books.eraseCustomer(first);
  await buy();
  expect(customers()).toHaveLength(1);
  expect(customers()).not.toContain(first);
  expect(await stored()).toBe(customers()[0]);
  await buy();
  expect(customers()).toHaveLength(1);
});

test('a customer the provider has is never replaced', async () => {
  await buy();
  const kept = await stored();
  const save = (instead_of: string | null) =>
    market.value('select public.save_provider_customer($1, $2, $3)', [
      account.vendor,
      'cus_another',
      instead_of,
    ]);
  expect(await save(null)).toBe(kept);
  expect(await save('cus_older')).toBe(kept);
});
