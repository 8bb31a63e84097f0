create function private.hours_of(length interval) returns float8
language sql immutable set search_path = '' as $$
  select extract(epoch from length)::float8 / 3600
$$;
comment on function private.hours_of(interval) is 'An interval as a number of hours.';

create function private.counted(amount bigint, noun text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(
      (array['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'])[amount], amount::text)
    || ' ' || noun || case when amount = 1 then '' else 's' end
$$;
comment on function private.counted(bigint, text) is 'A number of things in words: one hour, ten days, 48 hours.';

create function private.hours_in_words(hours float8) returns text
language sql immutable set search_path = '' as $$
  select case when hours = trunc(hours) then private.counted(hours::bigint, 'hour')
    else private.counted(round(hours * 60)::bigint, 'minute') end
$$;
comment on function private.hours_in_words(float8) is 'Hours in words; minutes where they are not whole hours.';

create function private.days_in_words(days float8) returns text
language sql immutable set search_path = '' as $$
  select case when days = trunc(days) then private.counted(days::bigint, 'day')
    else private.hours_in_words(days * 24) end
$$;
comment on function private.days_in_words(float8) is 'Days in words; hours where they are not whole days.';

create function private.money_in_words(cents bigint) returns text
language sql immutable set search_path = '' as $$
  select '$' || to_char(cents / 100.0, case when cents % 100 = 0 then 'FM999,999,999,990' else 'FM999,999,999,990.00' end)
$$;
comment on function private.money_in_words(bigint) is
  'Cents as dollars, as every page says them: $900, $1,035.50.';

-- Its own setting of the zone ends with the function; the one inside gives to_char the name of the zone.
create function private.moment_in_words(moment timestamptz, zone text) returns text
language plpgsql stable set search_path = '' set timezone = 'UTC' as $$
begin
  perform set_config('TimeZone', zone, true);
  return to_char(moment, 'FMDy, FMMon FMDD, FMHH12:MI AM TZ');
end $$;
comment on function private.moment_in_words(timestamptz, text) is
  'A moment on the clock of a time zone, as every page says it: Mon, Nov 23, 8:00 AM CST.';

create function private.day_in_words(moment timestamptz, zone text) returns text
language sql stable set search_path = '' as $$
  select to_char(moment at time zone zone, 'FMDy, FMMon FMDD')
$$;
comment on function private.day_in_words(timestamptz, text) is 'The day of a moment where a time zone is: Mon, Nov 23.';
