import type { Estimate } from './support/askEstimate';
import { openMarketplace, type Arguments, type Marketplace } from './support/marketplace';

let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace();
});
afterAll(() => market.database.close());

const explained = (stored: Estimate) =>
  market.value<Estimate>('private.estimate_of($1, $2::jsonb)', [
    stored.version,
    JSON.stringify(stored.inputs),
  ]);

const works: [string, Arguments][] = [
  ['a removal', {}],
  [
    'an emergency with several trees',
    {
      category: 'emergency',
      timing: 'emergency',
      trees: [
        { height_m: 21.5, diameter_cm: 61.3, condition: 'hazardous', on_structure: true },
        { species: 'Oak', height_m: 9.144, count: 3, stump: true, near_wires: true },
      ],
    },
  ],
  ['work this week', { timing: 'this_week' }],
  ['stumps right away', { category: 'stump_grinding', timing: 'emergency' }],
  ['trimming', { category: 'maintenance', trees: [{ height_m: 14, count: 7 }] }],
  ['an arborist', { category: 'arborist', written_report: true, consulting_hours: 2.5 }],
];

test.each(works)(
  'the version and inputs stored with %s give the same estimate after prices changed',
  async (_, changes) => {
    const owner = await market.owner();
    const { id } = await market.submit(owner, changes);
    const stored = await market.value<Estimate>(
      'select estimate from public.service_requests where id = $1',
      [id],
    );
    expect(stored.version).toBe(1);
    await withNewPrices(async () => {
      expect(await explained(stored)).toEqual(stored);
      const now = await market.value<Estimate>('public.estimate_request($1::jsonb)', [
        JSON.stringify(stored.inputs),
      ]);
      expect(now.version).toBe(2);
      expect(now.low_cents).toBeGreaterThan(stored.low_cents);
    });
  },
);

test('the totals of a request are those of its estimate', async () => {
  const { id } = await market.submit(await market.owner());
  const [row] = await market.database.query<{ estimate: Estimate; low: number; high: number }>(
    `select estimate, estimate_low_cents as low, estimate_high_cents as high
     from public.service_requests where id = $1`,
    [id],
  );
  expect([row?.estimate.low_cents, row?.estimate.high_cents]).toEqual([row?.low, row?.high]);
});

test('the inputs hold what matters to the price and nothing about the person', async () => {
  const { id } = await market.submit(await market.owner());
  const stored = await market.value<Estimate>(
    'select estimate from public.service_requests where id = $1',
    [id],
  );
  expect(Object.keys(stored.inputs).sort()).toEqual(['category', 'trees']);
});

async function withNewPrices(work: () => Promise<void>): Promise<void> {
  await market.database.query(
    `insert into public.price_book_items (version, service, basis, from_value, low_cents, high_cents, publisher, title,
       published_year)
     select 2, service, basis, from_value, low_cents * 2, high_cents * 2, publisher, title, published_year
     from public.price_book_items where version = 1`,
  );
  await market.database.query(
    `insert into public.price_book_surcharges
     select 2, surcharge, least_percent, most_percent, publisher, title, published_year
     from public.price_book_surcharges where version = 1`,
  );
  await work();
  await market.database.query('delete from public.price_book_items where version = 2');
  await market.database.query('delete from public.price_book_surcharges where version = 2');
}
