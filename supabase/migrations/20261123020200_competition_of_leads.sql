-- The number of competitors of just the leads on a page, however many the Pro has.
drop function public.my_lead_competition();
create function public.my_lead_competition(lead_ids uuid[] default null)
returns table (lead_id uuid, taken int, at_most int)
language sql stable security definer set search_path = '' as $$
  select l.id,
    (select count(*)::int from public.leads a
      where a.request_id = l.request_id and a.state in ('accepted', 'engaged', 'quoted', 'released', 'won')),
    (private.policy()).accepts_at_most
  from public.leads l
  where l.vendor_id = auth.uid() and (lead_ids is null or l.id = any (lead_ids))
    and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
  order by l.offered_at desc
  limit 200
$$;
comment on function public.my_lead_competition(uuid[]) is
  'For each living lead of the calling Pro, of those named (null: the latest 200): how many Pros (the caller included) have taken the request, of how many it can take. Never who they are.';
grant execute on function public.my_lead_competition(uuid[]) to authenticated;

create index jobs_vendor_planned_idx on public.jobs (vendor_id, scheduled_for)
  where state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending', 'weather_hold');
