-- What is read from matches: the candidates of a run, a replay, a trial of other weights, why a Pro
-- ranked where they did, and the status of the offers of a request.
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
  base_score float8, boost float8, base_rank int, offer_position int, reserved_for text,
  below_floor text, stars real, reviews int, is_newcomer boolean
)
language sql stable rows 1000 set search_path = '' as $$
  with listed as (
    select c.*, rules.weight_distance * c.distance + rules.weight_rating * c.rating
      + rules.weight_acceptance * c.acceptance + rules.weight_response * c.response
      + rules.weight_availability * c.availability + rules.weight_credentials * c.credentials
      + rules.weight_experience * c.experience as base,
      private.below_floor(rules, c.stars, c.reviews, c.lost_dispute_days) as below_floor,
      private.is_newcomer(rules, c.approved_days, c.completed_jobs) as is_newcomer
    from unnest(seen.vendor_ids, seen.left_out, seen.distances_km, seen.plan_boosts, seen.distance, seen.rating,
        seen.acceptance, seen.response, seen.availability, seen.credentials, seen.experience, seen.stars,
        seen.reviews, seen.lost_dispute_days, seen.approved_days, seen.completed_jobs) with ordinality
      c (vendor_id, left_out, distance_km, plan_boost, distance, rating, acceptance, response, availability,
        credentials, experience, stars, reviews, lost_dispute_days, approved_days, completed_jobs, number)
  )
  select l.number::int, l.vendor_id, l.left_out, l.distance_km,
    jsonb_build_object('distance', l.distance, 'rating', l.rating, 'acceptance', l.acceptance,
      'response', l.response, 'availability', l.availability, 'credentials', l.credentials,
      'experience', l.experience),
    l.base,
    case when l.below_floor is null then greatest(least(l.plan_boost, rules.boost_at_most), 1) else 1 end,
    b.place::int, o.place::int,
    case when l.number = any (ranking.kept_for_unboosted) then 'unboosted'
      when l.number = any (ranking.kept_for_newcomers) then 'newcomer' end,
    case when l.plan_boost > 1 then l.below_floor end, l.stars, l.reviews, l.is_newcomer
  from listed l
  left join unnest(ranking.base_order) with ordinality b (number, place) on b.number = l.number
  left join unnest(ranking.offer_order) with ordinality o (number, place) on o.number = l.number
$$;
comment on function private.list_candidates(public.matching_policy, public.match_candidates, private.match_order) is
  'The candidates of a match one by one: signals, score, boost, rank and place; below_floor: what keeps the Pro''s plan from counting.';

create function private.stored_order(seen public.match_candidates) returns private.match_order
language sql immutable set search_path = '' as $$
  select row(seen.base_order, seen.offer_order, seen.kept_for_unboosted, seen.kept_for_newcomers)::private.match_order
$$;
comment on function private.stored_order(public.match_candidates) is 'The order a match stored.';

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
    raise exception 'Request between 1 and 1000 candidates.';
  end if;
  run := coalesce(simulate_match.run_id, private.latest_run(simulate_match.request_id));
  if run is null then
    raise exception 'This request has not been matched yet.';
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
  'For administrators: the order a match of a request (the latest unless run_id says another) would have had under other settings (as for save_matching_policy), from its stored signals, beside its places and scores as stored; everyone who is among the first so many of either order. Saves nothing.';
grant execute on function public.simulate_match(uuid, jsonb, int, uuid) to authenticated;

