-- A dense area has thousands of candidates. Administrators read them by page and in the order they ask for,
-- find one by name, see all of them on a map, and try other settings on any match of a request.

drop function public.match_candidates_of(uuid, int);

create function public.match_candidate_page(
  run_id uuid, part text, sort text default 'offers', reason text default null, name text default '',
  pro uuid default null, skip int default 0, at_most int default 25
)
returns table (
  vendor_id uuid, business_name text, city text, region text, service_radius_km float8, distance_km float8,
  filtered_reason public.match_filter, components jsonb, base_score float8, boost float8, final_score float8,
  base_rank int, boosted_rank int, offer_position int, reserved_for text, found int
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seen public.match_candidates;
  rules public.matching_policy;
  wanted_name text := lower(btrim(coalesce(match_candidate_page.name, '')));
begin
  perform private.require_admin();
  if part is null or part not in ('ranked', 'left_out', 'all') then
    raise exception 'Ask for the candidates that are ranked, left_out, or all.';
  end if;
  if sort is null or sort not in ('offers', 'boosts', 'score', 'distance') then
    raise exception 'Candidates are sorted by offers, boosts, score or distance.';
  end if;
  if reason is not null and reason <> all (enum_range(null::public.match_filter)::text[]) then
    raise exception 'Nobody is left out for that reason.';
  end if;
  if length(wanted_name) > 200 then
    raise exception 'A name to look for has at most 200 characters.';
  end if;
  if skip is null or skip < 0 then
    raise exception 'The number of candidates to skip must not be below zero.';
  end if;
  if at_most is null or at_most not between 1 and 1000 then
    raise exception 'Ask for between 1 and 1000 candidates.';
  end if;
  seen := private.candidates_of_run(match_candidate_page.run_id);
  rules := private.policy_of_run(match_candidate_page.run_id);
  return query
    with placed as (
      select c.*, c.base_score * c.boost as final_score, case when c.left_out is null then row_number() over (
        partition by c.left_out is null order by c.base_score * c.boost desc, c.vendor_id) end as boosted_rank
      from private.list_candidates(rules, seen, private.stored_order(seen)) c
    ), chosen as (
      select p.*, coalesce(v.business_name, 'A former Pro') as business_name, v.city, v.region,
        coalesce(v.service_radius_km, 0) as service_radius_km
      from placed p left join public.vendor_profiles v on v.vendor_id = p.vendor_id
      where (part = 'all' or (part = 'ranked') = (p.left_out is null))
        and (reason is null or p.left_out::text = reason)
        and (pro is null or p.vendor_id = pro)
        and (wanted_name = ''
          or position(wanted_name in lower(coalesce(v.business_name, 'A former Pro'))) > 0)
    )
    select c.vendor_id, c.business_name, c.city, c.region, c.service_radius_km, c.distance_km::float8, c.left_out,
      c.components, c.base_score, c.boost, c.final_score, c.base_rank, c.boosted_rank::int, c.offer_position,
      c.reserved_for, (count(*) over ())::int
    from chosen c
    order by c.left_out is not null,
      case sort when 'offers' then c.offer_position when 'boosts' then c.boosted_rank when 'score' then c.base_rank end,
      c.distance_km, c.vendor_id
    offset skip limit at_most;
end $$;
comment on function public.match_candidate_page(uuid, text, text, text, text, uuid, int, int) is
  'For administrators: a page of the candidates of a match with signals, scores, ranks and places. part is ranked, left_out or all; sort is offers (the order of offers), boosts (boosted score), score (no boosts) or distance, and who was left out always comes by distance; reason, name and pro narrow it; found counts all that fit.';
grant execute on function public.match_candidate_page(uuid, text, text, text, text, uuid, int, int) to authenticated;

-- Lists instead of rows: the names of columns would weigh more than what stands in them.
create function public.match_map_of(run_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seen public.match_candidates;
begin
  perform private.require_admin();
  seen := private.candidates_of_run(match_map_of.run_id);
  return (
    select jsonb_build_object(
      'vendor_ids', coalesce(jsonb_agg(v.vendor_id order by c.number), '[]'),
      'names', coalesce(jsonb_agg(v.business_name order by c.number), '[]'),
      'latitudes', coalesce(jsonb_agg(v.latitude order by c.number), '[]'),
      'longitudes', coalesce(jsonb_agg(v.longitude order by c.number), '[]'),
      'radii_km', coalesce(jsonb_agg(v.service_radius_km order by c.number), '[]'),
      'distances_km', coalesce(jsonb_agg(c.distance_km order by c.number), '[]'),
      'places', coalesce(jsonb_agg(o.place order by c.number), '[]'))
    from unnest(seen.vendor_ids, seen.distances_km) with ordinality c (vendor_id, distance_km, number)
    join public.vendor_profiles v
      on v.vendor_id = c.vendor_id and v.latitude is not null and v.longitude is not null
    left join unnest(seen.offer_order) with ordinality o (number, place) on o.number = c.number
  );
end $$;
comment on function public.match_map_of(uuid) is
  'For administrators: where the candidates of a match are, as lists whose elements n are about the same Pro; places holds the place in the order of offers, null for who was left out. Who has no business any more is not on it.';
grant execute on function public.match_map_of(uuid) to authenticated;

drop function public.simulate_match(uuid, jsonb, int);

create function public.simulate_match(
  request_id uuid, weights jsonb, at_most int default 100, run_id uuid default null
)
returns table (
  vendor_id uuid, business_name text, base_score float8, boost float8, final_score float8,
  base_rank int, offer_position int, reserved_for text, stored_offer_position int, stored_final_score float8
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run uuid;
  seen public.match_candidates;
  stored_rules public.matching_policy;
  rules public.matching_policy;
begin
  perform private.require_admin();
  if at_most is null or at_most not between 1 and 1000 then
    raise exception 'Ask for between 1 and 1000 candidates.';
  end if;
  run := coalesce(simulate_match.run_id, private.latest_run(simulate_match.request_id));
  if run is null then
    raise exception 'This request was not matched yet.';
  end if;
  if not exists (
    select 1 from public.match_runs r where r.id = run and r.request_id = simulate_match.request_id
  ) then
    raise exception 'This match does not exist.';
  end if;
  seen := private.candidates_of_run(run);
  stored_rules := private.policy_of_run(run);
  rules := private.changed_policy(stored_rules, weights);
  return query
    select tried.vendor_id, coalesce(v.business_name, 'A former Pro'), tried.base_score, tried.boost,
      tried.base_score * tried.boost, tried.base_rank, tried.offer_position, tried.reserved_for,
      stored.offer_position, stored.base_score * stored.boost
    from private.list_candidates(rules, seen, private.rank_candidates(rules, seen)) tried
    join private.list_candidates(stored_rules, seen, private.stored_order(seen)) stored using (number)
    left join public.vendor_profiles v on v.vendor_id = tried.vendor_id
    where tried.left_out is null and (tried.offer_position <= at_most or stored.offer_position <= at_most)
    order by tried.offer_position;
end $$;
comment on function public.simulate_match(uuid, jsonb, int, uuid) is
  'For administrators: the order a match of a request (the latest unless run_id says another) would have had under other settings (as for save_matching_policy), from its stored signals, beside its places and scores as stored; everybody who is among the first so many of either order. Saves nothing.';
grant execute on function public.simulate_match(uuid, jsonb, int, uuid) to authenticated;
