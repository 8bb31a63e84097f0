-- A machine is on one job at a time: planning counts the stump grinders and cranes a Pro has.

-- One row for each kind of machine a job takes, in the words people read.
create function private.machines_of(job public.jobs)
returns table (kind public.equipment_kind, name text)
language sql stable security definer set search_path = '' as $$
  select m.kind, m.name
  from (values
    ('stump_grinder'::public.equipment_kind, 'stump grinder', true),
    ('crane', 'crane', true),
    ('bucket_truck', 'bucket truck', false),
    ('chipper', 'chipper', false),
    ('log_loader', 'log loader', false)
  ) m (kind, name, by_request), public.service_requests r,
    private.request_needs(private.policy(), r) needs
  where r.id = job.request_id and (
    m.kind = any (job.machines) or (m.by_request and needs.equipment & private.enum_bit(m.kind) <> 0))
$$;
comment on function private.machines_of(public.jobs) is
  'The machines a job takes of which a Pro has only so many: those its Pro planned for it, and the grinder or crane its request asks for.';

create function private.equipment_conflict(job public.jobs) returns text
language sql stable security definer set search_path = '' as $$
  with span as (
    select job.scheduled_for as begins,
      private.work_end(job.vendor_id, job.scheduled_for, job.planned_hours) as ends
  ), needed as (
    select n.kind, n.name, e.quantity
    from private.machines_of(job) n
    -- Who has none rents one for the job; that is no double use.
    join public.vendor_equipment e on e.vendor_id = job.vendor_id and e.kind = n.kind
  ), others as (
    select j.scheduled_for as begins, j.scheduled_until as ends, n.kind
    from span s
    join public.jobs j on j.vendor_id = job.vendor_id and j.id <> job.id
      and j.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending')
      and j.scheduled_until > s.begins and j.scheduled_for < s.ends
    cross join lateral private.machines_of(j) n
  )
  select case when n.quantity = 1 then 'Your ' || n.name || ' is out on another job at that time.'
    else 'All ' || n.quantity || ' of your ' || n.name || 's are out on other jobs at that time.' end
  from needed n, span s
  where exists (
    -- The most jobs at once is reached when one of them begins.
    select 1 from (select s.begins as moment union all
      select o.begins from others o where o.kind = n.kind and o.begins > s.begins) m
    where (select count(*) from others o
      where o.kind = n.kind and o.begins <= m.moment and o.ends > m.moment) >= n.quantity)
  order by n.kind limit 1
$$;
comment on function private.equipment_conflict(public.jobs) is
  'A sentence saying that a job, as it would be planned, would need a machine that is out on other jobs then; null when there is one left.';
