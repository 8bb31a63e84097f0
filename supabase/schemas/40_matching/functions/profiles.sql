create function private.enum_bit(value anyenum) returns smallint
language sql immutable parallel safe set search_path = '' as $$
  select (1 << (array_position(enum_range(value), value) - 1))::smallint
$$;
comment on function private.enum_bit(anyenum) is 'The bit that stands for a value of an enumeration of at most 15 values.';

-- Pros who travel far are kept apart from the others, so that a search for the others stays small. The more
-- classes, the fewer Pros are looked at who do not travel far enough.
create function private.reach_class(radius_km float8) returns int
language sql immutable parallel safe set search_path = '' as $$
  select case when radius_km <= 20 then 0 when radius_km <= 30 then 1 when radius_km <= 40 then 2
    when radius_km <= 60 then 3 when radius_km <= 80 then 4 when radius_km <= 120 then 5 else 6 end
$$;
comment on function private.reach_class(float8) is
  'The class of a service radius: up to 20, 30, 40, 60, 80, 120 or 160 km.';

-- One number for class and cell, and not two: the planner can then only walk the index range by range.
create function private.reach_cell(latitude float8, longitude float8, class int) returns int
language sql immutable parallel safe set search_path = '' as $$
  select (class * 1440 + floor((latitude + 90) * 8)::int) * 2880 + floor((longitude + 180) * 8)::int
$$;
comment on function private.reach_cell(float8, float8, int) is
  'Number of the cell of an eighth of a degree that holds a point, among those of a class: (class * 1440 + row) * 2880 + column.';

-- Half the width of a circle of radius d at another latitude, by the haversine formula:
-- sin^2(width / 2) = (sin^2(d / 2R) - sin^2(height / 2)) / (cos(center) * cos(latitude)).
create function private.reach_cells(latitude float8, longitude float8)
returns table (first_cell int, last_cell int)
language sql immutable parallel safe rows 80 set search_path = '' as $$
  select (class * 1440 + row_number + 720) * 2880 + floor((longitude - width + 180) * 8)::int,
    (class * 1440 + row_number + 720) * 2880 + floor((longitude + width + 180) * 8)::int
  from (values (0, 20), (1, 30), (2, 40), (3, 60), (4, 80), (5, 120), (6, 160)) classes (class, radius),
    generate_series(
      floor((latitude - radius / 111.19 - 0.001) * 8)::int,
      floor((latitude + radius / 111.19 + 0.001) * 8)::int) row_number,
    lateral (select row_number / 8.0::float8 as south, (row_number + 1) / 8.0::float8 as north) band,
    lateral (select 0.001 + degrees(2 * asin(least(1, sqrt(
      greatest(0, power(sin(radius / 6371.0088 / 2), 2)
        - power(sin(radians(least(greatest(latitude, south), north) - latitude) / 2), 2))
      / (cos(radians(latitude)) * greatest(0.001, cos(radians(greatest(abs(south), abs(north)))))))))) as width) circle
$$;
comment on function private.reach_cells(float8, float8) is
  'Runs of cells that can hold a Pro of each class who travels to a point: the rows of a circle, a little generous.';

-- A Pro who gives way before anyone has to decide has lost nothing.
create function private.is_lost_by_vendor(dispute public.job_disputes) returns boolean
language sql stable security definer set search_path = '' as $$
  select dispute.outcome in ('rework', 'price_reduced', 'job_canceled')
    and not (dispute.opened_by = 'vendor' and dispute.outcome = dispute.wanted)
    and exists (select 1 from public.state_events e
      where e.machine = 'job_dispute' and e.subject_id = dispute.id and e.event = 'decide')
$$;
comment on function private.is_lost_by_vendor(public.job_disputes) is
  'Whether an administrator decided a dispute against the Pro: rework, a lower price or a canceled job that the Pro did not ask for.';

