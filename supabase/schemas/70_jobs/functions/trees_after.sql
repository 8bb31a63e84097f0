-- After a removal the inventory should say so: the owner confirms which trees are gone, once.
create function public.trees_to_check(job_id uuid)
returns table (tree_id uuid, label text, species text, count int)
language sql stable security definer set search_path = '' as $$
  select t.id, t.label, t.species, t.count
  from public.jobs j
  join public.service_requests r on r.id = j.request_id and r.category in ('tree_removal', 'emergency')
  join public.request_trees rt on rt.request_id = r.id
  join public.property_trees t on t.id = rt.property_tree_id and t.removed_at is null
  where j.id = trees_to_check.job_id and j.owner_id = (select auth.uid()) and j.state = 'completed'
    and not exists (select 1 from private.checked_trees c where c.job_id = j.id)
  order by rt.position
$$;
comment on function public.trees_to_check(uuid) is
  'Trees that a completed removal of the calling owner was about and that still stand in the inventory; none once the owner has answered.';
grant execute on function public.trees_to_check(uuid) to authenticated;

create function public.settle_trees(job_id uuid, gone uuid[]) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
  job public.jobs := mine.job;
  why text;
  removed int;
begin
  if mine.side <> 'owner' or job.state <> 'completed' then
    raise exception 'You can say which trees are gone once the work is completed.';
  end if;
  if gone is null or cardinality(gone) > 100
    or exists (select 1 from unnest(gone) g (id) where not exists (
      select 1 from public.trees_to_check(job_id) t where t.tree_id = g.id)) then
    raise exception 'Choose from the trees this work was about.';
  end if;
  select 'Removed by ' || v.business_name || ', request #' || r.number into why
  from public.service_requests r, public.vendor_profiles v
  where r.id = job.request_id and v.vendor_id = job.vendor_id;
  update public.property_trees t
  set removed_at = coalesce(job.delivered_at, job.completed_at), removal_reason = left(why, 500)
  where t.id = any (gone) and t.removed_at is null;
  get diagnostics removed = row_count;
  insert into private.checked_trees (job_id) values (job.id) on conflict do nothing;
  return removed;
end $$;
comment on function public.settle_trees(uuid, uuid[]) is
  'The owner of a completed removal says which of its trees are gone (none: an empty list). They leave the inventory with the day of the work and keep their history; the question is settled. Returns how many that changed.';
grant execute on function public.settle_trees(uuid, uuid[]) to authenticated;
