create function private.resolution_rules() returns public.resolution_policy
language sql stable security definer set search_path = '' as $$
  select p from public.resolution_policy p order by version desc limit 1
$$;
comment on function private.resolution_rules() is 'The clocks of jobs, reviews, claims and disputes in force.';

create function private.business_deadline(request uuid, at timestamptz, hours float8) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select private.add_business_hours(
    at, hours, r.time_zone, (private.policy()).business_day_start, (private.policy()).business_day_end)
  from public.service_requests r where r.id = request
$$;
comment on function private.business_deadline(uuid, timestamptz, float8) is
  'The end of a number of business hours where the property of a request is.';
