-- A match: select, enrich, filter, rank, order. And the offers that follow the order.

-- The order of offers: the first offer holds the best by boosted score, and among them at least as many
-- unboosted Pros and newcomers as places are kept for; who ranks there anyway keeps nobody else out.
create function private.reserve_places(
  rules public.matching_policy, final_order int[], boosts float8[], newcomers boolean[]
) returns private.match_order
language plpgsql immutable set search_path = '' as $$
declare
  answer private.match_order;
  head int[] := final_order[1:rules.offers_at_once];
  kept_unboosted int[] := '{}';
  kept_newcomers int[] := '{}';
  candidate int;
  out_of_head int;
begin
  foreach candidate in array final_order loop
    exit when cardinality(kept_unboosted) >= rules.unboosted_places;
    if boosts[candidate] = 1 then
      kept_unboosted := kept_unboosted || candidate;
    end if;
  end loop;
  foreach candidate in array final_order loop
    exit when cardinality(kept_newcomers) >= rules.newcomer_places;
    if newcomers[candidate] and candidate <> all (kept_unboosted) then
      kept_newcomers := kept_newcomers || candidate;
    end if;
  end loop;
  answer.kept_for_unboosted := '{}';
  answer.kept_for_newcomers := '{}';
  foreach candidate in array kept_unboosted || kept_newcomers loop
    continue when candidate = any (head);
    select h.number into out_of_head from unnest(head) with ordinality h (number, place)
    where h.number <> all (kept_unboosted || kept_newcomers) order by h.place desc limit 1;
    head := array_remove(head, out_of_head) || candidate;
    if candidate = any (kept_unboosted) then
      answer.kept_for_unboosted := answer.kept_for_unboosted || candidate;
    else
      answer.kept_for_newcomers := answer.kept_for_newcomers || candidate;
    end if;
  end loop;
  answer.offer_order := head || array(
    select f.number from unnest(final_order) with ordinality f (number, place)
    where f.number <> all (head) order by f.place);
  return answer;
end $$;
comment on function private.reserve_places(public.matching_policy, int[], float8[], boolean[]) is
  'The order of offers from the order by boosted score: lifts the best unboosted Pro and the best newcomer into the first offer when they rank behind it.';

create function private.score_of(rules public.matching_policy, seen public.match_candidates, number int) returns float8
language sql immutable set search_path = '' as $$
  select rules.weight_distance * seen.distance[number] + rules.weight_rating * seen.rating[number]
    + rules.weight_acceptance * seen.acceptance[number] + rules.weight_response * seen.response[number]
    + rules.weight_availability * seen.availability[number] + rules.weight_credentials * seen.credentials[number]
    + rules.weight_experience * seen.experience[number]
$$;
comment on function private.score_of(public.matching_policy, public.match_candidates, int) is
  'Score of one candidate under a policy, as private.rank_candidates reckons it.';

create function private.rank_candidates(rules public.matching_policy, seen public.match_candidates)
returns private.match_order
language plpgsql immutable set search_path = '' as $$
declare
  answer private.match_order;
  base_places int[];
  final_places int[];
  boosts float8[];
  w_distance float8 := rules.weight_distance;
  w_rating float8 := rules.weight_rating;
  w_acceptance float8 := rules.weight_acceptance;
  w_response float8 := rules.weight_response;
  w_availability float8 := rules.weight_availability;
  w_credentials float8 := rules.weight_credentials;
  w_experience float8 := rules.weight_experience;
  floor_score float8 := rules.quality_floor;
  boost_cap float8 := rules.boost_at_most;
begin
  with scored as (
    select c.number::int as number, c.vendor_id, c.dropped, c.plan_boost,
      w_distance * c.distance + w_rating * c.rating + w_acceptance * c.acceptance + w_response * c.response
        + w_availability * c.availability + w_credentials * c.credentials + w_experience * c.experience as base
    from unnest(seen.vendor_ids, seen.left_out, seen.plan_boosts, seen.distance, seen.rating, seen.acceptance,
        seen.response, seen.availability, seen.credentials, seen.experience) with ordinality
      c (vendor_id, dropped, plan_boost, distance, rating, acceptance, response, availability, credentials,
        experience, number)
  ), boosted as (
    select s.number, s.vendor_id, s.dropped, s.base,
      case when s.base >= floor_score then greatest(least(s.plan_boost, boost_cap), 1) else 1 end as boost
    from scored s
  )
  select array_agg(b.number order by b.base desc, b.vendor_id) filter (where b.dropped is null),
    array_agg(b.number order by b.base * b.boost desc, b.vendor_id) filter (where b.dropped is null),
    array_agg(b.boost)
  into base_places, final_places, boosts
  from boosted b;
  if final_places is null then
    return row('{}'::int[], '{}'::int[], '{}'::int[], '{}'::int[])::private.match_order;
  end if;
  answer := private.reserve_places(rules, final_places, boosts, seen.newcomers);
  answer.base_order := base_places;
  return answer;
