import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
let oldest: { id: string; number: number };
let newest: { id: string; number: number };
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  await market.vendor();
  const owner = await market.owner();
  oldest = await market.submit(owner, { description: 'A LiveOak leans over the garage.' });
  const place = { address: '1 Pine Street', zip: '97214', label: 'Home' };
  newest = await market.submit(owner, { description: 'A maple, 100% dead.', property: place });
  await market.database.query(
    `update public.service_requests set created_at = created_at - interval '1 day' where id = $1`,
    [oldest.id],
  );
});
afterAll(() => market.database.close());

const found = async (asked: Arguments = {}) => {
  const rows = await market.database.as({ userId: admin }, (queries) =>
    queries.query<{ id: string }>(
      `select id from public.admin_find_requests(
        $1, $2::text[]::public.request_state[], coalesce($3, false), $4::uuid, coalesce($5, 20))`,
      ['words', 'states', 'matched', 'after', 'page_size'].map((name) => asked[name] ?? null),
    ),
  );
  return rows.map(({ id }) => (id === oldest.id ? 'oldest' : 'newest'));
};

test('any request is found by number, place, service, words, id or an address that holds it', async () => {
  for (const words of [
    `No. ${oldest.number}`,
    `#${oldest.number}`,
    'austin tx',
    '78704',
    'GARAGE lean',
    'live',
    'oak',
    oldest.id,
    `https://site.example/admin/match-visualization?request=${oldest.id.toUpperCase()}`,
  ]) {
    expect({ words, found: await found({ words }) }).toEqual({ words, found: ['oldest'] });
  }
  expect(await found({ words: 'portland OR maple' })).toEqual(['newest']);
  expect(await found({ words: 'austin maple' })).toEqual([]);
  expect(await found({ words: `' | !('"\\ %_:*` })).toEqual(['newest', 'oldest']);
});

test('requests come newest first, page by page, in the states asked for', async () => {
  expect(await found({ page_size: 1 })).toEqual(['newest']);
  expect(await found({ page_size: 1, after: newest.id })).toEqual(['oldest']);
  expect(await found({ after: oldest.id })).toEqual([]);
  // No one travels to Portland, so that request waits.
  expect(await found({ states: ['matching'] })).toEqual(['newest']);
  expect(await found({ states: ['canceled', 'expired'] })).toEqual([]);
});

test('asking for too much, or from a request that does not exist, is refused with the reason', async () => {
  expect((await refusal(found({ words: 'x'.repeat(201) }))).message).toBe(
    'The words to search for must be at most 200 characters.',
  );
  expect((await refusal(found({ after: admin }))).message).toBe(
    'The request to continue from does not exist.',
  );
});