create function public.my_match_explanation(lead_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  mine public.leads;
  run public.match_runs;
  seen public.match_candidates;
  number int;
begin
  select * into mine from public.leads l where l.id = lead_id and l.vendor_id = caller;
  if not found then
    raise exception 'This lead does not exist.';
  end if;
  select * into run from public.match_runs r where r.id = mine.run_id;
  if not found then
    return null;
  end if;
  seen := private.candidates_of_run(run.id);
  number := array_position(seen.vendor_ids, mine.vendor_id);
  return (
    select jsonb_build_object('components', c.components, 'base_score', c.base_score, 'boost', c.boost,
      'base_rank', c.base_rank, 'offer_position', c.offer_position, 'reserved_for', c.reserved_for,
      'below_floor', c.below_floor,
      'policy_version', run.policy_version, 'candidates', run.ranked)
    from private.list_candidates(private.policy_of_run(run.id), seen, private.stored_order(seen)) c
    where c.number = number
  );
end $$;
comment on function public.my_match_explanation(uuid) is
  'Why the calling Pro ranked where they did for a lead: components (0 to 1), score, boost, below_floor (rating or dispute, when that keeps a plan from counting), rank, number of candidates and the version of the policy, in the match the offer came from; null for an offer by hand.';
grant execute on function public.my_match_explanation(uuid) to authenticated;

create function private.offers_of(
  request public.service_requests,
  out notified int, out viewed int, out accepted int, out declined int, out lapsed int, out waiting int, out next_at timestamptz
)
language sql stable security definer set search_path = '' as $$
  with counted as (
    select count(*)::int as notified,
      (count(*) filter (where l.state not in ('offered', 'expired')))::int as viewed,
      (count(*) filter (where l.state in ('accepted', 'engaged', 'quoted', 'released', 'won')))::int as accepted,
      (count(*) filter (where l.state = 'declined'))::int as declined,
      (count(*) filter (where l.state = 'expired'))::int as lapsed,
      array_agg(l.vendor_id) as asked,
      min(l.offer_expires_at) filter (where l.state in ('offered', 'viewed')) as next_at
    from public.leads l where l.request_id = request.id
  ), ordered as (
    select c.*, (
      select cardinality(s.offer_order) - (
        select count(*) from unnest(c.asked) a (vendor)
        where array_position(s.offer_order, array_position(s.vendor_ids, a.vendor)) is not null)
      from public.match_candidates s where s.run_id = private.latest_run(request.id))::int as waiting
    from counted c
  )
  select o.notified, o.viewed, o.accepted, o.declined, o.lapsed, coalesce(o.waiting, 0),
    case when request.state in ('matching', 'open') and o.accepted < (private.policy()).accepts_at_most and o.waiting > 0
      then o.next_at end
  from ordered o
$$;
comment on function private.offers_of(public.service_requests) is
  'The offers of a request: Pros notified, who opened, took, declined or let it lapse, how many still wait in the order, and when the next of them is asked (null when no one will be).';
grant execute on function private.offers_of(public.service_requests) to authenticated;

create function public.request_offer_status(request_id uuid)
returns table (
  notified int, viewed int, accepted int, declined int, lapsed int, accepts_at_most int, waiting int,
  next_at timestamptz, search text, passed jsonb, passed_words text, can_ask_again boolean, asked_vendor_id uuid,
  asked_vendor_name text, expires_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  request public.service_requests;
begin
  select * into request from public.service_requests r
  where r.id = request_offer_status.request_id and (r.owner_id = caller or private.is_admin());
  if not found then
    raise exception 'This request does not exist.';
  end if;
  return query
    select o.notified, o.viewed, o.accepted, o.declined, o.lapsed, (private.policy()).accepts_at_most, o.waiting, o.next_at,
      private.search_of(request),
      coalesce((select jsonb_agg(to_jsonb(p)) from private.passes_of(request.id) p), '[]'),
      private.passed_in_words(request.id), private.can_ask_again(request), asked.vendor_id, asked.business_name,
      case when request.state in ('matching', 'open') then
        (private.latest_timer('request', request.id, 'expire')).due_at end
    from private.offers_of(request) o
    left join public.vendor_profiles asked on asked.vendor_id = private.asked_vendor(request.id);
end $$;
comment on function public.request_offer_status(uuid) is
  'The status of the offers of a request, for its owner: as private.offers_of counts them, and how many may take it. search: the case of private.search_of, null when none is looked for; passed: [{reason, count}] of private.pass_reasons, and in a sentence; can_ask_again: whether ask_again would be accepted; asked_vendor: the Pro the owner chose; expires_at: when the request ends unless a Pro is chosen.';
grant execute on function public.request_offer_status(uuid) to authenticated;

-- A dense area has thousands of candidates. Administrators read them by page and in the order they ask for,
-- find one by name, see all of them on a map, and try other settings on any match of a request.
create function public.match_candidate_page(
  run_id uuid, part text, sort text default 'offers', reason text default null, name text default '',
  vendor uuid default null, skip int default 0, at_most int default 25
)
returns table (
  vendor_id uuid, business_name text, city text, region text, service_radius_km float8, distance_km float8,
  filtered_reason public.match_filter, components jsonb, base_score float8, boost float8, final_score float8,
  base_rank int, boosted_rank int, offer_position int, reserved_for text,
  below_floor text, stars real, reviews int, is_newcomer boolean, found int
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
    raise exception 'Request the candidates that are ranked, left_out, or all.';
  end if;
  if sort is null or sort not in ('offers', 'boosts', 'score', 'distance') then
    raise exception 'Candidates are sorted by offers, boosts, score or distance.';
  end if;
  if reason is not null and reason <> all (enum_range(null::public.match_filter)::text[]) then
    raise exception 'Unknown exclusion reason.';
  end if;
  if length(wanted_name) > 200 then
    raise exception 'A search can have at most 200 characters.';
  end if;
  if skip is null or skip < 0 then
    raise exception 'The number of candidates to skip must not be below zero.';
  end if;
  if at_most is null or at_most not between 1 and 1000 then
    raise exception 'Request between 1 and 1000 candidates.';
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
        and (vendor is null or p.vendor_id = vendor)
        and (wanted_name = ''
          or position(wanted_name in lower(coalesce(v.business_name, 'A former Pro'))) > 0)
    )
    select c.vendor_id, c.business_name, c.city, c.region, c.service_radius_km, c.distance_km::float8, c.left_out,
      c.components, c.base_score, c.boost, c.final_score, c.base_rank, c.boosted_rank::int, c.offer_position,
      c.reserved_for, c.below_floor, c.stars, c.reviews, c.is_newcomer, (count(*) over ())::int
    from chosen c
    order by c.left_out is not null,
      case sort when 'offers' then c.offer_position when 'boosts' then c.boosted_rank when 'score' then c.base_rank end,
      c.distance_km, c.vendor_id
    offset skip limit at_most;
end $$;
comment on function public.match_candidate_page(uuid, text, text, text, text, uuid, int, int) is
  'For administrators: a page of the candidates of a match with signals, scores, ranks and places. part is ranked, left_out or all; sort is offers (the order of offers), boosts (boosted score), score (no boosts) or distance, and who was left out always comes by distance; reason, name and vendor narrow it; found counts all that fit.';
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
