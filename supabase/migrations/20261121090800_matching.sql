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
  weight_response float8 not null,
  weight_availability float8 not null,
  weight_credentials float8 not null,
  weight_experience float8 not null,
  rating_prior_mean float8 not null,
  rating_prior_count float8 not null,
  quality_floor float8 not null,
  boost_at_most float8 not null,
  offers_at_once int not null,
  accepts_at_most int not null,
  unboosted_places int not null,
  newcomer_places int not null,
  newcomer_reviews int not null,
  open_jobs_per_crew_member float8 not null,
  crane_height_m float8 not null,
  crane_height_poor_access_m float8 not null,
  emergency_offer_minutes int not null,
  offer_business_hours float8 not null,
  business_day_start time not null,
  business_day_end time not null,
  release_after interval not null,
  request_lifetime interval not null,
  cents_per_token bigint not null,
  token_price_min int not null,
  token_price_max int not null,
  created_at timestamptz not null default now(),
  check (unboosted_places + newcomer_places < offers_at_once)
);
comment on table public.matching_policy is
  'Weights, floors, caps, kept places and clocks of matching; the highest version is in force. The weights add up to 1. Business days are Monday to Saturday.';
insert into public.matching_policy (
  version, weight_distance, weight_rating, weight_acceptance, weight_response, weight_availability,
  weight_credentials, weight_experience, rating_prior_mean, rating_prior_count, quality_floor, boost_at_most,
  offers_at_once, accepts_at_most, unboosted_places, newcomer_places, newcomer_reviews,
  open_jobs_per_crew_member, crane_height_m, crane_height_poor_access_m,
  emergency_offer_minutes, offer_business_hours, business_day_start, business_day_end,
  release_after, request_lifetime, cents_per_token, token_price_min, token_price_max)
values (
  1, 0.28, 0.27, 0.10, 0.10, 0.08, 0.10, 0.07, 4.2, 5, 0.55, 1.5,
  5, 3, 1, 1, 3,
  2, 30, 20,
  15, 4, '08:00', '18:00',
  '48 hours', '14 days', 10000, 3, 25);
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
  considered int not null default 0,
  ranked int not null default 0,
  left_out jsonb not null default '{}',
  created_at timestamptz not null default now()
);
comment on table public.match_runs is
  'One run of matching for a request: how many Pros it looked at, how many it ranked, and how many it left out by reason.';
create index match_runs_request_idx on public.match_runs (request_id, created_at desc);
create index match_runs_policy_idx on public.match_runs (policy_version);

create type public.match_filter as enum (
  'own_request', 'declined', 'already_offered', 'line_clearance_missing', 'arborist_missing',
  'stump_grinder_missing', 'crane_missing', 'fully_booked'
);

-- A dense area has thousands of candidates. One row of lists is written more than ten times faster than
-- a row for each of them and takes about a third of the space (npm run bench:db measures both).
create table public.match_candidates (
  run_id uuid primary key references public.match_runs (id) on delete cascade,
  vendor_ids uuid[] not null,
  distances_km real[] not null,
  left_out public.match_filter[] not null,
  distance real[] not null,
  rating real[] not null,
  acceptance real[] not null,
  response real[] not null,
  availability real[] not null,
  credentials real[] not null,
  experience real[] not null,
  plan_boosts real[] not null,
  newcomers boolean[] not null,
  base_order int[] not null,
  offer_order int[] not null,
  kept_for_unboosted int[] not null,
  kept_for_newcomers int[] not null
);
comment on table public.match_candidates is
  'Every Pro a match looked at, one row a run: element n of the lists up to newcomers is about the same Pro. left_out says why a Pro was dropped, the signals are from 0 to 1. The orders hold those numbers n: base_order by score, offer_order as offers are made, kept_for_* who holds a kept place.';
-- Random numbers do not compress; trying would cost more than writing them.
alter table public.match_candidates
  alter column vendor_ids set storage external,
  alter column distances_km set storage external,
  alter column distance set storage external,
  alter column rating set storage external,
  alter column acceptance set storage external,
  alter column response set storage external,
  alter column availability set storage external,
  alter column credentials set storage external,
  alter column experience set storage external,
  alter column plan_boosts set storage external,
  alter column base_order set storage external,
  alter column offer_order set storage external;

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
  for select to authenticated
  using (exists (select 1 from public.service_requests r where r.id = request_id));

alter table public.request_photos enable row level security;
revoke all on public.request_photos from anon, authenticated;
grant select on public.request_photos to authenticated;
grant all on public.request_photos to service_role;
create policy "Whoever reads the request reads its photos" on public.request_photos
  for select to authenticated
  using (exists (select 1 from public.service_requests r where r.id = request_id));

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
