-- What is read from matches: the candidates of a run, a replay, a trial of other weights, why a Pro
-- ranked where they did, and where the offers of a request stand.

create function private.policy_of_run(run uuid) returns public.matching_policy
language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.matching_policy;
begin
  select p.* into rules from public.matching_policy p
  join public.match_runs r on r.policy_version = p.version where r.id = run;
  return rules;
end $$;
comment on function private.policy_of_run(uuid) is 'The policy a match ran under.';

create function private.candidates_of_run(run uuid) returns public.match_candidates
language plpgsql stable security definer set search_path = '' as $$
declare
  seen public.match_candidates;
begin
  select * into seen from public.match_candidates c where c.run_id = run;
  if not found then
    raise exception 'This match does not exist.';
  end if;
  return seen;
end $$;
comment on function private.candidates_of_run(uuid) is 'What a match stored of its candidates.';

create function private.list_candidates(
  rules public.matching_policy, seen public.match_candidates, ranking private.match_order
)
returns table (
  number int, vendor_id uuid, left_out public.match_filter, distance_km real, components jsonb,
  base_score float8, boost float8, base_rank int, offer_position int, reserved_for text
)
language sql stable rows 1000 set search_path = '' as $$
  with listed as (
    select c.*, rules.weight_distance * c.distance + rules.weight_rating * c.rating
      + rules.weight_acceptance * c.acceptance + rules.weight_response * c.response
      + rules.weight_availability * c.availability + rules.weight_credentials * c.credentials
      + rules.weight_experience * c.experience as base
    from unnest(seen.vendor_ids, seen.left_out, seen.distances_km, seen.plan_boosts, seen.distance, seen.rating,
        seen.acceptance, seen.response, seen.availability, seen.credentials, seen.experience) with ordinality
      c (vendor_id, left_out, distance_km, plan_boost, distance, rating, acceptance, response, availability,
        credentials, experience, number)
  )
  select l.number::int, l.vendor_id, l.left_out, l.distance_km,
    jsonb_build_object('distance', l.distance, 'rating', l.rating, 'acceptance', l.acceptance,
      'response', l.response, 'availability', l.availability, 'credentials', l.credentials,
      'experience', l.experience),
    l.base,
    case when l.base >= rules.quality_floor then greatest(least(l.plan_boost, rules.boost_at_most), 1) else 1 end,
    b.place::int, o.place::int,
    case when l.number = any (ranking.kept_for_unboosted) then 'unboosted'
      when l.number = any (ranking.kept_for_newcomers) then 'newcomer' end
  from listed l
  left join unnest(ranking.base_order) with ordinality b (number, place) on b.number = l.number
  left join unnest(ranking.offer_order) with ordinality o (number, place) on o.number = l.number
$$;
comment on function private.list_candidates(public.matching_policy, public.match_candidates, private.match_order) is
  'The candidates of a match one by one: signals, score, boost, rank and place.';

create function private.stored_order(seen public.match_candidates) returns private.match_order
language sql immutable set search_path = '' as $$
  select row(seen.base_order, seen.offer_order, seen.kept_for_unboosted, seen.kept_for_newcomers)::private.match_order
$$;
comment on function private.stored_order(public.match_candidates) is 'The order a match stored.';

