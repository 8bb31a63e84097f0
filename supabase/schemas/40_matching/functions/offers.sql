create function private.policy() returns public.matching_policy
language sql stable security definer set search_path = '' as $$
  select p from public.matching_policy p order by version desc limit 1
$$;
comment on function private.policy() is 'The matching policy in force.';

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
