import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
let owner: string;
let vendor: string;
let other: string;
beforeAll(async () => {
  market = await openMarketplace();
  owner = await market.owner();
  vendor = await market.vendor();
  other = await market.vendor();
  for (let request = 0; request < 7; request += 1) {
    await market.submit(owner, {
      timing: request === 3 ? 'emergency' : 'flexible',
      contact: { first_name: request === 5 ? 'Maya' : 'Ada', phone: '+15125550100' },
      trees: [{ height_m: 5 + request * 3, diameter_cm: 40, condition: 'healthy' }],
    });
  }
  // All in one transaction of a test would be offered at one moment; the places must tell them apart.
  await market.database.query(
    `update public.leads set offered_at = date_trunc('second', offered_at) where vendor_id = $1`,
    [vendor],
  );
});
afterAll(() => market.database.close());

interface Place {
  lead_id: string;
  place: unknown;
}

function page(
  caller: string,
  filter: Arguments,
  after: unknown = null,
  atMost = 3,
): Promise<Place[]> {
  return market.database.as({ userId: caller }, (queries) =>
    queries.query<Place & Record<string, unknown>>(
      'select lead_id, place from public.my_lead_page($1::jsonb, $2::jsonb, $3)',
      [JSON.stringify({ states: ['offered', 'viewed'], ...filter }), JSON.stringify(after), atMost],
    ),
  );
}

/** All pages one after the other. */
async function walk(filter: Arguments): Promise<string[]> {
  const ids: string[] = [];
  let after: unknown = null;
  for (;;) {
    const rows = await page(vendor, filter, after);
    ids.push(...rows.map((row) => row.lead_id));
    if (rows.length < 3) return ids;
    after = rows.at(-1)?.place;
  }
}

test.each(['newest', 'ending', 'nearest', 'estimate', 'tokens'])(
  'in the order %s the pages hold every lead once, however many are alike',
  async (sort) => {
    const ids = await walk({ sort });
    expect(ids).toHaveLength(7);
    expect(new Set(ids).size).toBe(7);
  },
);

test('the highest estimate comes first where it is asked for', async () => {
  const [first] = await walk({ sort: 'estimate' });
  const highest = await market.value(
    `select l.id from public.leads l join public.service_requests r on r.id = l.request_id
     where l.vendor_id = $1 order by r.estimate_high_cents desc, l.id desc limit 1`,
    [vendor],
  );
  expect(first).toBe(highest);
});

test('conditions narrow the inbox down', async () => {
  expect(await walk({ timing: 'emergency' })).toHaveLength(1);
  expect(await walk({ search: 'may' })).toHaveLength(1);
  expect(await walk({ search: '78704' })).toHaveLength(7);
  expect(await walk({ search: '%' })).toHaveLength(0);
  expect(await walk({ category: 'arborist' })).toHaveLength(0);
  expect(await walk({ within_km: 0 })).toHaveLength(0);
  expect(await walk({ within_km: 100, timing: 'flexible' })).toHaveLength(6);
});

test('a Pro reads only their own leads, and only Pros have any', async () => {
  const mine = await walk({});
  const theirs = (await page(other, {}, null, 100)).map((row) => row.lead_id);
  expect(theirs.filter((id) => mine.includes(id))).toEqual([]);
  expect((await refusal(page(owner, {}))).message).toBe('Only Pros can do this.');
});

test('each state is counted', async () => {
  const counts = await market.database.as({ userId: vendor }, (queries) =>
    queries.query('select state::text, leads::int from public.my_lead_counts()'),
  );
  expect(counts).toEqual([{ state: 'offered', leads: 7 }]);
});

test.each([
  [{ states: [] }, null, 'Choose which requests to show.'],
  [{ states: 'offered' }, null, 'Choose which requests to show.'],
  [{ states: ['lost', 'found'] }, null, 'Choose which requests to show.'],
  [{ states: [null] }, null, 'Choose which requests to show.'],
  [{ sort: 'color' }, null, 'Unknown sort order.'],
  [{ timing: 'never' }, null, 'Unknown timing.'],
  [{ category: 'magic' }, null, 'Choose one of the services.'],
  [{ within_km: -1 }, null, 'The distance must be between 0 and 20000'],
  [{}, ['yesterday', 'x'], 'The page to continue from cannot be read.'],
  [{}, { value: 1 }, 'The page to continue from cannot be read.'],
  [{ sort: 'tokens' }, [1e30, '00000000-0000-0000-0000-000000000000'], 'The page to continue'],
])('what cannot be meant is refused with a sentence: %j %j', async (filter, after, sentence) => {
  const { code, message } = await refusal(page(vendor, filter, after));
  expect([code, message]).toEqual(['P0001', expect.stringContaining(sentence)]);
});
