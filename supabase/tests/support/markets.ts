import type { TestDatabase } from './database';

/** How many connections match at once. */
export const AT_ONCE = 2;

/** Requests made in each generated market, one after the other. */
export const REQUESTS = 3;

const draw = (what: string) =>
  `(('x' || left(md5(p.market || '/' || p.n || '/${what}'), 8))::bit(32)::bigint / 4294967296.0)`;

/**
 * SQL that fills an empty database with so many markets, each far from every other and the same in
 * every run. A market has 3 to 26 Pros with plans, stars, lost disputes and insurance of every kind,
 * of whom the first one to three are new: approved within the last days, insured, without a plan,
 * near enough and never asked. Every market has three requests that wait to be matched. Which Pro is
 * what stands in the table `market_vendors`. Triggers are off, for the sake of time.
 */
function generatedMarkets(count: number): string {
  return `
    set session_replication_role = replica;
    create table market_vendors as
    select p.*, md5('market pro ' || p.market || '/' || p.n)::uuid as vendor_id, p.n <= p.news as is_new,
      case when p.n <= p.news then 1 when ${draw('plan')} < 0.5 then 1 when ${draw('plan')} < 0.75 then 1.15 else 1.3 end as boost,
      case when p.n <= p.news then 0 else floor(${draw('reviews')} * 9)::int end as reviews,
      case when p.n <= p.news then 0 else 1 + 4 * ${draw('stars')} end as stars,
      case when p.n <= p.news then 'valid' else (array['valid', 'valid', 'valid', 'valid', 'unverified', 'expired', 'none'])
        [1 + floor(${draw('insurance')} * 7)::int] end as insurance,
      p.n > p.news and ${draw('dispute')} < 0.1 as has_lost_dispute,
      p.n > p.news and ${draw('asked')} < 0.6 as was_asked,
      -- The newest is the first, hours after the next.
      case when p.n <= p.news then p.n * 0.2 else 6 + 900 * power(${draw('age')}, 2) end as approved_days,
      case when p.n <= p.news then 0 else floor(${draw('jobs')} * 12)::int end as jobs,
      p.latitude + (${draw('north')} - 0.5) * case when p.n <= p.news then 0.4 else 1.2 end as vendor_latitude,
      p.longitude + (${draw('east')} - 0.5) * case when p.n <= p.news then 0.4 else 1.2 end as vendor_longitude,
      case when p.n <= p.news then 90 else 20 + floor(${draw('radius')} * 90) end as radius
    from (
      select m as market, n, 1 + m % 3 as news, -58.5 + 3.0 * (m % 40) as latitude, -168 + 13.5 * (m / 40) as longitude
      from generate_series(1, ${count}) m, generate_series(1, 3 + (m * 7919) % 24) n
    ) p;
    alter table market_vendors add primary key (vendor_id);
    insert into public.zip_codes (zip, city, state, latitude, longitude, time_zone)
    select distinct on (p.market) lpad(p.market::text, 5, '0'), 'Market', 'TX', p.latitude, p.longitude, 'America/Chicago'
    from market_vendors p;
    insert into public.profiles (id, email, user_type)
    select p.vendor_id, p.vendor_id || '@example.com', 'vendor'::public.user_type from market_vendors p
    union all select md5('market owner')::uuid, 'markets@example.com', 'owner';
    insert into public.vendor_profiles (vendor_id, business_name, state, zip, latitude, longitude, time_zone,
      service_radius_km, categories, crew_size, rating_count, rating_sum, answers_count, accepts_count, jobs_completed,
      approved_at)
    select p.vendor_id, 'Pro ' || p.n, 'approved', lpad(p.market::text, 5, '0'), p.vendor_latitude, p.vendor_longitude,
      'America/Chicago', p.radius, '{tree_removal}', 4, p.reviews, round(p.reviews * p.stars), p.n % 15, p.n % 10, p.jobs,
      now() - p.approved_days * interval '1 day'
    from market_vendors p;
    insert into public.token_accounts (vendor_id) select p.vendor_id from market_vendors p;
    insert into public.vendor_credentials (vendor_id, kind, issuer, number, expires_on, verified_at)
    select p.vendor_id, 'liability_insurance', 'Issuer', 'GL',
      current_date + case p.insurance when 'expired' then -2 else 200 end,
      case when p.insurance <> 'unverified' then now() - interval '300 days' end
    from market_vendors p where p.insurance <> 'none';
    insert into public.vendor_subscriptions (vendor_id, plan_id, state, current_period_end)
    select p.vendor_id, s.id, 'active', now() + interval '20 days'
    from market_vendors p join public.subscription_plans s on s.tier = case p.boost when 1.3 then 'premium' else 'preferred' end
    where p.boost > 1;
    insert into public.job_disputes (id, job_id, request_id, owner_id, vendor_id, state, opened_by, reason, description,
      wanted, outcome, decided_at)
    select p.vendor_id, p.vendor_id, p.vendor_id, p.vendor_id, p.vendor_id, 'closed', 'owner', 'damage', 'Damage',
      'rework', 'rework', now() - p.n * interval '4 days'
    from market_vendors p where p.has_lost_dispute;
    insert into public.state_events (machine, subject_id, event, from_state, to_state, actor)
    select 'job_dispute', p.vendor_id, 'decide', 'under_review', 'decided', 'admin'
    from market_vendors p where p.has_lost_dispute;
    insert into public.leads (request_id, vendor_id, owner_id, state, offer_position, distance_km, token_price, offered_at,
      offer_expires_at)
    select gen_random_uuid(), p.vendor_id, p.vendor_id, 'expired', 1, 5, 5, now() - interval '20 days', now() - interval '19 days'
    from market_vendors p where p.was_asked;
    create table market_requests as
    select m as market, turn, md5('market request ' || m || '/' || turn)::uuid as request_id
    from generate_series(1, ${count}) m, generate_series(1, ${REQUESTS}) turn;
    insert into public.service_requests (id, owner_id, property_id, state, category, timing, description, contact_name, city,
      region, zip, latitude, longitude, time_zone, estimate, estimate_low_cents, estimate_high_cents, token_price)
    select r.request_id, md5('market owner')::uuid, r.request_id, 'matching', 'tree_removal', 'flexible', 'A dead elm.', 'Ada',
      'Market', 'TX', z.zip, z.latitude, z.longitude, 'America/Chicago', '{}', 50000, 90000, 7
    from market_requests r join public.zip_codes z on z.zip = lpad(r.market::text, 5, '0');
    insert into private.match_profiles table private.fresh_match_profiles;
    set session_replication_role = default;
    analyze;`;
}

/**
 * SQL that matches every request of the markets and makes the first offers, turn by turn. Plans made
 * while the tables of matches are empty would read them to their ends each time, which they are not for
 * long. Every so many markets from one on, since no market knows of another.
 */
const matchFrom = (first: number) => `
  set session_replication_role = replica;
  set enable_seqscan = off;
  do $match$
  declare
    one record;
  begin
    for one in select * from market_requests where market % ${AT_ONCE} = ${first} order by market, turn loop
      perform private.run_match(one.request_id);
      perform private.offer_next(one.request_id, now());
    end loop;
  end $match$;
  reset enable_seqscan;
  set session_replication_role = default;`;

/** Makes the markets and matches all of their requests. */
export async function makeMarkets(database: TestDatabase, count: number): Promise<void> {
  await database.script(generatedMarkets(count));
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, first) => database.script(matchFrom(first))),
  );
  await database.script('analyze');
}
