import { openMarketplace, refusal, type Marketplace } from './support/marketplace';
import { AT_ONCE, makeMarkets, REQUESTS } from './support/markets';

// What matching promises, in a thousand markets made up by a seeded generator.

const MARKETS = 1000;
let market: Marketplace;
beforeAll(async () => {
  market = await openMarketplace(AT_ONCE);
  await makeMarkets(market.database, MARKETS);
}, 300_000);
afterAll(() => market.database.close());

const count = (sql: string) => market.value<number>(`(select count(*)::int from ${sql})`);

const LOW = 'p.reviews >= 2 and round(p.reviews * p.stars) / p.reviews < 4';

/** The order of every match under changed settings, as it would be if plans were what `boosts` says. */
const ranked = (changes: string, boosts = 'seen.plan_boosts') => `
  market_requests r
  join public.match_runs run on run.request_id = r.request_id
  join public.match_candidates seen on seen.run_id = run.id,
  lateral private.changed_policy(private.policy(), '${changes}') rules,
  lateral private.rank_candidates(rules, row(seen.run_id, seen.vendor_ids, seen.distances_km, seen.left_out,
    seen.distance, seen.rating, seen.acceptance, seen.response, seen.availability, seen.credentials, seen.experience,
    ${boosts}, seen.stars, seen.reviews, seen.lost_dispute_days, seen.approved_days, seen.completed_jobs,
    seen.earlier_offers, '{}', '{}', '{}', '{}')::public.match_candidates) ranking`;

test('there are as many markets as said, and the cases that matter are among them', async () => {
  const [made] = await market.database.query(
    `select count(distinct p.market)::int as markets, count(*)::int as vendors, count(*) filter (where p.is_new)::int as new,
       count(*) filter (where ${LOW} and p.boost > 1 and p.insurance = 'valid')::int as low_with_plan,
       count(*) filter (where p.insurance <> 'valid')::int as uninsured,
       (select count(*)::int from public.leads l join market_requests r using (request_id)) as offers,
       (select count(*)::int from public.leads l join market_requests r using (request_id) where l.promoted) as promoted
     from market_vendors p`,
  );
  process.stdout.write(`Generated markets: ${JSON.stringify(made)}\n`);
  expect(made).toMatchObject({ markets: MARKETS });
  for (const found of Object.values(made ?? {})) expect(Number(found)).toBeGreaterThanOrEqual(1000);
});

const MISSED = `market_vendors p where p.is_new and not exists (
  select 1 from market_requests r join public.leads l using (request_id)
  where r.market = p.market and l.vendor_id = p.vendor_id and l.offer_position <= 5)`;

test('every new Pro without a plan is among the first five of one of the first three requests', async () => {
  expect(await count(MISSED)).toBe(0);
});

test('the newest of them is among the first five of the very first request', async () => {
  expect(
    await count(`market_vendors p where p.is_new and p.n = 1 and not exists (
      select 1 from market_requests r join public.leads l using (request_id)
      where r.market = p.market and r.turn = 1 and l.vendor_id = p.vendor_id and l.offer_position <= 5)`),
  ).toBe(0);
});

test('without the place for newcomers many would be missed', async () => {
  const asked = `select distinct seen.vendor_ids[n] from ${ranked('{"newcomer_places": 0}')},
    unnest(ranking.offer_order[1:5]) n`;
  expect(
    await count(`market_vendors p where p.is_new and p.vendor_id not in (${asked})`),
  ).toBeGreaterThan(50);
});

test('no Pro under 4.0 stars with two or more reviews is moved up by a plan', async () => {
  expect(
    await count(
      `public.leads l join market_vendors p using (vendor_id) where l.promoted and ${LOW}`,
    ),
  ).toBe(0);
  expect(await count(movedUp('{}'))).toBe(0);
});

test('with the floor taken away, plans move such Pros up', async () => {
  expect(await count(movedUp('{"floor_rating": 1}'))).toBeGreaterThan(100);
});

// Places under the settings, beside those if the plans of Pros under 4.0 stars counted for nothing: a
// factor this close to 1 keeps them from the place for Pros without a plan.
function movedUp(changes: string): string {
  const powerless = `(select array_agg(case when reviews >= 2 and stars < 4 and boost > 1 then 1.0000001 else boost end::real order by n)
    from unnest(seen.plan_boosts, seen.reviews, seen.stars) with ordinality u (boost, reviews, stars, n))`;
  const places = (boosts: string) =>
    `select r.request_id, seen.vendor_ids[o.n] as vendor_id, o.place from ${ranked(changes, boosts)},
     unnest(ranking.offer_order) with ordinality o (n, place)`;
  return `(${places('seen.plan_boosts')}) boosted join (${places(powerless)}) plain using (request_id, vendor_id)
    join market_vendors p using (vendor_id) where boosted.place < plain.place and ${LOW} and p.boost > 1`;
}

test('what administrators read of every candidate is reckoned by the rules that set the order', async () => {
  // The first request of one market, the second of the next.
  const onceInEach = `r.turn = 1 + r.market % ${REQUESTS}`;
  const read = `select r.request_id, c.vendor_id, c.is_newcomer, row_number() over (
      partition by r.request_id order by c.base_score * c.boost desc, c.vendor_id) as place
    from market_requests r join public.match_runs run on run.request_id = r.request_id
    join public.match_candidates seen on seen.run_id = run.id,
    lateral private.list_candidates(private.policy(), seen, private.stored_order(seen)) c where c.left_out is null and ${onceInEach}`;
  const set = `select r.request_id, seen.vendor_ids[o.number] as vendor_id, o.place
    from ${ranked('{"newcomer_places": 0, "unboosted_places": 0}')},
    unnest(ranking.offer_order) with ordinality o (number, place) where ${onceInEach}`;
  expect(
    await count(`(${read}) read full join (${set}) set using (request_id, vendor_id)
      where read.place is distinct from set.place`),
  ).toBe(0);
  expect(
    await count(`(${read}) read join market_vendors p using (vendor_id)
      where read.is_newcomer <> (p.approved_days <= 90 or p.jobs < 3)`),
  ).toBe(0);
});

