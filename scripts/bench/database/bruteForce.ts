import type { BenchDatabase, Row } from './engines';

// Every Pro of the marketplace, without index or cells: distance by the haversine formula from latitude
// and longitude, the score from the tables people write to, boosts above the floor, room by the open jobs.
const BRUTE = `
  create temporary table bench_vendors as
  select v.vendor_id, radians(v.latitude) as lat, radians(v.longitude) as lng, cos(radians(v.latitude)) as lat_cos,
    v.service_radius_km as radius,
    p.weight_rating * (((p.rating_prior_mean * p.rating_prior_count + v.rating_sum)
      / (p.rating_prior_count + v.rating_count) - 1) / 4)::real
    + p.weight_acceptance * least((v.accepts_count + 2.0) / (v.answers_count + v.lapses_count + 3), 1)::real
    + p.weight_response * ((v.answers_count + 2.0) / (v.answers_count + v.lapses_count + 3))::real
    + p.weight_availability * greatest(1 - v.open_jobs / v.room, 0)::real
    + p.weight_credentials * (least((select count(distinct c.kind) from public.vendor_credentials c
      where c.vendor_id = v.vendor_id and c.verified_at is not null), 4) / 4.0)::real
    + p.weight_experience * least(ln(1 + v.jobs_completed) / ln(101), 1)::real as score,
    coalesce((select (s.features ->> 'boostMultiplier')::float8 from public.vendor_subscriptions b
      join public.subscription_plans s on s.id = b.plan_id
      where b.vendor_id = v.vendor_id and (v.rating_count < p.floor_reviews
        or v.rating_sum >= p.floor_rating * v.rating_count)), 1)::real as boost,
    (select coalesce(array_agg(e.kind), '{}') from public.vendor_equipment e where e.vendor_id = v.vendor_id) as tools,
    exists (select 1 from public.vendor_credentials c
      where c.vendor_id = v.vendor_id and c.kind = 'line_clearance') as line_cleared
  from private.policy() p, lateral (
    select o.*, p.open_jobs_per_crew_member * o.crew_size as room, (
      select count(*) from public.jobs j where j.vendor_id = o.vendor_id
        and j.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'weather_hold')) as open_jobs
    from public.vendor_profiles o where o.state = 'approved' and 'tree_removal' = any (o.categories) offset 0
  ) v
  where v.open_jobs < v.room`;

const COMPARED = 20;
// Two formulas of distance differ in the last digits, and scores are single precision: Pros whose scores
// are this close may stand in either order.
const SAME_SCORE = 2e-6;
const TIES_AT_MOST = 10;

const EXPECTED = `
  with needs as (
    select r.id, radians(r.latitude) as lat, radians(r.longitude) as lng,
      t.near_wires, t.stump, p.weight_distance
    from public.service_requests r join public.request_trees t on t.request_id = r.id, private.policy() p
    where r.id = $1::uuid
  ), far as (
    select b.*, n.*, b.lat as vendor_lat, 2 * 6371.0088 * asin(least(1, sqrt(
      power(sin((n.lat - b.lat) / 2), 2) + b.lat_cos * cos(n.lat) * power(sin((n.lng - b.lng) / 2), 2)))) as km
    from (select vendor_id, lat, lng, lat_cos, radius, score, boost, tools, line_cleared from bench_vendors) b
      (vendor_id, lat, lng, lat_cos, radius, score, boost, tools, line_cleared),
      needs n
  ), scored as (
    select vendor_id, boost, score + weight_distance * (1 - km / radius)::real as base
    from far
    where km <= radius and (not near_wires or line_cleared) and (not stump or 'stump_grinder' = any (tools))
      and not exists (select 1 from public.leads l where l.request_id = $1::uuid and l.vendor_id = far.vendor_id)
  )
  select vendor_id, base * boost as score from scored
  order by score desc, vendor_id limit ${COMPARED + TIES_AT_MOST}`;

const FOUND = `
  select seen.vendor_ids[o.number] as vendor_id
  from public.service_requests r, private.policy() rules,
    lateral private.select_candidates(rules, r, private.request_needs(rules, r)) seen,
    lateral private.rank_candidates(jsonb_populate_record(rules, '{"unboosted_places": 0, "newcomer_places": 0}'), seen) ranking,
    unnest(ranking.offer_order[1:${COMPARED}]) with ordinality o (number, place)
  where r.id = $1::uuid order by o.place`;

const LOOKS_AT_MOST = 100_000_000;

interface Ranked extends Row {
  vendor_id: string;
  score: number;
}

type Likeness = 'same' | 'tied' | 'different';

function likenessOf(expected: readonly Ranked[], found: readonly Row[]): Likeness {
  const scores = new Map(expected.map(({ vendor_id, score }) => [vendor_id, score]));
  const best = expected.slice(0, COMPARED);
  if (found.length !== best.length) return 'different';
  const misplaced = best.filter(
    ({ vendor_id }, place) => found[place]?.['vendor_id'] !== vendor_id,
  );
  const areTies = best.every(({ score }, place) => {
    const itsScore = scores.get(String(found[place]?.['vendor_id']));
    return itsScore !== undefined && Math.abs(itsScore - score) <= SAME_SCORE;
  });
  return misplaced.length === 0 ? 'same' : areTies ? 'tied' : 'different';
}

/**
 * Compares the best twenty of many requests with those found by looking at every Pro: a line to print, and
 * how many requests have others.
 */
export async function compareWithBruteForce(
  database: BenchDatabase,
  vendors: number,
  checks: number,
): Promise<{ line: string; different: number }> {
  await database.script(`${BRUTE}; analyze bench_vendors;`);
  // Looking at a million Pros takes seconds: the larger the marketplace, the fewer requests beyond 100k.
  const requests = await database.query<{ id: string }>(
    `select id from public.service_requests order by md5(id::text) limit ${Math.ceil(Math.min(checks, LOOKS_AT_MOST / vendors))}`,
  );
  const counts: Record<Likeness, number> = { same: 0, tied: 0, different: 0 };
  for (const { id } of requests) {
    const [expected, found] = [
      await database.query<Ranked>(EXPECTED, [id]),
      await database.query(FOUND, [id]),
    ];
    counts[likenessOf(expected, found)] += 1;
  }
  await database.script('drop table bench_vendors');
  return {
    line: `  best twenty as by brute force: ${counts.same + counts.tied} of ${requests.length} requests (${counts.tied} with Pros of equal score in another order)`,
    different: counts.different,
  };
}
