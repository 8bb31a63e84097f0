import { openMarketplace, refusal, type Marketplace } from './support/marketplace';

let market: Marketplace;
let admin: string;
let near: string[];
let far: string[];
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  near = await market.vendors(5, { zip: '78704' });
  far = await market.vendors(4, { zip: '78664', plan: 'premium' });
  await market.database.query(
    `update public.vendor_profiles set rating_count = 20, rating_sum = case when vendor_id = any ($1::uuid[]) then 100 else 85 end,
       jobs_completed = 40, approved_at = now() - interval '2 years'`,
    [far],
  );
  for (let count = 0; count < 3; count += 1) await market.submit(await market.owner());
});
afterAll(() => market.database.close());

interface Side {
  offers: number;
  boosted_share: number | null;
  newcomer_share: number | null;
  median_distance_km: number | null;
  median_first_quote_seconds: number | null;
}

interface Preview {
  matches: number;
  matches_of_30_days: number;
  since: string | null;
  offers_moved: number;
  before: Side;
  after: Side;
}

const preview = (changes: object, caller = admin) =>
  market.call<Preview>(caller, 'preview_matching', { changes });

test('the settings in force move nothing, in any match of the last 30 days', async () => {
  const seen = await preview({});
  expect(seen).toMatchObject({ matches: 3, matches_of_30_days: 3, offers_moved: 0 });
  expect(seen.after).toEqual(seen.before);
  expect(seen.before).toMatchObject({
    offers: 15,
    newcomer_share: 0,
    median_first_quote_seconds: null,
  });
  expect(seen.before.boosted_share).toBeGreaterThan(0);
});

test('without boosts the Pros with a plan lose offers to those nearby', async () => {
  const { before, after, offers_moved } = await preview({ boost_at_most: 1 });
  expect(offers_moved).toBeGreaterThan(0);
  expect(after.boosted_share).toBe(0);
  expect(Number(after.median_distance_km)).toBeLessThan(Number(before.median_distance_km));
});

test('a plan counts at exactly the stars of the floor, and above them for no one', async () => {
  // Everyone with a plan has 5.0 stars.
  const { before, after, offers_moved } = await preview({ floor_rating: 5 });
  expect({ after, offers_moved }).toEqual({ after: before, offers_moved: 0 });
  await withStars(4.9, async () => {
    const low = await preview({ floor_rating: 5 });
    expect(low.before.boosted_share).toBeGreaterThan(0);
    expect(low.after.boosted_share).toBe(0);
    expect(low.offers_moved).toBeGreaterThan(0);
  });
});

test('newcomers are counted as the settings tried define them, on both sides', async () => {
  const { before, after } = await preview({ newcomer_jobs: 41 });
  expect(before.newcomer_share).toBeCloseTo(1 - Number(before.boosted_share));
  expect(after.newcomer_share).toBeCloseTo(1 - Number(after.boosted_share));
});

/** As if those with a plan had had other stars when they were matched. */
async function withStars(stars: number, work: () => Promise<void>): Promise<void> {
  const set = (value: number) =>
    market.database.query(
      `update public.match_candidates c set stars = array(
         select case when boost > 1 then $1::real else s end
         from unnest(c.stars, c.plan_boosts) with ordinality u (s, boost, n) order by n)`,
      [value],
    );
  await set(stars);
  await work();
  await set(5);
}

test('the time to a first quote is estimated from how fast these Pros quote', async () => {
  const { id } = await market.submit(await market.owner());
  const [first] = await market.leads(id);
  const { lead } = await market.accept(id, first?.vendor_id ?? '');
  await market.quote(first?.vendor_id ?? '', lead, 90_000);
  await market.database.query(
    `update public.leads set offered_at = offered_at - interval '3 hours' where id = $1`,
    [lead],
  );
  const { before } = await preview({});
  expect(Math.abs(Number(before.median_first_quote_seconds) - 3 * 3600)).toBeLessThan(600);
});

test('older matches are left out, and nothing is saved', async () => {
  await market.database.query(
    `update public.match_runs set created_at = now() - interval '31 days'`,
  );
  expect(await preview({ weight_distance: 1 })).toMatchObject({
    matches: 0,
    offers_moved: 0,
    before: { offers: 0, boosted_share: null, median_distance_km: null },
  });
  expect(await market.value('(select count(*)::int from public.matching_policy)')).toBe(1);
});

test('no one but an administrator asks for it, and settings that make no sense are refused', async () => {
  expect((await refusal(preview({}, near[0]))).code).toBe('42501');
  expect((await refusal(preview({ weight_rating: -1 }))).message).toBe(
    'The setting weight_rating must be between 0 and 100.',
  );
});
