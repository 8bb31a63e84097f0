-- A machine is on one job at a time: planning counts the stump grinders and cranes a Pro has.

-- One row for each kind of machine a request asks for, in the words people read.
create function private.machines_needed(request public.service_requests)
returns table (kind public.equipment_kind, name text)
language sql stable security definer set search_path = '' as $$
  select m.kind, m.name
  from (values
    ('stump_grinder'::public.equipment_kind, 'stump grinder'),
    ('crane'::public.equipment_kind, 'crane')
  ) m (kind, name), private.request_needs(private.policy(), request) needs
  where needs.equipment & private.enum_bit(m.kind) <> 0
$$;
comment on function private.machines_needed(public.service_requests) is
  'The machines a request asks for of which a Pro has only so many.';

create function private.equipment_conflict(job public.jobs, start_at timestamptz, hours numeric) returns text
language sql stable security definer set search_path = '' as $$
  with span as (
    select start_at as begins, private.work_end(job.vendor_id, start_at, hours) as ends
  ), needed as (
    select n.kind, n.name, e.quantity
    from public.service_requests r
    cross join lateral private.machines_needed(r) n
    -- Who has none rents one for the job; that is no double use.
    join public.vendor_equipment e on e.vendor_id = job.vendor_id and e.kind = n.kind
    where r.id = job.request_id
  ), others as (
    select j.scheduled_for as begins, j.scheduled_until as ends, n.kind
    from span s
    join public.jobs j on j.vendor_id = job.vendor_id and j.id <> job.id
      and j.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending')
      and j.scheduled_until > s.begins and j.scheduled_for < s.ends
    join public.service_requests r on r.id = j.request_id
    cross join lateral private.machines_needed(r) n
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
comment on function private.equipment_conflict(public.jobs, timestamptz, numeric) is
  'A sentence saying that a job would need a machine that is out on other jobs then; null when there is one left.';
