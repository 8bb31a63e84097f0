-- What Pros may know about their competition for a lead, and a second try after a rejection.

create function public.reapply_vendor_application() returns public.vendor_state
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  -- Whoever has no business gets the same sentence as at submit_vendor_application.
  if not exists (select 1 from public.vendor_profiles v where v.vendor_id = caller) then
    raise exception 'Only Pros can apply.' using errcode = '42501';
  end if;
  return private.transition('vendor', caller, 'reapply', 'vendor')::public.vendor_state;
end $$;
comment on function public.reapply_vendor_application() is
  'A rejected Pro takes the application up again, to be completed and submitted once more; the reason stays readable. Returns the new state.';
grant execute on function public.reapply_vendor_application() to authenticated;

create function public.my_lead_competition() returns table (lead_id uuid, taken int, at_most int)
language sql stable security definer set search_path = '' as $$
  select l.id,
    (select count(*)::int from public.leads a
      where a.request_id = l.request_id and a.state in ('accepted', 'engaged', 'quoted', 'released', 'won')),
    (private.policy()).accepts_at_most
  from public.leads l
  where l.vendor_id = auth.uid()
    and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
  order by l.offered_at desc
  limit 200
$$;
comment on function public.my_lead_competition() is
  'For each living lead of the calling Pro: how many Pros (the caller included) have taken the request, of how many it can take. Never who they are.';
grant execute on function public.my_lead_competition() to authenticated;

-- A place that is taken or freed changes the number other Pros are deciding by.
create function private.tell_competitors() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(l.vendor_id, 'leads', l.request_id, null)
  from public.leads l
  where l.request_id = new.request_id and l.id <> new.id and l.state in ('offered', 'viewed');
  return null;
end $$;
comment on function private.tell_competitors() is
  'Trigger: tells Pros who still decide about a request that the number of places taken has changed.';
create trigger tell_competitors after update of state on public.leads
  for each row when (
    (old.state in ('accepted', 'engaged', 'quoted', 'released'))
    is distinct from (new.state in ('accepted', 'engaged', 'quoted', 'released'))
  )
  execute function private.tell_competitors();
