-- A match: select, enrich, filter, rank, order. And the offers that follow the order.

-- The order of offers: the first offer holds the best by boosted score, and among them
-- the best Pro without a plan and a newcomer without one, so many as places are kept for; who ranks there
-- anyway keeps no one else out.
create function private.reserve_places(
  rules public.matching_policy, final_order int[], plan_boosts real[], newcomer_queue int[]
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
    if plan_boosts[candidate] = 1 then
      kept_unboosted := kept_unboosted || candidate;
    end if;
  end loop;
  foreach candidate in array newcomer_queue loop
    exit when cardinality(kept_newcomers) >= rules.newcomer_places;
    if candidate <> all (kept_unboosted) then
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
comment on function private.reserve_places(public.matching_policy, int[], real[], int[]) is
  'The order of offers from the order by boosted score: lifts the best Pro without a plan, and the first of the queue of newcomers, into the first offer when they rank behind it.';

-- What a plan needs before it acts: what people see of the Pro, and nothing held against them lately.
create function private.below_floor(
  rules public.matching_policy, stars real, reviews int, lost_dispute_days real
) returns text
language sql immutable parallel safe set search_path = '' as $$
  select case
    -- As real numbers both: 4.1 stars are not below 4.1.
    when reviews >= rules.floor_reviews and stars < rules.floor_rating::real then 'rating'
    when lost_dispute_days <= rules.floor_dispute_days then 'dispute'
  end
$$;
comment on function private.below_floor(public.matching_policy, real, int, real) is
  'What keeps a plan from lifting a Pro: rating or dispute; null when nothing does. Who has no insurance is not ranked at all.';

create function private.is_newcomer(rules public.matching_policy, approved_days real, completed_jobs int) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select approved_days <= rules.newcomer_days or completed_jobs < rules.newcomer_jobs
$$;
comment on function private.is_newcomer(public.matching_policy, real, int) is
  'Whether a Pro was approved lately or has completed few jobs; the place kept for newcomers is for those without a plan.';

create function private.rank_candidates(rules public.matching_policy, seen public.match_candidates)
returns private.match_order
language plpgsql immutable set search_path = '' as $$
declare
  answer private.match_order;
  base_places int[];
  final_places int[];
  w_distance float8 := rules.weight_distance;
  w_rating float8 := rules.weight_rating;
  w_acceptance float8 := rules.weight_acceptance;
  w_response float8 := rules.weight_response;
  w_availability float8 := rules.weight_availability;
  w_credentials float8 := rules.weight_credentials;
  w_experience float8 := rules.weight_experience;
  newcomer_queue int[];
  boost_cap float8 := rules.boost_at_most;
  floor_rating real := rules.floor_rating;
  floor_reviews int := rules.floor_reviews;
  floor_days int := rules.floor_dispute_days;
  newcomer_days int := rules.newcomer_days;
  newcomer_jobs int := rules.newcomer_jobs;
begin
  with scored as (
    -- The rules of private.below_floor and private.is_newcomer, without two calls for each of thousands.
    select c.number::int as number, c.vendor_id, c.dropped, c.plan_boost, c.approved_days, c.earlier_offers,
      c.reviews >= floor_reviews and c.stars < floor_rating or c.lost_dispute_days <= floor_days as is_below_floor,
      c.plan_boost = 1 and (c.approved_days <= newcomer_days or c.completed_jobs < newcomer_jobs) as is_newcomer,
      w_distance * c.distance + w_rating * c.rating + w_acceptance * c.acceptance + w_response * c.response
        + w_availability * c.availability + w_credentials * c.credentials + w_experience * c.experience as base
    from unnest(seen.vendor_ids, seen.left_out, seen.plan_boosts, seen.distance, seen.rating, seen.acceptance,
        seen.response, seen.availability, seen.credentials, seen.experience, seen.stars, seen.reviews,
        seen.lost_dispute_days, seen.approved_days, seen.completed_jobs, seen.earlier_offers) with ordinality
      c (vendor_id, dropped, plan_boost, distance, rating, acceptance, response, availability, credentials,
        experience, stars, reviews, lost_dispute_days, approved_days, completed_jobs, earlier_offers, number)
  ), boosted as (
    select s.*, s.base * case when s.is_below_floor then 1 else greatest(least(s.plan_boost, boost_cap), 1) end as final
    from scored s
  )
  select array_agg(b.number order by b.base desc, b.vendor_id) filter (where b.dropped is null),
    array_agg(b.number order by b.final desc, b.vendor_id) filter (where b.dropped is null),
    -- Who was asked least often comes first, and of these who was approved last.
    array_agg(b.number order by b.earlier_offers, b.approved_days, b.final desc, b.vendor_id)
      filter (where b.dropped is null and b.is_newcomer)
  into base_places, final_places, newcomer_queue
  from boosted b;
  if final_places is null then
    return row('{}'::int[], '{}'::int[], '{}'::int[], '{}'::int[])::private.match_order;
  end if;
  answer := private.reserve_places(rules, final_places, seen.plan_boosts, coalesce(newcomer_queue, '{}'));
  answer.base_order := base_places;
  return answer;
end $$;
comment on function private.rank_candidates(public.matching_policy, public.match_candidates) is
  'Orders candidates from their stored signals alone, whatever order they come in: weights, boosts above the quality floor (private.below_floor), kept places (private.is_newcomer). Run when a match runs, and again to replay it or to try other weights.';

-- What described work asks of the Pro who does it.
create function private.needs_of(
  rules public.matching_policy, category public.service_category, trees private.described_tree[]
) returns private.work_needs
language plpgsql immutable set search_path = '' as $$
declare
  needs private.work_needs;
  grinder boolean;
  crane boolean;
begin
  select coalesce(bool_or(t.near_wires), false), coalesce(bool_or(t.stump), false),
    coalesce(bool_or(t.height_m > case when t.poor_access or t.on_structure
      then rules.crane_height_poor_access_m else rules.crane_height_m end), false)
  into needs.line_clearance, grinder, crane
  from unnest(trees) t;
  needs.arborist := category = 'arborist';
  -- Looking at a tree needs no machines; only taking one down needs a crane.
  grinder := (grinder and not needs.arborist) or category = 'stump_grinding';
  crane := crane and category in ('tree_removal', 'emergency');
  needs.line_clearance := needs.line_clearance and not needs.arborist;
  needs.equipment := case when grinder then private.enum_bit('stump_grinder'::public.equipment_kind) else 0 end
    | case when crane then private.enum_bit('crane'::public.equipment_kind) else 0 end;
  return needs;
end $$;
comment on function private.needs_of(public.matching_policy, public.service_category, private.described_tree[]) is
  'What described work asks of the Pro who does it: line-clearance training near wires, an arborist for advice, a stump grinder, a crane for very tall trees or tall ones that are hard to reach or lie on a building.';

create function private.request_needs(rules public.matching_policy, request public.service_requests)
returns private.work_needs
language sql stable security definer set search_path = '' as $$
  select private.needs_of(rules, request.category, array(
    select row(t."position", t.species, t.height_m, t.diameter_cm, t.count, t.condition, t.near_structure,
      t.on_structure, t.near_wires, t.poor_access, t.stump)::private.described_tree
    from public.request_trees t where t.request_id = request.id))
$$;
comment on function private.request_needs(public.matching_policy, public.service_requests) is
  'What a request asks of the Pro who does it, by private.needs_of.';

create function private.select_candidates(
  rules public.matching_policy, request public.service_requests, needs private.work_needs
) returns public.match_candidates
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  seen public.match_candidates;
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
  newcomer_jobs int := rules.newcomer_jobs;
  right_now float8 := date_part('epoch', now());
  newcomers_since timestamptz := now() - make_interval(days => rules.newcomer_days);
  -- Credentials hold until their last day is over where the work is.
  today date := (now() at time zone request.time_zone)::date;
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
      when n.liability_until < today then 'insurance_missing'
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
      + (n.license_until >= today)::int + (n.arborist_until >= today)::int + (n.traq_until >= today)::int
      + (n.line_clearance_until >= today)::int, 4) / 4.0::float8)::real),
    array_agg(n.experience),
    array_agg(case when n.boost_until > now() then n.boost else 1 end),
    array_agg((n.rating_sum / greatest(n.rating_count, 1)::float8)::real),
    array_agg(n.rating_count),
    array_agg(((right_now - date_part('epoch', n.dispute_lost_at)) / 86400)::real),
    array_agg(((right_now - date_part('epoch', n.approved_at)) / 86400)::real),
    array_agg(n.jobs_completed),
    array_agg(case when n.approved_at >= newcomers_since or n.jobs_completed < newcomer_jobs
      then (select count(*) from public.leads o where o.vendor_id = n.vendor_id)::int else 2147483647 end)
  into seen.vendor_ids, seen.distances_km, seen.left_out, seen.distance, seen.rating, seen.acceptance,
    seen.response, seen.availability, seen.credentials, seen.experience, seen.plan_boosts,
    seen.stars, seen.reviews, seen.lost_dispute_days, seen.approved_days, seen.completed_jobs, seen.earlier_offers
  from near n left join public.leads l on l.request_id = request.id and l.vendor_id = n.vendor_id;
  if seen.vendor_ids is null then
    seen := row(null, '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}', '{}',
      '{}', '{}', '{}', '{}', '{}', '{}')::public.match_candidates;
  end if;
  return seen;