test('a dispute lost in the last 90 days keeps a plan from counting', async () => {
  expect(
    await count(
      `public.leads l join market_vendors p using (vendor_id) where l.promoted and p.has_lost_dispute and p.n * 4 <= 90`,
    ),
  ).toBe(0);
  expect(
    await count(
      `public.leads l join market_vendors p using (vendor_id) where l.promoted and p.has_lost_dispute and p.n * 4 > 90`,
    ),
  ).toBeGreaterThan(0);
});

test('no one without verified, unexpired liability insurance is matched, promoted or listed', async () => {
  const uninsured = `p.insurance <> 'valid'`;
  expect(
    await count(
      `public.leads l join market_requests r using (request_id) join market_vendors p using (vendor_id) where ${uninsured}`,
    ),
  ).toBe(0);
  expect(
    await count(`market_requests r join public.match_runs run using (request_id)
      join public.match_candidates seen on seen.run_id = run.id,
      unnest(seen.offer_order) o (number), market_vendors p
      where p.vendor_id = seen.vendor_ids[o.number] and ${uninsured}`),
  ).toBe(0);
  // The directory of every fourth market.
  const [listed] = await market.database.query<{ uninsured: number; all: number }>(
    `select count(*)::int as all, (count(*) filter (where ${uninsured}))::int as uninsured
     from generate_series(1, ${MARKETS}, 4) m,
       lateral public.find_vendors(lpad(m::text, 5, '0'), page_size => 50) f join market_vendors p on p.vendor_id = f.vendor_id`,
  );
  expect(listed?.uninsured).toBe(0);
  expect(listed?.all).toBeGreaterThan(MARKETS / 4);
  expect(
    await count(
      `market_vendors p where p.market % 10 = 0 and ${uninsured} and public.public_vendor_profile(p.vendor_id) is not null`,
    ),
  ).toBe(0);
});

test('nor approved', async () => {
  const admin = await market.admin();
  for (const insurance of ['unverified', 'expired', 'none', 'valid']) {
    const id = await market.value<string>(
      `(select p.vendor_id from market_vendors p where p.insurance = $1 and not p.is_new order by 1 limit 1)`,
      [insurance],
    );
    await market.database.query(
      `update public.vendor_profiles set state = 'under_review' where vendor_id = $1`,
      [id],
    );
    const decided = market.call(admin, 'decide_vendor', {
      vendor_id: id,
      decision: 'approve',
      reason: 'All documents checked',
    });
    if (insurance === 'valid') expect(await decided).toBe('approved');
    else {
      expect(await refusal(decided)).toEqual({
        code: 'P0001',
        message:
          'This Pro has no verified liability insurance that is valid today. Verify one first.',
      });
    }
  }
});

test(`all ${REQUESTS} requests of every market were matched and offered`, async () => {
  expect(
    await count(
      "market_requests r join public.service_requests s on s.id = r.request_id where s.state = 'open'",
    ),
  ).toBe(MARKETS * REQUESTS);
});

test('candidates are still found through the covering index, never by reading every Pro', async () => {
  // The index alone answers while the table is vacuumed often.
  await market.database.query('vacuum analyze private.match_profiles');
  const plan = await market.database.query<{ 'QUERY PLAN': string }>(
    `explain (costs off) select p.* from private.reach_cells(30.5, -97.5) c, lateral (
       select m.*, m.x * 0.1 + m.y * 0.2 + m.z * 0.3 as chord from private.match_profiles m
       where m.reach_cell between c.first_cell and c.last_cell and m.categories & 1 <> 0
         and m.x * 0.1 + m.y * 0.2 + m.z * 0.3 <= m.reach
       offset 0) p`,
  );
  const steps = plan.map((row) => row['QUERY PLAN']).join('\n');
  expect(steps).toMatch(/Index (?:Only )?Scan (?:using|on) match_profiles_reach_idx/);
  expect(steps).not.toContain('Seq Scan');
});

test('every Pro who travels far enough to a request is in one of the cells searched', async () => {
  const [tried] = await market.database.query(
    `select count(*)::int as cases, count(*) filter (where not exists (
         select 1 from private.reach_cells(q.latitude, q.longitude) c
         where private.reach_cell(p.latitude, p.longitude, private.reach_class(p.radius))
           between c.first_cell and c.last_cell))::int as missed
     from generate_series(1, 4000) n,
       lateral (select 18 + random() * 53 + 0 * n as latitude, -170 + random() * 104 as longitude) q,
       lateral (select case n % 3 when 0 then (array[20, 30, 40, 60, 80, 120, 160])[1 + n % 7]
         else 1 + random() * 159 end as radius) r,
       lateral (select r.radius, q.latitude + (random() - 0.5) * r.radius / 55 as latitude,
         q.longitude + (random() - 0.5) * r.radius / 55 / cos(radians(q.latitude)) as longitude) p
     where private.distance_km(p.latitude, p.longitude, q.latitude, q.longitude) <= p.radius`,
  );
  expect(tried).toMatchObject({ missed: 0 });
  expect(tried?.['cases']).toBeGreaterThan(2000);
}, 60_000);
