-- What an owner of many properties looks at first: figures of each property, spending, trees that need care.
create function public.my_property_figures(properties uuid[])
returns table (property_id uuid, trees int, worrying_trees int, open_requests int, requests int, last_work_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  if properties is null or cardinality(properties) > 100 then
    raise exception 'Request at most 100 properties at a time.';
  end if;
  return query
    select p.id, inventory.standing, inventory.worrying, work.open, work.total, done.latest
    from public.properties p
    cross join lateral (
      select coalesce(sum(t.count), 0)::int as standing,
        coalesce(sum(t.count) filter (where t.condition <> 'healthy'), 0)::int as worrying
      from public.property_trees t where t.property_id = p.id and t.removed_at is null
    ) inventory
    cross join lateral (
      select count(*)::int as total, (count(*) filter (where r.state not in
        ('draft', 'completed', 'closed', 'cancelled', 'expired', 'rejected_spam')))::int as open
      from public.service_requests r where r.property_id = p.id
    ) work
    cross join lateral (
      select max(j.completed_at) as latest
      from public.service_requests r join public.jobs j on j.request_id = r.id
      where r.property_id = p.id and j.state = 'completed'
    ) done
    where p.owner_id = caller and p.id = any (properties);
end $$;
comment on function public.my_property_figures(uuid[]) is
  'For up to 100 of the calling owner''s properties: current trees, those of them not healthy, requests open and in all, and when work was last completed.';
grant execute on function public.my_property_figures(uuid[]) to authenticated;

create function public.my_spending()
returns table (property_id uuid, property text, year int, cents bigint, jobs int)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  return query
    select p.id,
      -- Two homes of one name are told apart by their address.
      p.label || case when exists (select 1 from public.properties o
        where o.owner_id = caller and o.label = p.label and o.id <> p.id) then ', ' || p.address else '' end,
      extract(year from j.completed_at at time zone r.time_zone)::int,
      sum(j.price_cents)::bigint, count(*)::int
    from public.jobs j
    join public.service_requests r on r.id = j.request_id
    join public.properties p on p.id = r.property_id
    where j.owner_id = caller and j.state = 'completed' and j.completed_at is not null
    group by p.id, 3
    order by 3, 2, p.id;
end $$;
comment on function public.my_spending() is
  'What the calling owner''s completed jobs cost, by property and by the year they were completed in at the property.';
grant execute on function public.my_spending() to authenticated;

create function public.my_trees_needing_care(at_property uuid default null, page_size int default 12)
returns table (
  tree_id uuid, label text, species text, height_m numeric, diameter_cm numeric, count int, condition text,
  property_id uuid, property text, region text, time_zone text, last_work_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  return query
    select t.id, t.label, t.species, t.height_m, t.diameter_cm, t.count, t.condition,
      p.id, p.label, p.state, p.time_zone, seen.latest
    from public.properties p
    join public.property_trees t on t.property_id = p.id and t.removed_at is null
    cross join lateral (
      select max(j.completed_at) as latest,
        bool_or(r.state not in ('draft', 'completed', 'closed', 'cancelled', 'expired', 'rejected_spam')) as asked_for
      from public.request_trees rt
      join public.service_requests r on r.id = rt.request_id
      left join public.jobs j on j.request_id = r.id and j.state = 'completed'
      where rt.property_tree_id = t.id
    ) seen
    where p.owner_id = caller and p.archived_at is null and (at_property is null or p.id = at_property)
      and (t.condition <> 'healthy' or t.created_at < now() - interval '3 years')
      and not coalesce(seen.asked_for, false)
      and (t.condition <> 'healthy' or coalesce(seen.latest, t.created_at) < now() - interval '3 years')
    order by array_position(array['hazardous', 'dead', 'declining', 'healthy'], t.condition),
      coalesce(seen.latest, t.created_at), t.id
    limit least(greatest(coalesce(page_size, 12), 1), 100);
end $$;
comment on function public.my_trees_needing_care(uuid, int) is
  'Standing trees of the calling owner that no one is asked about: those not healthy, the most pressing first, then those no work was done on for three years.';
grant execute on function public.my_trees_needing_care(uuid, int) to authenticated;