create view private.fresh_match_profiles as
  select v.vendor_id,
    case when v.state = 'approved' then
      private.reach_cell(v.latitude, v.longitude, private.reach_class(v.service_radius_km)) end as reach_cell,
    cos(radians(v.latitude)) * cos(radians(v.longitude)) as x,
    cos(radians(v.latitude)) * sin(radians(v.longitude)) as y,
    sin(radians(v.latitude)) as z,
    power(2 * sin(v.service_radius_km / 6371.0088 / 2), 2) as reach,
    -- Bits as private.enum_bit gives them, without a call for each.
    (select coalesce(bit_or(1 << (array_position(enum_range(c), c) - 1)), 0)
      from unnest(v.categories) c)::smallint as categories,
    (select coalesce(bit_or(1 << (array_position(enum_range(e.kind), e.kind) - 1)), 0) from public.vendor_equipment e
      where e.vendor_id = v.vendor_id)::smallint as equipment,
    coalesce(v.crew_size, 1)::smallint as crew_size,
    (select count(*) from public.jobs j
      where j.vendor_id = v.vendor_id
        and j.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'weather_hold'))::int as open_jobs,
    v.jobs_completed, v.rating_count, v.rating_sum, v.accepts_count, v.answers_count, v.lapses_count,
    least(ln(1 + v.jobs_completed) / ln(101), 1)::real as experience,
    coalesce(plan.boost, 1) as boost,
    coalesce(plan.counts_until, '-infinity') as boost_until,
    coalesce(v.approved_at, v.created_at) as approved_at,
    coalesce((select max(d.decided_at) from public.job_disputes d
      where d.vendor_id = v.vendor_id and private.is_lost_by_vendor(d)), '-infinity') as dispute_lost_at,
    coalesce(c.liability, '-infinity') as liability_until,
    coalesce(c.compensation, '-infinity') as compensation_until,
    coalesce(c.license, '-infinity') as license_until,
    coalesce(c.arborist, '-infinity') as arborist_until,
    coalesce(c.traq, '-infinity') as traq_until,
    coalesce(c.line_clearance, '-infinity') as line_clearance_until
  from public.vendor_profiles v
    -- The same rule as private.plan_boost.
    left join lateral (
      select (p.features ->> 'boostMultiplier')::real as boost, s.current_period_end as counts_until
      from public.vendor_subscriptions s join public.subscription_plans p on p.id = s.plan_id
      where s.vendor_id = v.vendor_id and s.state = 'active'
    ) plan on true,
    lateral (
      select max(k.expires_on) filter (where k.kind = 'liability_insurance') as liability,
        max(k.expires_on) filter (where k.kind = 'workers_compensation') as compensation,
        max(k.expires_on) filter (where k.kind = 'license') as license,
        max(k.expires_on) filter (where k.kind = 'isa_certified_arborist') as arborist,
        max(k.expires_on) filter (where k.kind = 'traq') as traq,
        max(k.expires_on) filter (where k.kind = 'line_clearance') as line_clearance
      from public.vendor_credentials k
      where k.vendor_id = v.vendor_id and k.verified_at is not null
    ) c;
comment on view private.fresh_match_profiles is
  'Pros as matching is to see them, in the columns of private.match_profiles.';

create function private.keep_match_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.refresh_match_profile(case when tg_op = 'DELETE' then old.vendor_id else new.vendor_id end);
  return null;
end $$;
comment on function private.keep_match_profile() is 'Trigger: what a Pro changes is what the next match sees.';

-- A transaction answers for one Pro at most; only the clock, which gives way to everyone, counts for more.
create function private.count_answer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Nobody can accept while the owner's requests are paused. And an owner who asks Pros by name, or the same ones
  -- time and again, raises or lowers nobody's rank.
  if new.state = 'expired' and private.is_paused(new.owner_id)
    or private.is_asked_by_name(new.request_id, new.vendor_id)
    or exists (
      select 1 from private.counted_answers c join public.leads l on l.id = c.lead_id
      where l.owner_id = new.owner_id and l.vendor_id = new.vendor_id
        and (l.id = new.id or c.counted_at > now() - interval '30 days')) then
    return null;
  end if;
  insert into private.counted_answers (lead_id, outcome) values (new.id, new.state);
  update public.vendor_profiles v
  set answers_count = v.answers_count + (new.state <> 'expired')::int,
    accepts_count = v.accepts_count + (new.state = 'accepted')::int,
    lapses_count = v.lapses_count + (new.state = 'expired')::int
  where v.vendor_id = new.vendor_id;
  return null;
end $$;
comment on function private.count_answer() is
  'Trigger: counts offers a Pro accepted, answered at all, or left to lapse, which later matches rank by: one of each owner in 30 days, as it was answered first, and none of owners who asked for the Pro by name.';

create function private.is_early_withdrawal(lead public.leads) returns boolean
language sql immutable set search_path = '' as $$
  select lead.state = 'withdrawn' and lead.engaged_at is null
$$;
comment on function private.is_early_withdrawal(public.leads) is
  'Whether a Pro stepped back from a lead before the owner had replied, at no cost.';

create function private.uncount_accept() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.counted_answers c set outcome = 'declined' where c.lead_id = new.id and c.outcome = 'accepted';
  if found then
    update public.vendor_profiles v set accepts_count = greatest(v.accepts_count - 1, 0) where v.vendor_id = new.vendor_id;
  end if;
  return null;
end $$;
comment on function private.uncount_accept() is
  'Trigger: who accepts and steps back before the owner has replied, and so pays nothing, has declined.';

create function private.uncount_answers(request uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  with taken_back as (
    delete from private.counted_answers c using public.leads l
    where l.id = c.lead_id and l.request_id = request
    returning l.vendor_id, c.outcome
  )
  update public.vendor_profiles v
  set answers_count = greatest(v.answers_count - (t.outcome <> 'expired')::int, 0),
    accepts_count = greatest(v.accepts_count - (t.outcome = 'accepted')::int, 0),
    lapses_count = greatest(v.lapses_count - (t.outcome = 'expired')::int, 0)
  from taken_back t
  where v.vendor_id = t.vendor_id;
end $$;
comment on function private.uncount_answers(uuid) is
  'Takes back what offers of a request have counted for or against Pros.';

create function private.uncount_canceled() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select 1 from public.leads l where l.request_id = new.id and l.engaged_at is not null) then
    perform private.uncount_answers(new.id);
  end if;
  return null;
end $$;
comment on function private.uncount_canceled() is
  'Trigger: a request that is called off before its owner has answered anyone says nothing about Pros, neither those who accepted it nor those who let it pass.';
