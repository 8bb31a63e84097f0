-- When a Pro is free: working hours without blocked times and without the times all crews are out.

create function private.working_time(vendor uuid, from_at timestamptz, to_at timestamptz) returns tstzmultirange
language sql stable security definer set search_path = '' as $$
  with place as (
    select private.vendor_zone(vendor) as zone,
      not exists (select 1 from public.vendor_hours h where h.vendor_id = vendor) as by_default
  ), days as (
    -- One day more on either side: hours past midnight belong to the day they began on.
    select ((from_at at time zone p.zone)::date - 1 + n) as day, p.zone, p.by_default
    from place p, generate_series(0, (to_at at time zone p.zone)::date - (from_at at time zone p.zone)::date + 2) n
  ), usual as (
    select d.* from days d
    where not exists (select 1 from public.vendor_special_days s where s.vendor_id = vendor and s.day = d.day)
  ), hours as (
    select u.day, u.zone, h.opens, h.closes from usual u
    join public.vendor_hours h on h.vendor_id = vendor and h.weekday = extract(isodow from u.day)
    union all
    select u.day, u.zone, p.business_day_start, p.business_day_end from usual u, private.policy() p
    where u.by_default and extract(isodow from u.day) < 7
    union all
    select d.day, d.zone, s.opens, s.closes from days d
    join public.vendor_special_hours s on s.vendor_id = vendor and s.day = d.day
  ), spans as (
    -- The wall clock decides, on days the clocks change too; what falls into the skipped hour is empty.
    select (day + opens) at time zone zone as opening, (day + closes) at time zone zone as closing from hours
  )
  select coalesce(range_agg(tstzrange(opening, closing)) filter (where opening < closing), '{}')
    * tstzmultirange(tstzrange(from_at, to_at))
  from spans
$$;
comment on function private.working_time(uuid, timestamptz, timestamptz) is
  'A Pro''s working hours between two moments, whatever is planned for them.';

-- A crew is two people: no one works in a tree alone (ANSI Z133 asks for a second worker within reach).
create function private.people_at_work(people int, crew_size int) returns int
language sql immutable set search_path = '' as $$
  select least(coalesce(people, 2), greatest(1, coalesce(crew_size, 1)))
$$;
comment on function private.people_at_work(int, int) is
  'How many people of a Pro a job takes: as many as are planned, two unless said otherwise, and never more than there are.';

create function private.busy_time(
  vendor uuid, from_at timestamptz, to_at timestamptz, except_job uuid default null, people int default null
) returns tstzmultirange
language sql stable security definer set search_path = '' as $$
  with crew as (
    select greatest(1, coalesce(v.crew_size, 1)) as size from public.vendor_profiles v where v.vendor_id = vendor
  ), jobs as (
    select j.scheduled_for as starts, j.scheduled_until as ends, private.people_at_work(j.people, c.size) as people
    from public.jobs j, crew c
    where j.vendor_id = vendor and j.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending')
      and j.scheduled_until > from_at and j.scheduled_for < to_at and j.id is distinct from except_job
  ), edges as (
    select moment, sum(change) as change
    from (select starts as moment, people as change from jobs union all select ends, -people from jobs) e
    group by moment
  ), steps as (
    select moment, lead(moment) over (order by moment) as next_moment,
      sum(change) over (order by moment) as running
    from edges
  ), taken as (
    select tstzrange(moment, next_moment) as span from steps, crew c
    where next_moment is not null and running + private.people_at_work(busy_time.people, c.size) > c.size
    union all
    select tstzrange(b.starts_at, b.ends_at) from public.vendor_blocks b
    where b.vendor_id = vendor and b.ends_at > from_at and b.starts_at < to_at
  )
  select coalesce(range_agg(span), '{}') from taken
$$;
comment on function private.busy_time(uuid, timestamptz, timestamptz, uuid, int) is
  'Times between two moments at which a Pro can take no further job of so many people: blocked, or too many are out.';

create function private.work_end(vendor uuid, start_at timestamptz, hours numeric) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  remaining interval := make_interval(secs => hours * 3600);
  stretch tstzrange;
  work tstzmultirange := private.working_time(vendor, start_at, start_at + interval '60 days');
begin
  -- Agreed outside the working hours: then the work continues until it is done.
  if not work @> start_at then
    return start_at + remaining;
  end if;
  for stretch in select unnest(work) loop
    if upper(stretch) - lower(stretch) >= remaining then
      return lower(stretch) + remaining;
    end if;
    remaining := remaining - (upper(stretch) - lower(stretch));
  end loop;
  return start_at + interval '60 days';
end $$;
comment on function private.work_end(uuid, timestamptz, numeric) is
  'When so many working hours are over that begin at a moment.';

create function private.free_slot(
  vendor uuid, hours numeric, after_at timestamptz, except_job uuid default null, people int default null
) returns tstzrange
language plpgsql stable security definer set search_path = '' as $$
declare
  needed interval := make_interval(secs => hours * 3600);
  window_start timestamptz := after_at;
  stretch tstzrange;
  begins timestamptz;
begin
  for month in 1..6 loop
    -- Windows overlap by a day, so that no stretch is cut where two of them meet.
    for stretch in
      select unnest(
        private.working_time(vendor, window_start, window_start + interval '32 days')
        - private.busy_time(vendor, window_start, window_start + interval '32 days', except_job, people))
    loop
      begins := to_timestamp(ceil(extract(epoch from lower(stretch)) / 900) * 900);
      if begins + needed <= upper(stretch) then
        return tstzrange(begins, begins + needed);
      end if;
    end loop;
    window_start := window_start + interval '31 days';
  end loop;
  return null;
