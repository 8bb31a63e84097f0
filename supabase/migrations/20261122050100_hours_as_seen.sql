-- Weekly hours edited in two places at once: whoever saves second is told, instead of overwriting the first.

drop function public.set_working_hours(jsonb);
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
