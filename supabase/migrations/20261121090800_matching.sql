-- Leads (a request offered to a Pro) and the match that decides who is offered it.

create type public.lead_state as enum (
  'offered', 'viewed', 'accepted', 'engaged', 'quoted', 'won', 'lost',
  'declined', 'expired', 'released', 'credited', 'withdrawn'
);

create table public.leads (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.service_requests (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  owner_id uuid not null references public.profiles (id) on delete cascade,
  state public.lead_state not null default 'offered',
  offer_position int not null,
  distance_km float8 not null,
  token_price int not null check (token_price > 0),
  promoted boolean not null default false,
  offer_round int not null default 1 check (offer_round > 0),
  decline_reason text check (length(decline_reason) <= 500),
  contact_shared_at timestamptz,
  engaged_at timestamptz,
  offered_at timestamptz not null default now(),
  offer_expires_at timestamptz not null,
  updated_at timestamptz not null default now(),
  unique (request_id, vendor_id)
);
comment on table public.leads is
  'One request offered to one Pro. Tokens are held on accept and captured once the owner engages.';
create index leads_vendor_idx on public.leads (vendor_id, offered_at desc);
create index leads_owner_idx on public.leads (owner_id);
create trigger touch_updated_at before update on public.leads
  for each row execute function private.touch_updated_at();

-- Everything an operator may tune, in one row a version.
create table public.matching_policy (
  version int primary key,
  weight_distance float8 not null,
  weight_rating float8 not null,
  weight_acceptance float8 not null,
  weight_credentials float8 not null,
  weight_experience float8 not null,
  rating_prior_mean float8 not null,
  rating_prior_count float8 not null,
  quality_floor float8 not null,
  offers_at_once int not null,
  accepts_at_most int not null,
  newcomer_reviews int not null,
  open_jobs_per_crew_member float8 not null,
  emergency_offer_minutes int not null,
  offer_business_hours float8 not null,
  business_day_start time not null,
  business_day_end time not null,
  release_after interval not null,
  request_lifetime interval not null,
  cents_per_token bigint not null,
  token_price_min int not null,
  token_price_max int not null,
  created_at timestamptz not null default now()
);
comment on table public.matching_policy is
  'Weights, floors, caps and clocks of matching; the highest version is in force. Business days are Monday to Saturday.';
insert into public.matching_policy values
  (1, 0.30, 0.30, 0.15, 0.15, 0.10, 4.2, 5, 0.55, 5, 3, 3, 2, 15, 4, '08:00', '18:00', '48 hours', '14 days',
   10000, 3, 25);
alter table public.matching_policy enable row level security;
revoke all on public.matching_policy from anon, authenticated;
grant select on public.matching_policy to anon, authenticated;
grant all on public.matching_policy to service_role;
create policy "Anyone reads the matching policy" on public.matching_policy
  for select to anon, authenticated using (true);

create function private.policy() returns public.matching_policy
language sql stable security definer set search_path = '' as $$
  select p from public.matching_policy p order by version desc limit 1
$$;
comment on function private.policy() is 'The matching policy in force.';

create table public.match_runs (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.service_requests (id) on delete cascade,
  policy_version int not null references public.matching_policy (version),
  created_at timestamptz not null default now()
);
comment on table public.match_runs is 'One run of matching for a request.';
create index match_runs_request_idx on public.match_runs (request_id, created_at desc);
create index match_runs_policy_idx on public.match_runs (policy_version);

create table public.match_candidates (
  run_id uuid not null references public.match_runs (id) on delete cascade,
  vendor_id uuid not null references public.vendor_profiles (vendor_id) on delete cascade,
  distance_km float8 not null,
  filtered_reason text,
  components jsonb,
  base_score float8,
  boost float8,
  final_score float8,
  base_rank int,
  offer_position int,
  reserved_for text check (reserved_for in ('unboosted', 'newcomer')),
  primary key (run_id, vendor_id)
);
comment on table public.match_candidates is
  'Every Pro a match looked at: why dropped, or each component of the score (0 to 1), rank without boosts and place in the order of offers.';
create index match_candidates_vendor_idx on public.match_candidates (vendor_id);
create index match_candidates_order_idx on public.match_candidates (run_id, offer_position);

-- Ending of `hours` business hours after a moment, in a time zone. Business days are Monday to Saturday.
create function private.add_business_hours(
  start_at timestamptz, hours float8, zone text, day_start time, day_end time
) returns timestamptz
language plpgsql immutable set search_path = '' as $$
declare
  local_time timestamp := start_at at time zone zone;
  remaining interval := make_interval(secs => hours * 3600);
  opening timestamp;
  closing timestamp;
begin
  loop
    opening := local_time::date + day_start;
    closing := local_time::date + day_end;
    if extract(isodow from local_time) < 7 and local_time < closing then
      local_time := greatest(local_time, opening);
      if local_time + remaining <= closing then
        return (local_time + remaining) at time zone zone;
      end if;
      remaining := remaining - (closing - local_time);
    end if;
    local_time := (local_time::date + 1) + day_start;
  end loop;
end $$;
comment on function private.add_business_hours(timestamptz, float8, text, time, time) is
  'The moment a number of business hours after another, counted on the wall clock of a time zone.';

create function private.offer_deadline(request public.service_requests, at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
begin
  if request.timing = 'emergency' then
    return at + make_interval(mins => rules.emergency_offer_minutes);
  end if;
  return private.add_business_hours(
    at, rules.offer_business_hours, request.time_zone, rules.business_day_start, rules.business_day_end);
end $$;
comment on function private.offer_deadline(public.service_requests, timestamptz) is
  'When an offer made at a moment lapses: minutes for emergencies, else business hours where the property is.';

-- Offers the request to the next Pros in the stored order until as many offers are open as allowed.
create function private.offer_next(target uuid, at timestamptz) returns int
language plpgsql security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
  request public.service_requests;
  candidate record;
  open_offers int;
  taken int;
  lead uuid;
  offered_to uuid[] := '{}';
begin
  select * into request from public.service_requests where id = target for update;
  if request.state not in ('matching', 'open') then
    return 0;
  end if;
  select count(*) filter (where l.state in ('offered', 'viewed')),
         count(*) filter (where l.state in ('accepted', 'engaged', 'quoted', 'released'))
  into open_offers, taken from public.leads l where l.request_id = target;
  if taken >= rules.accepts_at_most then
    return 0;
  end if;
  for candidate in
    select c.* from public.match_candidates c
    join public.vendor_profiles v on v.vendor_id = c.vendor_id and v.state = 'approved'
    where c.run_id = (
      select r.id from public.match_runs r where r.request_id = target order by r.created_at desc, r.id limit 1
    )
      and c.offer_position is not null
      and not exists (
        select 1 from public.leads l where l.request_id = target and l.vendor_id = c.vendor_id
      )
    order by c.offer_position
    limit greatest(rules.offers_at_once - open_offers - taken, 0)
  loop
    insert into public.leads (
      request_id, vendor_id, owner_id, offer_position, distance_km, token_price, promoted, offered_at, offer_expires_at)
    values (
      target, candidate.vendor_id, request.owner_id, candidate.offer_position, candidate.distance_km,
      request.token_price, candidate.boost > 1, at, private.offer_deadline(request, at))
    returning id into lead;
    perform private.begin_life('lead', lead, 'offer', 'system');
    perform private.set_timer('lead', lead, 'expire', private.offer_deadline(request, at));
    offered_to := offered_to || candidate.vendor_id;
  end loop;
  -- Requests offered at the same moment to the same Pros lock them in one order.
  perform from public.vendor_profiles v where v.vendor_id = any (offered_to) order by v.vendor_id for no key update;
  update public.vendor_profiles v set offers_count = v.offers_count + 1 where v.vendor_id = any (offered_to);
  if cardinality(offered_to) > 0 and request.state = 'matching' then
    perform private.transition('request', target, 'offer', 'system');
  end if;
  return cardinality(offered_to);
end $$;
comment on function private.offer_next(uuid, timestamptz) is
  'Fills the open offers of a request from the stored order of its last match. Returns how many were made.';

create function private.run_match(target uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
  request public.service_requests;
  run uuid;
  needs_line_clearance boolean;
  needs_grinder boolean;
begin
  select * into request from public.service_requests where id = target for update;
  select coalesce(bool_or(t.near_wires), false), coalesce(bool_or(t.stump), false)
  into needs_line_clearance, needs_grinder
  from public.request_trees t where t.request_id = target;
  needs_grinder := needs_grinder or request.category = 'stump_grinding';
  insert into public.match_runs (request_id, policy_version) values (target, rules.version) returning id into run;

  -- select: approved Pros of the category within their own radius, by grid cells around the request.
  with cells as (
    select row_number * 1440 + column_number as cell
    from generate_series(
        floor((request.latitude - 1.45 + 90) * 4)::int, floor((request.latitude + 1.45 + 90) * 4)::int) row_number,
      generate_series(
        floor((request.longitude - 1.45 / greatest(cos(radians(request.latitude)), 0.2) + 180) * 4)::int,
        floor((request.longitude + 1.45 / greatest(cos(radians(request.latitude)), 0.2) + 180) * 4)::int) column_number
  ), near as (
    select v.*, private.distance_km(request.latitude, request.longitude, v.latitude, v.longitude) as km
    from public.vendor_profiles v
    where v.state = 'approved' and v.grid_cell in (select cell from cells)
      and request.category = any (v.categories)
  ), reachable as (
    select * from near where km <= service_radius_km
  ), enriched as (
    select r.*,
      (select count(*) from public.jobs j
        where j.vendor_id = r.vendor_id and j.state in ('scheduled', 'en_route', 'in_progress')) as open_jobs,
      (select count(*) from public.vendor_credentials c
        where c.vendor_id = r.vendor_id and c.verified_at is not null and c.expires_on >= current_date) as verified,
      exists (select 1 from public.vendor_credentials c
        where c.vendor_id = r.vendor_id and c.kind = 'line_clearance' and c.verified_at is not null
          and c.expires_on >= current_date) as line_cleared,
      exists (select 1 from public.vendor_equipment e
        where e.vendor_id = r.vendor_id and e.kind = 'stump_grinder') as has_grinder,
      coalesce((select (p.features ->> 'boostMultiplier')::float8
        from public.vendor_subscriptions s join public.subscription_plans p on p.id = s.plan_id
        where s.vendor_id = r.vendor_id and s.state = 'active'), 1) as plan_boost
    from reachable r
  ), filtered as (
    select e.*, case
      when e.vendor_id = request.owner_id then 'own_request'
      when needs_line_clearance and not e.line_cleared then 'line_clearance_missing'
      when needs_grinder and not e.has_grinder then 'stump_grinder_missing'
      when e.open_jobs >= rules.open_jobs_per_crew_member * coalesce(e.crew_size, 1) then 'fully_booked'
      when exists (select 1 from public.leads l where l.request_id = target and l.vendor_id = e.vendor_id)
        then 'already_offered'
    end as dropped
    from enriched e
  ), signals as (
    select f.*,
      1 - f.km / f.service_radius_km as s_distance,
      ((rules.rating_prior_mean * rules.rating_prior_count + f.rating_sum)
        / (rules.rating_prior_count + f.rating_count) - 1) / 4 as s_rating,
      (f.accepts_count + 2.0) / (f.offers_count + 3.0) as s_acceptance,
      least(f.verified, 4) / 4.0 as s_credentials,
      least(ln(1 + f.jobs_completed) / ln(101), 1) as s_experience
    from filtered f
  ), scored as (
    select s.*,
      rules.weight_distance * s_distance + rules.weight_rating * s_rating
        + rules.weight_acceptance * least(s_acceptance, 1) + rules.weight_credentials * s_credentials
        + rules.weight_experience * s_experience as base
    from signals s
  ), boosted as (
    select s.*, case when base >= rules.quality_floor then plan_boost else 1 end as multiplier from scored s
  )
  insert into public.match_candidates
    (run_id, vendor_id, distance_km, filtered_reason, components, base_score, boost, final_score, base_rank)
  select run, b.vendor_id, b.km, b.dropped,
    jsonb_build_object('distance', b.s_distance, 'rating', b.s_rating, 'acceptance', least(b.s_acceptance, 1),
      'credentials', b.s_credentials, 'experience', b.s_experience),
    b.base, b.multiplier, b.base * b.multiplier,
    case when b.dropped is null then
      row_number() over (partition by b.dropped is null order by b.base desc, b.vendor_id) end
  from boosted b;

  -- policy: the best by boosted score, with one place kept for the best unboosted Pro and one for a newcomer.
  with eligible as (
    select c.vendor_id, c.boost, c.final_score, v.rating_count < rules.newcomer_reviews as newcomer,
      row_number() over (order by c.final_score desc, c.vendor_id) as final_rank
    from public.match_candidates c join public.vendor_profiles v using (vendor_id)
    where c.run_id = run and c.filtered_reason is null
  ), open_places as (
    select vendor_id from eligible where final_rank <= rules.offers_at_once - 2
  ), unboosted as (
    select vendor_id from eligible
    where boost = 1 and vendor_id not in (select vendor_id from open_places)
    order by final_rank limit 1
  ), newcomer as (
    select vendor_id from eligible
    where newcomer and vendor_id not in (select vendor_id from open_places)
      and vendor_id not in (select vendor_id from unboosted)
    order by final_rank limit 1
  ), placed as (
    select e.vendor_id,
      case when e.vendor_id in (select vendor_id from unboosted) then 'unboosted'
        when e.vendor_id in (select vendor_id from newcomer) then 'newcomer' end as kept_for,
      row_number() over (order by
        case when e.vendor_id in (select vendor_id from open_places) then 0
          when e.vendor_id in (select vendor_id from unboosted)
            or e.vendor_id in (select vendor_id from newcomer) then 1
          else 2 end,
        e.final_rank) as place
    from eligible e
  )
  update public.match_candidates c
  set offer_position = p.place, reserved_for = p.kept_for
  from placed p where c.run_id = run and c.vendor_id = p.vendor_id;
  return run;
end $$;
comment on function private.run_match(uuid) is
  'Select, enrich, filter, rank and order the Pros for a request, storing every component. Returns the run.';

create function public.my_match_explanation(lead_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine public.leads;
begin
  select * into mine from public.leads l where l.id = lead_id and l.vendor_id = private.require_user();
  if not found then
    raise exception 'This lead does not exist.';
  end if;
  return (
    select jsonb_build_object('components', c.components, 'base_score', c.base_score, 'boost', c.boost,
      'base_rank', c.base_rank, 'offer_position', c.offer_position, 'reserved_for', c.reserved_for,
      'candidates', (select count(*) from public.match_candidates a
        where a.run_id = c.run_id and a.filtered_reason is null))
    from public.match_candidates c join public.match_runs r on r.id = c.run_id
    where r.request_id = mine.request_id and c.vendor_id = mine.vendor_id and c.offer_position is not null
    order by r.created_at desc limit 1
  );
end $$;
comment on function public.my_match_explanation(uuid) is
  'Why the calling Pro ranked where they did for a lead: components (0 to 1), score, boost, rank and number of candidates.';
grant execute on function public.my_match_explanation(uuid) to authenticated;

-- Who may see a request and what hangs on it.
create function private.can_read_request(target uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.service_requests r where r.id = target and r.owner_id = auth.uid())
    or exists (select 1 from public.leads l where l.request_id = target and l.vendor_id = auth.uid())
    or private.is_admin()
$$;
comment on function private.can_read_request(uuid) is
  'Whether the caller is the owner of a request, a Pro it was offered to, or an administrator.';
grant execute on function private.can_read_request(uuid) to authenticated;

alter table public.service_requests enable row level security;
revoke all on public.service_requests from anon, authenticated;
grant select on public.service_requests to authenticated;
grant all on public.service_requests to service_role;
create policy "Owners, Pros offered it and administrators read a request" on public.service_requests
  for select to authenticated
  using (
    owner_id = (select auth.uid())
    or exists (
      select 1 from public.leads l
      where l.request_id = service_requests.id and l.vendor_id = (select auth.uid()))
    or (select private.is_admin())
  );

alter table public.request_trees enable row level security;
revoke all on public.request_trees from anon, authenticated;
grant select on public.request_trees to authenticated;
grant all on public.request_trees to service_role;
create policy "Whoever reads the request reads its trees" on public.request_trees
  for select to authenticated using (private.can_read_request(request_id));

alter table public.request_photos enable row level security;
revoke all on public.request_photos from anon, authenticated;
grant select on public.request_photos to authenticated;
grant all on public.request_photos to service_role;
create policy "Whoever reads the request reads its photos" on public.request_photos
  for select to authenticated using (private.can_read_request(request_id));

alter table public.leads enable row level security;
revoke all on public.leads from anon, authenticated;
grant select on public.leads to authenticated;
grant all on public.leads to service_role;
create policy "Both sides of a lead and administrators read it" on public.leads
  for select to authenticated
  using (
    vendor_id = (select auth.uid()) or owner_id = (select auth.uid()) or (select private.is_admin())
  );

alter table public.match_runs enable row level security;
revoke all on public.match_runs from anon, authenticated;
grant select on public.match_runs to authenticated;
grant all on public.match_runs to service_role;
create policy "Administrators read matches" on public.match_runs
  for select to authenticated using ((select private.is_admin()));
alter table public.match_candidates enable row level security;
revoke all on public.match_candidates from anon, authenticated;
grant select on public.match_candidates to authenticated;
grant all on public.match_candidates to service_role;
create policy "Administrators read match candidates" on public.match_candidates
  for select to authenticated using ((select private.is_admin()));

create policy "A property is read by its owner and Pros it was shared with" on public.properties
  for select to authenticated
  using (
    owner_id = (select auth.uid())
    or exists (
      select 1 from public.service_requests r join public.leads l on l.request_id = r.id
      where r.property_id = properties.id and l.vendor_id = (select auth.uid())
        and l.contact_shared_at is not null)
    or (select private.is_admin())
  );
create policy "Owners remove their own properties" on public.properties
  for delete to authenticated using (owner_id = (select auth.uid()));

create policy "A timeline belongs to its owner, its Pro and administrators" on public.state_events
  for select to authenticated
  using (
    vendor_id = (select auth.uid())
    -- What a Pro says about a lead in a claim is between the Pro and the product.
    or (machine <> 'lead_credit_claim' and exists (
      select 1 from public.service_requests r
      where r.id = state_events.request_id and r.owner_id = (select auth.uid())))
    or (select private.is_admin())
  );
