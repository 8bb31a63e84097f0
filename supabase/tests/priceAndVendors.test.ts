import { requestInput } from './support/inputs';
import { openMarketplace, refusal, type Arguments, type Marketplace } from './support/marketplace';

// A visitor's price and Pros are those of the request they would send.

interface Answer {
  estimate: { low_cents: number; high_cents: number; lines: unknown[]; reasons: string[] };
  city: string;
  region: string;
  vendors: Array<{ vendor_id: string; rating: number | null } & Record<string, unknown>>;
}

let market: Marketplace;
let near: string[];
beforeAll(async () => {
  market = await openMarketplace();
  near = await market.vendors(7, { zip: '78704' });
  await market.vendors(2, { zip: '78664', plan: 'premium' });
  await market.vendor({ zip: '97214', radiusKm: 40 });
  await market.vendor({ zip: '78704', isInsured: false });
});
afterAll(() => market.database.close());

const from = (address: string, input: Arguments, zip = '78704') =>
  market.database.as({ role: 'anon', headers: { 'x-forwarded-for': address } }, async (queries) => {
    const [row] = await queries.query<{ answer: Answer }>(
      'select public.price_and_vendors($1, $2) as answer',
      [JSON.stringify(input), zip],
    );
    if (!row) throw new Error('There is no answer.');
    return row.answer;
  });
const removal = (trees: Arguments[] = [{ height_m: 13.7 }]) => ({
  category: 'tree_removal',
  trees,
});

test('a visitor sees the price of the estimate and the Pros a request is then offered to', async () => {
  const { trees } = requestInput();
  const described = { category: 'tree_removal', timing: 'this_month', trees };
  const { estimate, city, region, vendors } = await from('198.51.100.1', described);
  expect({ city, region }).toEqual({ city: 'Austin', region: 'TX' });
  expect(estimate).toEqual(
    await market.call(await market.owner(), 'estimate_request', { input: described }),
  );
  const { id } = await market.submit(await market.owner());
  const offered = await market.leads(id);
  expect(vendors.map(({ vendor_id }) => vendor_id)).toEqual(
    offered.map(({ vendor_id }) => vendor_id),
  );
  expect(vendors).toHaveLength(5);
});

test('it tells public facts of Pros and no contact', async () => {
  const { vendors } = await from('198.51.100.1', removal());
  expect(Object.keys(vendors[0] ?? {}).sort()).toEqual(
    [
      'business_name',
      'city',
      'distance_km',
      'insured_until',
      'is_demo',
      'jobs_completed',
      'logo_path',
      'photo_path',
      'promoted',
      'rating',
      'rating_count',
      'region',
      'vendor_id',
    ].sort(),
  );
  expect(vendors.every((vendor) => vendor['insured_until'] !== '-infinity')).toBe(true);
});

test('what the work needs decides which Pros are contacted', async () => {
  const [grinds, ...others] = near;
  await market.database.query(`delete from public.vendor_equipment where vendor_id = any ($1)`, [
    others,
  ]);
  const { vendors } = await from('198.51.100.1', { category: 'stump_grinding', trees: [{}] });
  const asked = vendors.map(({ vendor_id }) => vendor_id);
  expect(asked).toContain(grinds);
  expect(asked.filter((id) => others.includes(id))).toEqual([]);
});

test('without a height the range reaches from a small tree to a tall one, and says why', async () => {
  const [small, tall, any] = await Promise.all([
    from('198.51.100.1', removal([{ height_m: 6.1 }])),
    from('198.51.100.1', removal([{ height_m: 24.4 }])),
    from('198.51.100.1', removal([{}])),
  ]);
  expect(any.estimate).toMatchObject({
    low_cents: small.estimate.low_cents,
    high_cents: tall.estimate.high_cents,
    reasons: ['The range covers small and tall trees. Add the height to narrow it.'],
  });
  expect(any.estimate.lines[0]).toMatchObject({
    low_cents: small.estimate.low_cents,
    reason: 'Removal for any height',
  });
});

test('a service that has no price by height has one price, whatever the height', async () => {
  const visit = { category: 'arborist', trees: [{}] };
  const known = { category: 'arborist', trees: [{ height_m: 20 }] };
  const [any, one] = [await from('198.51.100.1', visit), await from('198.51.100.1', known)];
  expect(any.estimate.low_cents).toBe(one.estimate.low_cents);
  expect(any.estimate.reasons).toEqual([]);
});

test('an unknown ZIP code and work that makes no sense are refused with a sentence', async () => {
  expect(await refusal(from('198.51.100.1', removal(), '00000'))).toMatchObject({
    message: "We couldn't find this ZIP code.",
  });
  for (const [input, message] of [
    [{ category: 'tree_removal' }, 'Describe between 1 and 50 trees.'],
    [{ category: 'tree_removal', trees: ['oak'] }, 'Describe each tree.'],
    [{ category: 'mowing', trees: [{}] }, 'Choose one of the services.'],
  ] as const) {
    expect((await refusal(from('198.51.100.1', input))).message).toBe(message);
  }
});

test('no one is named while matching is turned off', async () => {
  const turn = (isOn: boolean) =>
    market.database.query(
      `update public.feature_flags set enabled = $1 where name = 'vendor_matching'`,
      [isOn],
    );
  await turn(false);
  expect((await from('198.51.100.1', removal())).vendors).toEqual([]);
  await turn(true);
});

test('a caller who floods requests is stopped without affecting others', async () => {
  await market.database.query(
    `insert into private.error_report_counts (reporter, minute, reports)
     select 'prices address 198.51.100.9', m, 60
     from unnest(array[date_trunc('minute', now()), date_trunc('minute', now()) + interval '1 minute']) m`,
  );
  expect((await refusal(from('198.51.100.9', removal()))).message).toMatch(/^Too many attempts/);
  await from('198.51.100.8', removal());
});
