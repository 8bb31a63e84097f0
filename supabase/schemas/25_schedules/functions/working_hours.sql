-- "08:30" on the wall clock, up to "24:00" for the end of the day.
create function private.parse_clock(value jsonb) returns time
language plpgsql immutable set search_path = '' as $$
begin
  if value is null or jsonb_typeof(value) <> 'string'
    or (value #>> '{}') !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$' then
    raise exception 'Give times as hours and minutes, such as 08:30.';
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
    raise exception 'Give the hours as a list.';
  end if;
  for item in
    select i from jsonb_array_elements(source) i
    order by case when with_weekday then i ->> 'weekday' end, i ->> 'opens'
  loop
    if jsonb_typeof(item) <> 'object' then
      raise exception 'Give each entry of the hours with its opening and closing time.';
    end if;
    weekday := null;
    if with_weekday then
      if jsonb_typeof(item -> 'weekday') is distinct from 'number' or (item ->> 'weekday') !~ '^[1-7]$' then
        raise exception 'Give the day of the week as a number from 1 (Monday) to 7 (Sunday).';
      end if;
      weekday := (item ->> 'weekday')::int;
    end if;
    opens := private.parse_clock(item -> 'opens');
    closes := private.parse_clock(item -> 'closes');
    if closes <= opens then
      raise exception 'Closing has to come after opening. Hours past midnight are two entries.';
    end if;
    if coalesce(weekday, 0) = last_weekday and opens < last_closes then
      raise exception 'Two entries of the same day overlap.';
    end if;
    last_weekday := coalesce(weekday, 0);
    last_closes := closes;
    return next;
  end loop;
end $$;
comment on function private.parse_intervals(jsonb, boolean) is
  'Working hours from untrusted JSON, a list of {weekday, opens, closes}, in order and without overlaps.';

-- Weekly hours edited in two places at once: whoever saves second is told, instead of overwriting the first.
create function public.set_working_hours(hours jsonb, seen jsonb default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
begin
  -- Two tabs that save at once: one after the other, never mixed.
  perform 1 from public.vendor_profiles v where v.vendor_id = caller for update;
  if seen is not null and exists (
    select 1
    from (select h.weekday, h.opens, h.closes from public.vendor_hours h where h.vendor_id = caller) present
    full join private.parse_intervals(seen, true) known using (weekday, opens, closes)
    where present is null or known is null
  ) then
    raise exception 'Your hours were changed elsewhere while you were editing them.' using hint = 'changed_meanwhile';
  end if;
  delete from public.vendor_hours h where h.vendor_id = caller;
  insert into public.vendor_hours (vendor_id, weekday, opens, closes)
  select caller, i.weekday, i.opens, i.closes from private.parse_intervals(hours, true) i;
end $$;
comment on function public.set_working_hours(jsonb, jsonb) is
  'A Pro sets the weekly hours: a list of {weekday (1 Monday to 7 Sunday), opens, closes} in local time, replacing all earlier ones. With the hours the editor began from (seen) it refuses (hint changed_meanwhile) when they are no longer those in force.';
grant execute on function public.set_working_hours(jsonb, jsonb) to authenticated;

create function public.set_special_day(day date, hours jsonb, note text default null, seen jsonb default null)
returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  words text := private.clean_text(note, 'The note', 120);
begin
  if day is null or day < current_date - 1 or day > current_date + 731 then
    raise exception 'Choose a day within the next two years.';
  end if;
  perform private.refuse_unseen_day(caller, day, seen);
  delete from public.vendor_special_days d where d.vendor_id = caller and d.day = day;
  insert into public.vendor_special_days (vendor_id, day, note) values (caller, day, words);
  insert into public.vendor_special_hours (vendor_id, day, opens, closes)
  select caller, day, i.opens, i.closes from private.parse_intervals(hours, false) i;
end $$;
comment on function public.set_special_day(date, jsonb, text, jsonb) is
  'A Pro works other hours on one day: a list of {opens, closes} in local time, empty for a closed day. With the day as the editor saw it (seen: {hours, note}, or {} when it followed the weekly hours) it refuses (hint changed_meanwhile) when it is no longer so.';
grant execute on function public.set_special_day(date, jsonb, text, jsonb) to authenticated;

create function public.add_time_block(start_at timestamptz, end_at timestamptz, note text default null) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  block uuid;
begin
  if start_at is null or end_at is null or end_at <= start_at then
    raise exception 'The end has to come after the start.';
  end if;
  if start_at < now() - interval '31 days' or end_at > now() + interval '731 days' then
    raise exception 'Choose a time within the next two years.';
  end if;
  insert into public.vendor_blocks (vendor_id, starts_at, ends_at, note)
  values (caller, start_at, end_at, private.clean_text(note, 'The note', 120))
  returning id into block;
  return block;
end $$;
comment on function public.add_time_block(timestamptz, timestamptz, text) is
  'A Pro is not available for a while. Returns the id of the blocked time.';
grant execute on function public.add_time_block(timestamptz, timestamptz, text) to authenticated;

-- Days that differ from the weekly hours, edited in two places at once, are never overwritten unseen.
create function private.is_day_as_seen(vendor uuid, on_day date, seen jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  kept public.vendor_special_days;
begin
  if jsonb_typeof(seen) <> 'object' then
    raise exception 'Say what the day was like when you saw it.';
  end if;
  select * into kept from public.vendor_special_days d where d.vendor_id = vendor and d.day = on_day;
  if coalesce(jsonb_typeof(seen -> 'hours'), 'null') = 'null' then
    return kept.day is null;
  end if;
  return kept.day is not null and kept.note is not distinct from seen ->> 'note' and not exists (
    select 1
    from (
      select h.opens, h.closes from public.vendor_special_hours h where h.vendor_id = vendor and h.day = on_day
    ) present
    full join private.parse_intervals(seen -> 'hours', false) known using (opens, closes)
    where present is null or known is null);
end $$;
comment on function private.is_day_as_seen(uuid, date, jsonb) is
  'Whether a day of a Pro is still what an editor saw: {hours, note}, or {} for a day that follows the weekly hours. Untrusted JSON.';

create function private.refuse_unseen_day(vendor uuid, on_day date, seen jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Two tabs that save at once: one after the other, never mixed.
  perform 1 from public.vendor_profiles v where v.vendor_id = vendor for update;
  if seen is not null and not private.is_day_as_seen(vendor, on_day, seen) then
    raise exception 'This day was changed elsewhere while you were editing it.' using hint = 'changed_meanwhile';
  end if;
end $$;
comment on function private.refuse_unseen_day(uuid, date, jsonb) is
  'Refuses an edit of a day that is no longer what its editor saw; null asks for no check. Locks the Pro''s days.';

create function public.clear_special_day(day date, seen jsonb default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
begin
  perform private.refuse_unseen_day(caller, day, seen);
  delete from public.vendor_special_days d where d.vendor_id = caller and d.day = day;
end $$;
comment on function public.clear_special_day(date, jsonb) is
  'A Pro works the weekly hours on a day again. With the day as the editor saw it (seen, as in set_special_day) it refuses (hint changed_meanwhile) when it is no longer so.';
grant execute on function public.clear_special_day(date, jsonb) to authenticated;
