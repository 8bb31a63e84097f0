-- Drives between the places of jobs, estimated from the straight line: nobody outside is asked.

create type private.place as (latitude float8, longitude float8, is_exact boolean);
comment on type private.place is 'A point in degrees; the middle of a ZIP code unless it is exact.';

create function private.job_place(job public.jobs) returns private.place
language sql stable security definer set search_path = '' as $$
  select row(coalesce(pin.latitude, r.latitude), coalesce(pin.longitude, r.longitude),
    pin.latitude is not null)::private.place
  from public.service_requests r
  join public.leads l on l.id = job.lead_id
  left join private.shared_contacts s on s.lead_id = l.id and private.contact_is_shared(l)
  cross join lateral (
    select (s.facts -> 'pin' ->> 'latitude')::float8 as latitude, (s.facts -> 'pin' ->> 'longitude')::float8 as longitude
  ) pin
  where r.id = job.request_id
$$;
comment on function private.job_place(public.jobs) is
  'Where a job is, as exactly as its Pro may know: the pin while the owner shares it, else the middle of the ZIP code.';

-- Roads in a city are about 1.2 times as long as the straight line (Newell, Traffic Flow on Transportation
-- Networks, 1980). The speed, that of a truck with a chipper in tow through a city, is our own figure.
create function private.drive_minutes(distance_km float8) returns int
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  km_per_mile constant numeric := 1.609344;
  road_by_line constant numeric := 1.2;
  miles_an_hour constant numeric := 30;
  step constant int := 5;
  minutes numeric := round(distance_km::numeric / km_per_mile * road_by_line / miles_an_hour * 60, 3);
begin
  return greatest(step, ceil(minutes / step) * step);
end $$;
comment on function private.drive_minutes(float8) is
  'An estimate of how long a drive takes, in minutes rounded up to five and at least five, from the straight line between its ends. Traffic is not in it.';

create function private.drive(from_place private.place, to_place private.place, free interval) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_build_object('distance_km', line.km, 'minutes', private.drive_minutes(line.km),
    'is_exact', from_place.is_exact and to_place.is_exact,
    'free_minutes', floor(extract(epoch from free) / 60))
  from (select private.distance_km(
    from_place.latitude, from_place.longitude, to_place.latitude, to_place.longitude) as km) line
  where from_place.latitude is not null and to_place.latitude is not null
$$;
comment on function private.drive(private.place, private.place, interval) is
  'A drive as {distance_km (straight line), minutes (private.drive_minutes), is_exact (both ends are), free_minutes (whole minutes there are for it; below zero when there are none)}. Null when an end is unknown.';

create function private.drives_to(vendor uuid, stops uuid[]) returns table (job_id uuid, drive jsonb)
language sql stable security definer set search_path = '' as $$
  with stop as (
    select j.id, j.scheduled_for as starts, j.scheduled_until as ends, private.job_place(j) as place
    from public.jobs j where j.id = any (stops) and j.vendor_id = vendor
  ), step as (
    select s.*, lag(s.place) over route as place_before, s.starts - lag(s.ends) over route as free,
      lag(s.id) over route as before
    from stop s
    window route as (order by s.starts, s.id)
  )
  select s.id,
    private.drive(
      case when s.before is null then row(v.latitude, v.longitude, false)::private.place else s.place_before end,
      s.place, s.free)
    || jsonb_build_object('from_job_id', s.before)
  from step s join public.vendor_profiles v on v.vendor_id = vendor
$$;
comment on function private.drives_to(uuid, uuid[]) is
  'The drive to each of a Pro''s jobs, in order of their starts: to the first from the middle of the Pro''s ZIP code, to each other one from the one before (from_job_id). Null where the Pro has no ZIP code. See private.drive.';

create function private.is_worked_in(job public.jobs, from_at timestamptz, to_at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select job.scheduled_for < to_at and job.scheduled_until > from_at and (
    job.scheduled_for >= from_at or not work @> job.scheduled_for
    or work && tstzrange(from_at, least(to_at, job.scheduled_until)))
  from private.working_time(job.vendor_id, job.scheduled_for, job.scheduled_until) work
$$;
comment on function private.is_worked_in(public.jobs, timestamptz, timestamptz) is
  'Whether a planned job is worked on between two moments. What begins within the working hours pauses outside of them (private.work_end).';

create function public.day_route(day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  zone text := private.vendor_zone(caller);
  begins timestamptz;
  ends timestamptz;
  stops uuid[];
begin
  if (day between date '2000-01-01' and date '2199-12-31') is not true then
    raise exception 'Choose a valid day.';
  end if;
  begins := day::timestamp at time zone zone;
  ends := (day + 1)::timestamp at time zone zone;
  select array_agg(j.id) into stops from public.jobs j
  where j.vendor_id = caller and j.state not in ('canceled', 'no_show', 'weather_hold')
    and j.scheduled_for < ends and j.scheduled_until > begins and private.is_worked_in(j, begins, ends)
    and not private.nobody_comes(j, begins);
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
        'job_id', j.id, 'request_id', r.id, 'number', r.number, 'category', r.category, 'state', j.state,
        'contact_name', r.contact_name, 'scheduled_for', j.scheduled_for, 'scheduled_until', j.scheduled_until,
        'time_zone', r.time_zone, 'city', r.city, 'region', r.region, 'zip', r.zip,
        'address', case when private.contact_is_shared(l) then (
          select s.facts ->> 'address' from private.shared_contacts s where s.lead_id = l.id) end,
        'drive', d.drive)
      order by j.scheduled_for, j.id), '[]')
    from private.drives_to(caller, stops) d
    join public.jobs j on j.id = d.job_id
    join public.service_requests r on r.id = j.request_id
    join public.leads l on l.id = j.lead_id);
end $$;
comment on function public.day_route(date) is
  'The caller''s jobs that are worked on during a day in the Pro''s time zone, in order of their starts, without those canceled, on hold, or finished before that day or before their start: each with its address while the owner shares it, else null, and the drive to it (private.drives_to). Positions are not part of it.';
grant execute on function public.day_route(date) to authenticated;
