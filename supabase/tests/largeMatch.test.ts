import { openMarketplace, type Marketplace } from './support/marketplace';

// What an administrator reads of a match in a dense area.

const CROWD = 5000;
let market: Marketplace;
let admin: string;
let request: string;
let run: string;
beforeAll(async () => {
  market = await openMarketplace();
  admin = await market.admin();
  await market.database.script(`
    set session_replication_role = replica;
    select setseed(0.5);
    insert into public.profiles (id, email, user_type)
    select md5('pro' || n)::uuid, 'crowd' || n || '@example.com', 'vendor' from generate_series(1, ${CROWD}) n;
    insert into public.vendor_profiles (vendor_id, business_name, state, zip, latitude, longitude,
      service_radius_km, categories, crew_size, rating_count, rating_sum, answers_count, accepts_count)
    select md5('pro' || n)::uuid, 'Crowd ' || n, 'approved', '78701', 30.27 + (random() - 0.5) / 2,
      -97.74 + (random() - 0.5) / 2, 100, enum_range(null::public.service_category), 2, n % 30,
      (n % 30) * (3 + n % 3), 20, n % 20
    from generate_series(1, ${CROWD}) n;
    insert into public.vendor_subscriptions (vendor_id, plan_id, state, current_period_end)
    select md5('pro' || n)::uuid, p.id, 'active', now() + interval '20 days'
    from generate_series(1, ${CROWD}, 7) n join public.subscription_plans p on p.tier = 'premium';
    insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
    select md5('pro' || n)::uuid, 'liability_insurance', 'Issuer', n::text, current_date + 100, now()
    from generate_series(1, ${CROWD}) n;
    insert into private.match_profiles table private.fresh_match_profiles;
    set session_replication_role = default;`);
  request = (await market.submit(await market.owner())).id;
  run = await market.value<string>('private.latest_run($1)', [request]);
}, 120_000);
afterAll(() => market.database.close());

interface Tried {
  vendor_id: string;
  offer_position: number;
  stored_offer_position: number;
  final_score: number;
  stored_final_score: number;
}
const trial = (weights: object, atMost = 1000) =>
  market.database.as({ userId: admin }, (queries) =>
    queries.query<Tried & Record<string, unknown>>(
      'select * from public.simulate_match($1, $2::jsonb, $3)',
      [request, weights, atMost],
    ),
  );

test('unchanged settings give the stored order of thousands, place by place and score by score', async () => {
  const tried = await trial({});
  expect(tried).toHaveLength(1000);
  for (const row of tried) {
    expect(row.offer_position).toBe(row.stored_offer_position);
    expect(row.final_score).toBe(row.stored_final_score);
  }
});

test('a trial shows who was first and who would be, however far they fall', async () => {
  const tried = await trial({ weight_distance: 100, boost_at_most: 1 }, 10);
  const first = (place: keyof Tried) => tried.filter((row) => Number(row[place]) <= 10).length;
  expect(first('offer_position')).toBe(10);
  expect(first('stored_offer_position')).toBe(10);
  expect(Math.max(...tried.map((row) => row.offer_position))).toBeGreaterThan(100);
});

test('without boosts and kept places the order is the order of the scores', async () => {
  const tried = await trial({ boost_at_most: 1, unboosted_places: 0, newcomer_places: 0 }, 100);
  const byPlace = tried.filter((row) => row.offer_position <= 100);
  const scores = byPlace.map((row) => row.final_score);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('all of them are on the map, and the last page of the order ends with the last of them', async () => {
  const map = await market.call<{ vendor_ids: string[] }>(admin, 'match_map_of', { run_id: run });
  expect(map.vendor_ids).toHaveLength(CROWD);
  const last = await market.database.as({ userId: admin }, (queries) =>
    queries.query<{ offer_position: number; found: number }>(
      `select offer_position, found from public.match_candidate_page($1, 'ranked', skip => $2, at_most => 25)`,
      [run, CROWD - 25],
    ),
  );
  expect(last.at(-1)).toMatchObject({ offer_position: CROWD, found: CROWD });
});