end $$;
comment on function private.select_candidates(public.matching_policy, public.service_requests, private.work_needs) is
  'Every approved Pro of the category who travels this far, with the signals of the score and why it cannot be offered the request, if so.';

create function private.run_match(target uuid, why text default 'sent', unless_same boolean default false) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
  request public.service_requests;
  seen public.match_candidates;
  ranking private.match_order;
  out_now jsonb;
  run uuid;
begin
  select * into request from public.service_requests r where r.id = target for update;
  seen := private.select_candidates(rules, request, private.request_needs(rules, request));
  ranking := private.rank_candidates(rules, seen);
  out_now := coalesce((
    select jsonb_object_agg(d.reason, d.found) from (
      select reason, count(*) as found from unnest(seen.left_out) reason where reason is not null group by reason
    ) d), '{}');
  if unless_same and cardinality(ranking.offer_order) = 0 and exists (
    select 1 from public.match_runs r
    where r.id = private.latest_run(target) and r.ranked = 0 and r.left_out = out_now
  ) then
    return null;
  end if;
  insert into public.match_runs (request_id, reason, policy_version, considered, ranked, left_out)
  values (target, why, rules.version, cardinality(seen.vendor_ids), cardinality(ranking.offer_order), out_now)
  returning id into run;
  seen.run_id := run;
  seen.base_order := ranking.base_order;
  seen.offer_order := ranking.offer_order;
  seen.kept_for_unboosted := ranking.kept_for_unboosted;
  seen.kept_for_newcomers := ranking.kept_for_newcomers;
  insert into public.match_candidates values (seen.*);
  return run;
