-- "08:30" on the wall clock, up to "24:00" for the end of the day.
create function private.parse_clock(value jsonb) returns time
language plpgsql immutable set search_path = '' as $$
begin
  if value is null or jsonb_typeof(value) <> 'string'
    or (value #>> '{}') !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' then
    raise exception 'Enter times as hours and minutes, such as 08:30.';
  end if;
  return (value #>> '{}')::time;
end $$;
comment on function private.parse_clock(jsonb) is 'A time of day from untrusted JSON.';

-- Intervals of one day: in order, never across each other. weekday is null where there is none.
create function private.parse_intervals(source jsonb, with_weekday boolean)
returns table (weekday int, opens time, closes time)
language plpgsql immutable set search_path = '' as $$
declare
  item jsonb;
  last_weekday int := 0;
  last_closes time;
begin
  if source is null or jsonb_typeof(source) <> 'array' or jsonb_array_length(source) > 70 then
    raise exception 'The hours must be a list.';
  end if;
  for item in
    select i from jsonb_array_elements(source) i
    order by case when with_weekday then i ->> 'weekday' end, i ->> 'opens'
  loop
    if jsonb_typeof(item) <> 'object' then
      raise exception 'Each entry of the hours needs an opening and a closing time.';
    end if;
    weekday := null;
    if with_weekday then
      if jsonb_typeof(item -> 'weekday') is distinct from 'number' or (item ->> 'weekday') !~ '^[1-7]$' then
        raise exception 'The day of the week must be a number from 1 (Monday) to 7 (Sunday).';
      end if;
      weekday := (item ->> 'weekday')::int;
    end if;
    opens := private.parse_clock(item -> 'opens');
    closes := private.parse_clock(item -> 'closes');
    if closes <= opens then
      raise exception 'The closing time must be after the opening time. Enter hours past midnight as two entries.';
    end if;
    if coalesce(weekday, 0) = last_weekday and opens < last_closes then
      raise exception 'Two entries for the same day overlap.';
    end if;
    last_weekday := coalesce(weekday, 0);
    last_closes := closes;
    return next;
  end loop;
end $$;
comment on function private.parse_intervals(jsonb, boolean) is
  'Working hours from untrusted JSON, a list of {weekday, opens, closes}, in order and without overlaps.';

create function public.set_working_hours(hours jsonb, expected_version int default null) returns int
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  new_version int;
begin
  -- Two tabs that save at once: one after the other, never mixed.
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for no key update;
  perform private.assert_version(
    (select coalesce(max(h.version), 0) from public.vendor_hours h where h.vendor_id = caller), expected_version,
    'Your schedule');
  delete from public.vendor_hours h where h.vendor_id = caller;
  with added as (
    insert into public.vendor_hours (vendor_id, weekday, opens, closes)
    select caller, i.weekday, i.opens, i.closes from private.parse_intervals(hours, true) i
    returning version
  )
  select coalesce(max(a.version), 0) into new_version from added a;
  return new_version;
end $$;
comment on function public.set_working_hours(jsonb, int) is
  'A Pro sets the weekly hours: a list of {weekday (1 Monday to 7 Sunday), opens, closes} in local time, replacing all earlier ones. Refused with the hint version_conflict when expected_version is not the current one (the highest version of the hours, 0 without any). Returns the new version.';
grant execute on function public.set_working_hours(jsonb, int) to authenticated;

create function private.remove_special_day(vendor uuid, on_day date, expected_version int) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Two tabs that save at once: one after the other, never mixed.
  perform 1 from public.vendor_profiles v where v.vendor_id = vendor for no key update;
  perform private.assert_version(
    coalesce((select d.version from public.vendor_special_days d where d.vendor_id = vendor and d.day = on_day), 0),
    expected_version, 'This day');
  delete from public.vendor_special_days d where d.vendor_id = vendor and d.day = on_day;
end $$;
comment on function private.remove_special_day(uuid, date, int) is
  'A day of a Pro follows the weekly hours again. expected_version is 0 for one that does already; null skips the check.';

create function public.set_special_day(
  day date, hours jsonb, note text default null, expected_version int default null
) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  words text := private.clean_text(note, 'The note', 120);
  new_version int;
begin
  if day is null or day < current_date - 1 or day > current_date + 731 then
    raise exception 'Choose a day within the next two years.';
  end if;
  perform private.remove_special_day(caller, day, expected_version);
  insert into public.vendor_special_days (vendor_id, day, note) values (caller, day, words)
  returning version into new_version;
  insert into public.vendor_special_hours (vendor_id, day, opens, closes)
  select caller, day, i.opens, i.closes from private.parse_intervals(hours, false) i;
  return new_version;
end $$;
comment on function public.set_special_day(date, jsonb, text, int) is
  'A Pro works other hours on one day: a list of {opens, closes} in local time, empty for a closed day. Refused with the hint version_conflict when expected_version is not the current one (0 for a day that follows the weekly hours). Returns the new version.';
grant execute on function public.set_special_day(date, jsonb, text, int) to authenticated;

create function public.clear_special_day(day date, expected_version int default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.remove_special_day(private.require_vendor(), day, expected_version);
end $$;
comment on function public.clear_special_day(date, int) is
  'A Pro works the weekly hours on a day again. Refused with the hint version_conflict when expected_version is not the current one.';
grant execute on function public.clear_special_day(date, int) to authenticated;

create function private.check_block(start_at timestamptz, end_at timestamptz) returns void
language plpgsql stable set search_path = '' as $$
begin
  if start_at is null or end_at is null or end_at <= start_at then
    raise exception 'The end must be after the start.';
  end if;
  if start_at < now() - interval '31 days' or end_at > now() + interval '731 days' then
    raise exception 'Choose a time within the next two years.';
  end if;
end $$;
comment on function private.check_block(timestamptz, timestamptz) is
  'Refuses a time that a Pro can''t block, with a sentence.';

create function public.add_time_block(start_at timestamptz, end_at timestamptz, note text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  block uuid;
begin
  perform private.check_block(start_at, end_at);
  insert into public.vendor_blocks (vendor_id, starts_at, ends_at, note)
  values (caller, start_at, end_at, private.clean_text(note, 'The note', 120))
  returning id into block;
  return block;
end $$;
comment on function public.add_time_block(timestamptz, timestamptz, text) is
  'A Pro is not available for a while. Returns the id of the blocked time.';
grant execute on function public.add_time_block(timestamptz, timestamptz, text) to authenticated;

create function public.import_busy_times(calendar text, replaced jsonb, times jsonb) returns setof public.vendor_blocks
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  calendar_name text := private.clean_text(calendar, 'The name of the calendar', 120);
begin
  if jsonb_typeof(replaced) is distinct from 'array' or jsonb_typeof(times) is distinct from 'array' then
    raise exception 'The events of the calendar must be lists.';
  end if;
  if jsonb_array_length(times) > 400 or jsonb_array_length(replaced) > 2000 then
    raise exception 'You can import at most 400 busy times at once.';
  end if;
  -- Two imports at once: one after the other, never mixed.
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for no key update;
  delete from public.vendor_blocks b
  where b.vendor_id = caller and b.event_uid is not null
    and (b.ends_at > now() and (b.calendar = calendar_name or exists (
        select 1 from jsonb_to_recordset(replaced) r (event_uid text, occurrence timestamptz)
        where r.event_uid = b.event_uid and (r.occurrence is null or r.occurrence = b.occurrence)))
      -- The calendar feed goes back no further, and the number of blocked times is limited.
      or b.ends_at < now() - interval '90 days');
  perform private.check_block(t.starts_at, t.ends_at)
  from jsonb_to_recordset(times) t (starts_at timestamptz, ends_at timestamptz);
  insert into public.vendor_blocks (vendor_id, starts_at, ends_at, note, calendar, event_uid, occurrence)
  select caller, t.starts_at, t.ends_at, private.clean_text(t.note, 'The note', 120), calendar_name,
    private.clean_text(t.event_uid, 'The identifier of an event', 255), t.occurrence
  from jsonb_to_recordset(times) t (
    starts_at timestamptz, ends_at timestamptz, note text, event_uid text, occurrence timestamptz);
  return query
    select b.* from public.vendor_blocks b where b.vendor_id = caller and b.ends_at >= now() order by b.starts_at, b.id;
end $$;
comment on function public.import_busy_times(text, jsonb, jsonb) is
  'A Pro blocks the busy times of a calendar file: at most 400 of {starts_at, ends_at, note, event_uid, occurrence}. They replace what was imported and is not over: all of the calendar of that name (null for a file without one), and the events of replaced, a list of {event_uid, occurrence}, whole series where occurrence is null. Returns all blocked times that are not over.';
grant execute on function public.import_busy_times(text, jsonb, jsonb) to authenticated;
