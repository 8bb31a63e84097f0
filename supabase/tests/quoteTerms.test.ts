import { openMarketplace, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
let vendor: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor({ tokens: 1000 });
});
afterAll(() => market.database.close());

const write = (terms: string | null) =>
  market.database.as({ userId: vendor }, (queries) =>
    queries.query('update public.vendor_profiles set quote_terms = $2 where vendor_id = $1', [
      vendor,
      terms,
    ]),
  );

const read = async (quote: string) => {
  const rows = await market.database.as({ userId: owner }, (queries) =>
    queries.query<{ terms: string | null }>('select terms from public.quotes where id = $1', [
      quote,
    ]),
  );
  return rows[0]?.terms;
};

async function lead(): Promise<{ request: string; lead: string }> {
  const { id } = await market.submit(owner);
  return { request: id, lead: (await market.accept(id, vendor)).lead };
}

test('each version keeps the terms it was sent with, also once it is accepted', async () => {
  const { lead: id } = await lead();
  expect(await read(await market.quote(vendor, id, 50_000))).toBeNull();
  await write('Stumps stay.');
  const first = await market.quote(vendor, id, 60_000);
  await write('Stumps are ground.');
  const second = await market.quote(vendor, id, 70_000);
  expect(await read(first)).toBe('Stumps stay.');
  await market.award(owner, second);
  await write('  ');
  expect(await read(second)).toBe('Stumps are ground.');
  expect(await read(await market.quote(vendor, (await lead()).lead, 50_000))).toBeNull();
});

test('terms carry no contact details before contact is shared, and a shared link shows them', async () => {
  const { request, lead: id } = await lead();
  await write('Pay by check. Call 512-555-0177 with questions.');
  const quote = await market.quote(vendor, id, 50_000);
  const masked = 'Pay by check. Call [phone hidden] with questions.';
  expect(await read(quote)).toBe(masked);
  const { token } = await market.call<{ token: string }>(owner, 'share_request', {
    request_id: request,
  });
  expect(await market.value('public.shared_request($1)', [token])).toMatchObject({
    quotes: [{ terms: masked }],
  });
});

test('a changed text is a new version of the business', async () => {
  const version = () =>
    market.value<number>('select version from public.vendor_profiles where vendor_id = $1', [
      vendor,
    ]);
  const before = await version();
  await write('Cash or check.');
  expect(await version()).toBe(before + 1);
});