end $$;
comment on function private.rank_candidates(public.matching_policy, public.match_candidates) is
  'Orders candidates from their stored signals alone, whatever order they come in: weights, boosts above the quality floor, kept places. Run when a match runs, and again to replay it or to try other weights.';

-- What a request asks of whoever does it.
create function private.request_needs(
  rules public.matching_policy, request public.service_requests,
  out line_clearance boolean, out arborist boolean, out equipment smallint
)
language plpgsql stable security definer set search_path = '' as $$
declare
  grinder boolean;
  crane boolean;
begin
  select coalesce(bool_or(t.near_wires), false), coalesce(bool_or(t.stump), false),
    coalesce(bool_or(t.height_m > case when t.poor_access or t.on_structure
      then rules.crane_height_poor_access_m else rules.crane_height_m end), false)
  into line_clearance, grinder, crane
  from public.request_trees t where t.request_id = request.id;
  arborist := request.category = 'arborist';
  -- Looking at a tree needs no machines; only taking one down needs a crane.
  grinder := (grinder and not arborist) or request.category = 'stump_grinding';
  crane := crane and request.category in ('tree_removal', 'emergency');
  line_clearance := line_clearance and not arborist;
  equipment := case when grinder then private.enum_bit('stump_grinder'::public.equipment_kind) else 0 end
    | case when crane then private.enum_bit('crane'::public.equipment_kind) else 0 end;
end $$;
comment on function private.request_needs(public.matching_policy, public.service_requests) is
  'What a request asks of whoever does it: line-clearance training near wires, an arborist for advice, a stump grinder, a crane for very tall trees or tall ones that are hard to reach or lie on a building.';

create function private.select_candidates(rules public.matching_policy, request public.service_requests)
returns public.match_candidates
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seen public.match_candidates;
  needs record := private.request_needs(rules, request);
  category_bit smallint := private.enum_bit(request.category);
  grinder_bit smallint := private.enum_bit('stump_grinder'::public.equipment_kind);
  crane_bit smallint := private.enum_bit('crane'::public.equipment_kind);
  needs_clearance boolean := needs.line_clearance;
  needs_arborist boolean := needs.arborist;
  needs_grinder boolean := needs.equipment & grinder_bit <> 0;
  needs_crane boolean := needs.equipment & crane_bit <> 0;
  at_x float8 := cos(radians(request.latitude)) * cos(radians(request.longitude));
  at_y float8 := cos(radians(request.latitude)) * sin(radians(request.longitude));
  at_z float8 := sin(radians(request.latitude));
  prior_sum float8 := rules.rating_prior_mean * rules.rating_prior_count;
  prior_count float8 := rules.rating_prior_count;
  jobs_each float8 := rules.open_jobs_per_crew_member;
  newcomer_reviews int := rules.newcomer_reviews;
  today date := current_date;
begin
  with near as (
    select p.*
    from private.reach_cells(request.latitude, request.longitude) c,
      -- Offset 0 keeps the planner from joining the other way round: it walks the index range by range.
      lateral (
        select m.*, (m.x - at_x) * (m.x - at_x) + (m.y - at_y) * (m.y - at_y) + (m.z - at_z) * (m.z - at_z) as chord
        from private.match_profiles m
        where m.reach_cell between c.first_cell and c.last_cell and m.categories & category_bit <> 0
          and (m.x - at_x) * (m.x - at_x) + (m.y - at_y) * (m.y - at_y) + (m.z - at_z) * (m.z - at_z) <= m.reach
        offset 0
      ) p
  )
  select
    array_agg(n.vendor_id),
    array_agg((12742.0176 * asin(sqrt(n.chord) / 2))::real),
    array_agg(case
      when n.vendor_id = request.owner_id then 'own_request'
      when l.state = 'declined' then 'declined'
      when l.id is not null then 'already_offered'
      when needs_clearance and n.line_clearance_until < today then 'line_clearance_missing'
      when needs_arborist and n.arborist_until < today and n.traq_until < today then 'arborist_missing'
      when needs_grinder and n.equipment & grinder_bit = 0 then 'stump_grinder_missing'
      when needs_crane and n.equipment & crane_bit = 0 then 'crane_missing'
      when n.open_jobs >= jobs_each * n.crew_size then 'fully_booked'
    end::public.match_filter),
    array_agg((1 - sqrt(n.chord / n.reach))::real),
    array_agg((((prior_sum + n.rating_sum) / (prior_count + n.rating_count) - 1) / 4)::real),
    array_agg(least((n.accepts_count + 2.0::float8) / (n.answers_count + n.lapses_count + 3), 1)::real),
    array_agg(((n.answers_count + 2.0::float8) / (n.answers_count + n.lapses_count + 3))::real),
    array_agg(greatest(1 - n.open_jobs / (jobs_each * n.crew_size), 0)::real),
    array_agg((least((n.liability_until >= today)::int + (n.compensation_until >= today)::int
      + (n.licence_until >= today)::int + (n.arborist_until >= today)::int + (n.traq_until >= today)::int
      + (n.line_clearance_until >= today)::int, 4) / 4.0::float8)::real),
    array_agg(n.experience),
    array_agg(case when n.boost_until > now() then n.boost else 1 end),
    array_agg(n.rating_count < newcomer_reviews)
  into seen.vendor_ids, seen.distances_km, seen.left_out, seen.distance, seen.rating, seen.acceptance,
    seen.response, seen.availability, seen.credentials, seen.experience, seen.plan_boosts, seen.newcomers
  from near n left join public.leads l on l.request_id = request.id and l.vendor_id = n.vendor_id;
  if seen.vendor_ids is null then
    seen := row(null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}',
      '{}')::public.match_candidates;
  end if;
  return seen;