end $$;
comment on function private.run_match(uuid, text, boolean) is
  'Select, enrich, filter, rank and order the Pros for a request, storing every component in a run of its own, with why it was made (see match_runs.reason). Returns the run. unless_same: stores nothing and returns null when nobody can be offered the request, for the same reasons as in the latest run.';

create function private.latest_run(request uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select r.id from public.match_runs r where r.request_id = request order by r.created_at desc, r.id limit 1
$$;
comment on function private.latest_run(uuid) is 'The latest match of a request, null when there was none.';

create function private.kept_places(rules public.matching_policy, seen public.match_candidates) returns int[]
language sql immutable set search_path = '' as $$
  with head as (
    select p.place, o.number,
      private.is_newcomer(rules, seen.approved_days[o.number], seen.completed_jobs[o.number]) as is_newcomer
    from generate_series(1, least(rules.offers_at_once, cardinality(seen.offer_order))) p (place),
      lateral (select seen.offer_order[p.place] as number) o
    where seen.plan_boosts[o.number] = 1
  ), best as (
    select h.place from head h order by h.place limit rules.unboosted_places
  ), newcomers as (
    select h.place from head h
    where h.is_newcomer and h.place not in (select b.place from best b)
    order by seen.earlier_offers[h.number], seen.approved_days[h.number], h.place limit rules.newcomer_places
  )
  select array(select b.place from best b union all select n.place from newcomers n)
$$;
comment on function private.kept_places(public.matching_policy, public.match_candidates) is
  'The places of those for whom private.reserve_places keeps one, whether it had to lift them or not.';

-- How many more Pros may be offered a request.
create function private.free_places(target uuid) returns int
language sql stable security definer set search_path = '' as $$
  select case
      when count(*) filter (where l.state in ('accepted', 'engaged', 'quoted', 'released')) >= rules.accepts_at_most then 0
      else greatest(rules.offers_at_once - count(l.id), 0) end::int
  from private.policy() rules
  left join public.leads l
    on l.request_id = target and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
  group by rules.accepts_at_most, rules.offers_at_once
$$;
comment on function private.free_places(uuid) is
  'How many more Pros may be offered a request now: none once as many as allowed have taken it.';

create function private.is_open_to_offers(request public.service_requests, at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if request.state not in ('matching', 'open') or private.is_suspended(request.owner_id)
    or private.is_paused(request.owner_id) then
    return false;
  end if;
  if private.is_flag_on('vendor_matching', request.owner_id, at) then
    return true;
  end if;
  perform private.set_timer('request', request.id, 'resume', f.start_date)
  from public.feature_flags f where f.name = 'vendor_matching' and f.enabled and f.start_date > at;
  return false;
end $$;
comment on function private.is_open_to_offers(public.service_requests, timestamptz) is
  'Whether a request looks for Pros now: not while its owner is suspended or paused, nor while vendor_matching is off for the owner; if that is to start later, a timer offers the request then.';

create function private.offer_lead(
  request public.service_requests, vendor uuid, place int, distance_km float8, promoted boolean, run uuid, at timestamptz
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  deadline timestamptz := private.offer_deadline(request, at);
  lead uuid;
begin
  insert into public.leads (
    request_id, vendor_id, owner_id, run_id, offer_position, distance_km, token_price, promoted, offered_at, offer_expires_at)
  values (
    request.id, vendor, request.owner_id, run, place, distance_km, request.token_price, promoted, at, deadline)
  returning id into lead;
  perform private.record_first_event('lead', lead, 'offer', 'system');
  perform private.set_timer('lead', lead, 'expire', deadline);
  return lead;
end $$;
comment on function private.offer_lead(public.service_requests, uuid, int, float8, boolean, uuid, timestamptz) is
  'Offers a request to a Pro for the first time: a lead, its event and its clock. run is the match the offer comes from, null for none. Returns the lead.';

create function private.renew_offer(
  request public.service_requests, lead public.leads, why text, at timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  deadline timestamptz := private.offer_deadline(request, at);
begin
  update public.leads l
  set offer_round = l.offer_round + 1, offered_at = at, offer_expires_at = deadline, decline_reason = null,
    token_price = request.token_price
  where l.id = lead.id;
  perform private.transition('lead', lead.id, 'offer', 'system', why);
  perform private.set_timer('lead', lead.id, 'expire', deadline);
end $$;
comment on function private.renew_offer(public.service_requests, public.leads, text, timestamptz) is
  'Offers a request again to a Pro who lost it, let it lapse or declined it, at the price it has now.';

create function private.open_request(request public.service_requests, offered int) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if offered = 0 then
    return;
  end if;
  if request.state = 'matching' then
    perform private.transition('request', request.id, 'offer', 'system');
  end if;
  perform private.settle_unmatched(request.id);
end $$;
comment on function private.open_request(public.service_requests, int) is
  'What follows when so many Pros were asked: a request that looked for Pros is open, and administrators need not look for one.';

-- Offers the request to the next Pros in the stored order until as many offers are open as allowed.
create function private.offer_next(target uuid, at timestamptz, is_fresh boolean default false) returns int
language plpgsql security definer set search_path = '' as $$
declare
  request public.service_requests;
  run uuid;
  ran_under public.matching_policy;
  seen public.match_candidates;
  engaged int;
  wanted int;
  number int;
  vendor uuid;
  offered int := 0;
  passed_over int := 0;
  chosen uuid := private.asked_vendor(target);
  asked int;
  kept int[];
  place int;
begin
  select * into request from public.service_requests r where r.id = target for update;
  if not private.is_open_to_offers(request, at) then
    return 0;
  end if;
  wanted := private.free_places(target);
  if wanted = 0 then
    return 0;
  end if;
  run := private.latest_run(target);
  ran_under := private.policy_of_run(run);
  select * into seen from public.match_candidates c where c.run_id = run;
  asked := array_position(seen.offer_order, array_position(seen.vendor_ids, chosen));
  if not request.asks_others and private.is_asked_alone(target, chosen, at) then
    select count(*) into engaged from public.leads l
    where l.request_id = target and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released');
    wanted := least(wanted, 1 - engaged);
  end if;
  if asked is not null then
    kept := private.kept_places(ran_under, seen);
  end if;
  -- The Pro the owner chose comes first, whatever the order, and takes no place that is kept for someone.
  foreach place in array array(
    select p from generate_series(1, coalesce(cardinality(seen.offer_order), 0)) p
    order by (p = asked) desc nulls last, (p = any (kept)) desc nulls last, p)
  loop
    exit when offered >= wanted;
    number := seen.offer_order[place];
    vendor := seen.vendor_ids[number];
    continue when exists (select 1 from public.leads l where l.request_id = target and l.vendor_id = vendor);
    if not private.takes_offers(vendor) or not private.is_insured(vendor, at) then
      passed_over := passed_over + 1;
      continue;
    end if;
    perform private.offer_lead(request, vendor, place, seen.distances_km[number],
      seen.plan_boosts[number] > 1 and ran_under.boost_at_most > 1 and private.below_floor(ran_under,
        seen.stars[number], seen.reviews[number], seen.lost_dispute_days[number]) is null, run, at);
    offered := offered + 1;
  end loop;
  perform private.open_request(request, offered);
  -- The stored order is used up: who has become available since is found by another match. Right after one,
  -- only a Pro who was being stopped or admitted at this moment is worth another look.
  if offered < wanted and (passed_over > 0 or not is_fresh) then
    perform private.queue_rematches(array[target], 'place_free', at + case when is_fresh then interval '1 minute' else interval '0' end);
  end if;
  return offered;
end $$;
comment on function private.offer_next(uuid, timestamptz, boolean) is
  'Fills the open offers of a request from the stored order of its last match, and has it matched again when that leaves a place free (is_fresh: the match was made just now); none while the request is not open to offers. Returns how many were made.';
