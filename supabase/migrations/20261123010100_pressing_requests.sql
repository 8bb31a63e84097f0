-- What an owner's dashboard asks for: the requests that wait for the owner, however many others are open.

create function public.my_pressing_requests(page_size int default 50) returns table (id uuid, total bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  return query
    with pressing as (
      -- Work to look at, or a change of it to decide about.
      select r.id, 1 as place, r.updated_at
      from public.service_requests r
      where r.owner_id = caller and r.state in ('awarded', 'scheduled', 'in_progress') and exists (
        select 1 from public.jobs j
        where j.request_id = r.id and j.state in ('delivered', 'change_order_pending'))
      union all
      -- The latest version of a quote, unanswered.
      select r.id, 2, r.updated_at
      from public.service_requests r
      where r.owner_id = caller and r.state in ('submitted', 'matching', 'open') and exists (
        select 1 from public.quotes q
        where q.request_id = r.id and q.state in ('sent', 'viewed') and not exists (
          select 1 from public.quotes later where later.lead_id = q.lead_id and later.version > q.version))
      union all
      select r.id, 3, r.updated_at
      from public.service_requests r
      where r.owner_id = caller and r.state = 'completed' and not exists (
        select 1 from public.reviews v where v.request_id = r.id and v.author_side = 'owner')
    )
    select p.id, count(*) over () from pressing p
    order by p.place, p.updated_at, p.id
    limit least(greatest(coalesce(page_size, 50), 1), 100);
end $$;
comment on function public.my_pressing_requests(int) is
  'The calling owner''s requests that wait for the owner, with how many there are: work to decide about, quotes to answer, reviews to write; in each, the longest waiting first. Up to 100.';
grant execute on function public.my_pressing_requests(int) to authenticated;

create index jobs_owner_state_idx on public.jobs (owner_id, state, scheduled_for);