create function public.match_candidates_of(run_id uuid, at_most int default 200)
returns table (
  vendor_id uuid, business_name text, city text, region text, latitude float8, longitude float8,
  service_radius_km float8, distance_km float8, filtered_reason public.match_filter, components jsonb,
  base_score float8, boost float8, final_score float8, base_rank int, offer_position int, reserved_for text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seen public.match_candidates;
  rules public.matching_policy;
begin
  perform private.require_admin();
  if at_most is null or at_most not between 1 and 1000 then
    raise exception 'Ask for between 1 and 1000 candidates.';
  end if;
  seen := private.candidates_of_run(match_candidates_of.run_id);
  rules := private.policy_of_run(match_candidates_of.run_id);
  return query
    with listed as (
      select c.*, row_number() over (
        partition by c.left_out is null order by c.offer_position, c.distance_km, c.vendor_id) as place
      from private.list_candidates(rules, seen, private.stored_order(seen)) c
    )
    select c.vendor_id, coalesce(v.business_name, 'A former Pro'), v.city, v.region, v.latitude, v.longitude,
      coalesce(v.service_radius_km, 0), c.distance_km::float8, c.left_out, c.components, c.base_score, c.boost,
      c.base_score * c.boost, c.base_rank, c.offer_position, c.reserved_for
    from listed c left join public.vendor_profiles v on v.vendor_id = c.vendor_id
    where c.place <= at_most
    order by c.left_out is not null, c.place;
end $$;
comment on function public.match_candidates_of(uuid, int) is
  'For administrators: the candidates of a match with signals, scores, ranks and places; at most so many that were ranked, in the order of offers, and as many that were left out, nearest first.';
grant execute on function public.match_candidates_of(uuid, int) to authenticated;

create function public.replay_match(run_id uuid)
returns table (
  vendor_id uuid, base_rank int, offer_position int, reserved_for text,
  stored_base_rank int, stored_offer_position int, stored_reserved_for text
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seen public.match_candidates;
  rules public.matching_policy;
begin
  perform private.require_admin();
  seen := private.candidates_of_run(replay_match.run_id);
  rules := private.policy_of_run(replay_match.run_id);
  return query
    select again.vendor_id, again.base_rank, again.offer_position, again.reserved_for,
      stored.base_rank, stored.offer_position, stored.reserved_for
    from private.list_candidates(rules, seen, private.rank_candidates(rules, seen)) again
    join private.list_candidates(rules, seen, private.stored_order(seen)) stored using (number)
    where again.left_out is null
    order by again.offer_position;
end $$;
comment on function public.replay_match(uuid) is
  'For administrators: ranks a match again from its stored signals and policy, beside the ranks that were stored.';
grant execute on function public.replay_match(uuid) to authenticated;

create function public.simulate_match(request_id uuid, weights jsonb, at_most int default 100)
returns table (
  vendor_id uuid, business_name text, base_score float8, boost float8, final_score float8,
  base_rank int, offer_position int, reserved_for text, stored_offer_position int
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run uuid;
  seen public.match_candidates;
  rules public.matching_policy;
begin
  perform private.require_admin();
  if at_most is null or at_most not between 1 and 1000 then
    raise exception 'Ask for between 1 and 1000 candidates.';
  end if;
  run := private.latest_run(simulate_match.request_id);
  if run is null then
    raise exception 'This request was not matched yet.';
  end if;
  seen := private.candidates_of_run(run);
  rules := private.changed_policy(private.policy_of_run(run), weights);
  return query
    select tried.vendor_id, coalesce(v.business_name, 'A former Pro'), tried.base_score, tried.boost,
      tried.base_score * tried.boost, tried.base_rank, tried.offer_position, tried.reserved_for, stored.place::int
    from private.list_candidates(rules, seen, private.rank_candidates(rules, seen)) tried
    join unnest(seen.offer_order) with ordinality stored (number, place) on stored.number = tried.number
    left join public.vendor_profiles v on v.vendor_id = tried.vendor_id
    where tried.offer_position <= at_most
    order by tried.offer_position;
end $$;
comment on function public.simulate_match(uuid, jsonb, int) is
  'For administrators: the order the latest match of a request would have had under other settings (as for save_matching_policy), from its stored signals. Saves nothing.';
grant execute on function public.simulate_match(uuid, jsonb, int) to authenticated;

create function public.my_match_explanation(lead_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine public.leads;
  run public.match_runs;
  seen public.match_candidates;
  number int;
begin
  select * into mine from public.leads l where l.id = lead_id and l.vendor_id = private.require_user();
  if not found then
    raise exception 'This lead does not exist.';
  end if;
  -- The run the offer came from: the latest in which the Pro was not yet left out.
  for run in
    select * from public.match_runs r where r.request_id = mine.request_id order by r.created_at desc, r.id
  loop
    seen := private.candidates_of_run(run.id);
    number := array_position(seen.vendor_ids, mine.vendor_id);
    exit when number is not null and seen.left_out[number] is null;
    number := null;
  end loop;
  if number is null then
    return null;
  end if;
  return (
    select jsonb_build_object('components', c.components, 'base_score', c.base_score, 'boost', c.boost,
      'base_rank', c.base_rank, 'offer_position', c.offer_position, 'reserved_for', c.reserved_for,
      'policy_version', run.policy_version, 'candidates', run.ranked)
    from private.list_candidates(private.policy_of_run(run.id), seen, private.stored_order(seen)) c
    where c.number = number
  );
end $$;
comment on function public.my_match_explanation(uuid) is
  'Why the calling Pro ranked where they did for a lead: components (0 to 1), score, boost, rank, number of candidates and the version of the policy.';
grant execute on function public.my_match_explanation(uuid) to authenticated;

create function public.request_offer_status(request_id uuid)
returns table (
  notified int, viewed int, accepted int, declined int, lapsed int, accepts_at_most int, waiting int,
  next_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  request public.service_requests;
  seen public.match_candidates;
  most int := (private.policy()).accepts_at_most;
begin
  select * into request from public.service_requests r
  where r.id = request_offer_status.request_id and (r.owner_id = private.require_user() or private.is_admin());
  if not found then
    raise exception 'This request does not exist.';
  end if;
  select * into seen from public.match_candidates c where c.run_id = private.latest_run(request.id);
  return query
    with offers as (
      select l.state, l.offer_expires_at, array_position(seen.vendor_ids, l.vendor_id) as number
      from public.leads l where l.request_id = request.id
    ), counted as (
      select count(*)::int as notified,
        (count(*) filter (where o.state not in ('offered', 'expired')))::int as viewed,
        (count(*) filter (where o.state in ('accepted', 'engaged', 'quoted', 'released', 'won')))::int as accepted,
        (count(*) filter (where o.state = 'declined'))::int as declined,
        (count(*) filter (where o.state = 'expired'))::int as lapsed,
        (coalesce(cardinality(seen.offer_order), 0)
          - count(*) filter (where o.number is not null and seen.left_out[o.number] is null))::int as waiting,
        min(o.offer_expires_at) filter (where o.state in ('offered', 'viewed')) as next_at
      from offers o
    )
    select c.notified, c.viewed, c.accepted, c.declined, c.lapsed, most, greatest(c.waiting, 0),
      case when request.state in ('matching', 'open') and c.accepted < most and c.waiting > 0 then c.next_at end
    from counted c;
end $$;
comment on function public.request_offer_status(uuid) is
  'Where the offers of a request stand, for its owner: Pros notified, who opened, took, declined or let it lapse, how many may take it, how many still wait in the order, and when the next of them is asked (null when nobody will be).';
grant execute on function public.request_offer_status(uuid) to authenticated;
