-- A match counts whether or not the Pro was offered anything: otherwise only successes would.
create function private.matches_of_vendor(vendor uuid, at_most int) returns table (run_id uuid, created_at timestamptz)
language sql stable security definer set search_path = '' as $$
  with business as (
    select v.latitude, v.longitude, v.service_radius_km, v.categories
    from public.vendor_profiles v where v.vendor_id = vendor and v.latitude is not null
  ), cells as (
    select distinct private.grid_cell(b.latitude + north, b.longitude + east) as cell
    from business b,
      lateral (select b.service_radius_km / 111.19 + 0.25 as height) h,
      lateral (select h.height / greatest(cos(radians(b.latitude)), 0.1) as width) w,
      generate_series((-height)::numeric, height::numeric, 0.25) north,
      generate_series((-width)::numeric, width::numeric, 0.25) east
  ), near as (
    select r.id from cells c, lateral (
      select r.id, r.created_at, r.category from public.service_requests r
      where private.grid_cell(r.latitude, r.longitude) = c.cell and r.created_at > now() - interval '90 days'
      order by r.created_at desc, r.id limit 200
    ) r, business b
    where r.category = any (b.categories)
    order by r.created_at desc, r.id limit 400
  )
  select run.id, run.created_at
  from near n
  cross join lateral (
    select r.id, r.created_at from public.match_runs r where r.request_id = n.id
    order by r.created_at, r.id limit 1
  ) run
  join public.match_candidates c on c.run_id = run.id
  where vendor = any (c.vendor_ids) and c.left_out[array_position(c.vendor_ids, vendor)] is null
  order by run.created_at desc, run.id limit at_most
$$;
comment on function private.matches_of_vendor(uuid, int) is
  'The latest matches of the last 90 days in which a Pro was ranked: the first of each of up to 400 requests nearby.';

create function public.simulate_boost(multiplier float8) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  match record;
  seen public.match_candidates;
  rules public.matching_policy;
  number int;
  place_without int;
  place_with int;
  places_without int[] := '{}';
  places_with int[] := '{}';
  offered_without int := 0;
  offered_with int := 0;
  below_floor int := 0;
  oldest timestamptz;
begin
  if multiplier is null or not multiplier between 1 and 3 then
    raise exception 'A boost is between 1 and 3.';
  end if;
  for match in select * from private.matches_of_vendor(caller, 20) loop
    seen := private.candidates_of_run(match.run_id);
    rules := private.policy_of_run(match.run_id);
    number := array_position(seen.vendor_ids, caller);
    seen.plan_boosts[number] := 1;
    place_without := array_position((private.rank_candidates(rules, seen)).offer_order, number);
    seen.plan_boosts[number] := multiplier;
    place_with := array_position((private.rank_candidates(rules, seen)).offer_order, number);
    places_without := places_without || place_without;
    places_with := places_with || place_with;
    offered_without := offered_without + (place_without <= rules.offers_at_once)::int;
    offered_with := offered_with + (place_with <= rules.offers_at_once)::int;
    below_floor := below_floor + (private.below_floor(rules, seen.stars[number],
      seen.reviews[number], seen.lost_dispute_days[number]) is not null)::int;
    oldest := match.created_at;
  end loop;
  return (
    select jsonb_build_object(
      'multiplier', multiplier, 'matches', count(*), 'since', oldest, 'below_floor', below_floor,
      'offered_without', offered_without, 'offered_with', offered_with,
      'higher', count(*) filter (where p.boosted < p.plain), 'same', count(*) filter (where p.boosted = p.plain),
      'lower', count(*) filter (where p.boosted > p.plain),
      'median_place_without', percentile_cont(0.5) within group (order by p.plain),
      'median_place_with', percentile_cont(0.5) within group (order by p.boosted))
    from unnest(places_without, places_with) p (plain, boosted));
end $$;
comment on function public.simulate_boost(float8) is
  'Where the calling Pro would have stood in the latest matches, at most 20, with a boost and with none, everyone else as they were: {multiplier, matches, since, below_floor (no boost acted), offered_without, offered_with (among the first to be asked), higher, same, lower, median_place_without, median_place_with}.';
grant execute on function public.simulate_boost(float8) to authenticated;
