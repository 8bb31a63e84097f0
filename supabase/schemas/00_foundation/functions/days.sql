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

-- Days are days of UTC; both ends are included.
create function private.checked_days(from_day date, to_day date) returns tstzrange
language plpgsql stable security definer set search_path = '' as $$
begin
  if from_day is null or to_day is null or from_day > to_day then
    raise exception 'Enter a first day and a last day that is not earlier.';
  end if;
  if to_day - from_day > 366 or from_day < '2000-01-01' or to_day > '2200-01-01' then
    raise exception 'Request at most a year of days.';
  end if;
  return tstzrange(from_day::timestamp at time zone 'UTC', (to_day + 1)::timestamp at time zone 'UTC');
end $$;
comment on function private.checked_days(date, date) is
  'The time from the beginning of one day to the end of another (UTC). Refuses more than a year and the wrong order.';