end $$;
comment on function private.select_candidates(public.matching_policy, public.service_requests) is
  'Every approved Pro of the category who travels this far, with the signals of the score and why it cannot be offered the request, if so.';

create function private.run_match(target uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
  request public.service_requests;
  seen public.match_candidates;
  ranking private.match_order;
  run uuid;
begin
  select * into request from public.service_requests r where r.id = target for update;
  seen := private.select_candidates(rules, request);
  ranking := private.rank_candidates(rules, seen);
  insert into public.match_runs (request_id, policy_version, considered, ranked, left_out)
  values (target, rules.version, cardinality(seen.vendor_ids), cardinality(ranking.offer_order), coalesce((
    select jsonb_object_agg(d.reason, d.found) from (
      select reason, count(*) as found from unnest(seen.left_out) reason where reason is not null group by reason
    ) d), '{}'))
  returning id into run;
  seen.run_id := run;
  seen.base_order := ranking.base_order;
  seen.offer_order := ranking.offer_order;
  seen.kept_for_unboosted := ranking.kept_for_unboosted;
  seen.kept_for_newcomers := ranking.kept_for_newcomers;
  insert into public.match_candidates values (seen.*);
  return run;
end $$;
comment on function private.run_match(uuid) is
  'Select, enrich, filter, rank and order the Pros for a request, storing every component. Returns the run.';

create function private.latest_run(request uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select r.id from public.match_runs r where r.request_id = request order by r.created_at desc, r.id limit 1
$$;
comment on function private.latest_run(uuid) is 'The latest match of a request, null when there was none.';

-- Offers the request to the next Pros in the stored order until as many offers are open as allowed.
create function private.offer_next(target uuid, at timestamptz) returns int
language plpgsql security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
  request public.service_requests;
  run uuid;
  ran_under public.matching_policy;
  seen public.match_candidates;
  open_offers int;
  taken int;
  wanted int;
  number int;
  vendor uuid;
  deadline timestamptz;
  lead uuid;
  offered int := 0;
begin
  select * into request from public.service_requests r where r.id = target for update;
  if request.state not in ('matching', 'open') or not private.is_flag_on('vendor_matching', request.owner_id, at) then
    return 0;
  end if;
  select count(*) filter (where l.state in ('offered', 'viewed')),
         count(*) filter (where l.state in ('accepted', 'engaged', 'quoted', 'released'))
  into open_offers, taken from public.leads l where l.request_id = target;
  wanted := rules.offers_at_once - open_offers - taken;
  if taken >= rules.accepts_at_most or wanted <= 0 then
    return 0;
  end if;
  run := private.latest_run(target);
  ran_under := private.policy_of_run(run);
  select * into seen from public.match_candidates c where c.run_id = run;
  deadline := private.offer_deadline(request, at);
  for place in 1..coalesce(cardinality(seen.offer_order), 0) loop
    exit when offered >= wanted;
    number := seen.offer_order[place];
    vendor := seen.vendor_ids[number];
    continue when exists (select 1 from public.leads l where l.request_id = target and l.vendor_id = vendor)
      or not exists (select 1 from public.vendor_profiles v where v.vendor_id = vendor and v.state = 'approved');
    insert into public.leads (
      request_id, vendor_id, owner_id, offer_position, distance_km, token_price, promoted, offered_at, offer_expires_at)
    values (
      target, vendor, request.owner_id, place, seen.distances_km[number], request.token_price,
      seen.plan_boosts[number] > 1 and private.score_of(ran_under, seen, number) >= ran_under.quality_floor, at, deadline)
    returning id into lead;
    perform private.record_first_event('lead', lead, 'offer', 'system');
    perform private.set_timer('lead', lead, 'expire', deadline);
    offered := offered + 1;
  end loop;
  if offered > 0 and request.state = 'matching' then
    perform private.transition('request', target, 'offer', 'system');
  end if;
  return offered;
end $$;
comment on function private.offer_next(uuid, timestamptz) is
  'Fills the open offers of a request from the stored order of its last match; none while vendor_matching is off for its owner. Returns how many were made.';