end $$;
comment on function private.free_slot(uuid, numeric, timestamptz, uuid, int) is
  'The first stretch of so many free hours in a row after a moment, beginning on a quarter of an hour; null when there is none within half a year.';

create function private.is_open_this_week(vendor uuid, at timestamptz default now()) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from unnest(private.working_time(vendor, at, at + interval '7 days')
      - private.busy_time(vendor, at, at + interval '7 days')) stretch
    where upper(stretch) - lower(stretch) >= interval '2 hours')
$$;
comment on function private.is_open_this_week(uuid, timestamptz) is
  'Whether a Pro has two working hours in a row free within the next seven days.';

create function private.schedule_conflict(
  vendor uuid, start_at timestamptz, hours numeric, except_job uuid default null, people int default null
) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  zone text := private.vendor_zone(vendor);
  ends timestamptz := private.work_end(vendor, start_at, hours);
  work tstzmultirange := private.working_time(vendor, start_at, ends);
  occupied tstzmultirange := tstzmultirange(tstzrange(start_at, ends));
  other tstzrange;
begin
  -- Work over several days leaves the nights free.
  if work @> start_at then
    occupied := occupied * work;
  end if;
  if not occupied && private.busy_time(vendor, start_at, ends, except_job, people) then
    return null;
  end if;
  other := private.free_slot(vendor, least(hours, 8), greatest(start_at, now()), except_job, people);
  return 'All crews are busy at that time.' || coalesce(
    ' The next free start is ' || private.moment_in_words(lower(other), zone) || '.',
    '');
end $$;
comment on function private.schedule_conflict(uuid, timestamptz, numeric, uuid, int) is
  'A sentence saying that a job of so many hours would double-book a Pro, with the next free start; null when it would not. Times outside the working hours are no conflict: both sides may agree on them.';

-- A double booking is refused, but it is the Pro who knows whether another crew can be found.
create function private.check_free_crew(job public.jobs, despite_conflict boolean) returns void
language plpgsql security definer set search_path = '' as $$
declare
  conflict text;
begin
  -- Two jobs scheduled at once for one Pro see each other.
  perform 1 from public.vendor_profiles v where v.vendor_id = job.vendor_id for no key update;
  if despite_conflict is true then
    return;
  end if;
  conflict := private.schedule_conflict(
    job.vendor_id, job.scheduled_for, job.planned_hours, job.id, job.people);
  if conflict is not null then
    raise exception '%', conflict using hint = 'double_booked';
  end if;
  conflict := private.equipment_conflict(job);
  if conflict is not null then
    raise exception '%', conflict using hint = 'equipment_taken';
  end if;
end $$;
comment on function private.check_free_crew(public.jobs, boolean) is
  'Refuses a job as it would be planned, with a start at which every crew of the Pro is taken (hint double_booked) or a machine the job needs is out (hint equipment_taken), unless the Pro books it despite the conflict.';

create function private.may_see_schedule(vendor uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select vendor = auth.uid() or private.is_admin()
    or (private.is_visible_vendor(vendor)
      and exists (select 1 from public.profiles p where p.id = auth.uid() and p.user_type = 'owner'))
    or exists (select 1 from public.leads l where l.vendor_id = vendor and l.owner_id = auth.uid())
$$;
comment on function private.may_see_schedule(uuid) is
  'Whether the caller may ask when a Pro is free: owners about approved Pros, the Pro, and both sides of a lead. Other Pros may not.';

create function public.vendor_availability(vendor_id uuid, from_at timestamptz, to_at timestamptz)
returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_user();
  if vendor_id is null or not private.may_see_schedule(vendor_id) then
    raise exception 'This Pro does not exist.';
  end if;
  if from_at is null or to_at is null or to_at <= from_at or from_at < now() - interval '366 days'
    or to_at > now() + interval '731 days' or to_at - from_at > interval '93 days' then
    raise exception 'Choose a range of at most three months.';
  end if;
  -- What is past tells others how busy the business was.
  if vendor_id is distinct from auth.uid() and not private.is_admin() then
    from_at := greatest(from_at, now());
    if to_at <= from_at then
      return;
    end if;
  end if;
  return query
    select lower(free), upper(free)
    from unnest(private.working_time(vendor_id, from_at, to_at) - private.busy_time(vendor_id, from_at, to_at)) free;
end $$;
comment on function public.vendor_availability(uuid, timestamptz, timestamptz) is
  'When a Pro could take a job, between two moments at most three months apart, in UTC. Never why the rest is taken, and to others nothing that is past.';
grant execute on function public.vendor_availability(uuid, timestamptz, timestamptz) to authenticated;

create function public.next_free_slot(vendor_id uuid, hours numeric, after_at timestamptz default null)
returns table (starts_at timestamptz, ends_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  slot tstzrange;
begin
  perform private.require_user();
  if vendor_id is null or not private.may_see_schedule(vendor_id) then
    raise exception 'This Pro does not exist.';
  end if;
  if hours is null or hours not between 0.5 and 24 then
    raise exception 'Request at least half an hour and at most 24 hours.';
  end if;
  if after_at < now() - interval '1 day' or after_at > now() + interval '366 days' then
    raise exception 'Choose a start within the next year.';
  end if;
  if vendor_id is distinct from auth.uid() and not private.is_admin() then
    after_at := greatest(after_at, now());
  end if;
  slot := private.free_slot(vendor_id, hours, coalesce(after_at, now()));
  if slot is not null then
    return query select lower(slot), upper(slot);
  end if;
end $$;
comment on function public.next_free_slot(uuid, numeric, timestamptz) is
  'The first stretch of free hours in a row a Pro has after a moment, now unless said otherwise, and for others never a past one; no row when there is none within half a year.';
grant execute on function public.next_free_slot(uuid, numeric, timestamptz) to authenticated;
