-- What a Pro should know before a date is set. It warns; what is refused, schedule_job refuses.

create function private.job_before(job public.jobs) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('request_id', r.id, 'category', r.category, 'contact_name', r.contact_name,
    'ends_at', other.scheduled_until,
    'drive', private.drive(private.job_place(other.whole), private.job_place(job),
      job.scheduled_for - other.scheduled_until))
  from (
    select j as whole, j.* from public.jobs j
    where j.vendor_id = job.vendor_id and j.id <> job.id and j.state not in ('canceled', 'no_show', 'weather_hold')
      and j.scheduled_until <= job.scheduled_for
      and j.scheduled_until >= date_trunc('day', job.scheduled_for, private.vendor_zone(job.vendor_id))
    order by j.scheduled_until desc, j.id limit 1
  ) other
  join public.service_requests r on r.id = other.request_id
$$;
comment on function private.job_before(public.jobs) is
  'The last job of its Pro that ends before a planned one on the same day, with the drive from there (private.drive); null without one.';

create function public.job_plan_advice(
  job_id uuid, start_at timestamptz, hours numeric, people int default null,
  machines public.equipment_kind[] default null
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  job public.jobs;
  ends timestamptz;
begin
  select * into job from public.jobs j where j.id = job_id and j.vendor_id = caller;
  if job.id is null then
    raise exception 'This job does not exist.';
  end if;
  job := private.planned(job, start_at, hours, people, machines);
  ends := private.work_end(job.vendor_id, job.scheduled_for, job.planned_hours);
  return jsonb_build_object(
    'ends_at', ends,
    'outside_hours', not private.working_time(job.vendor_id, start_at, ends) @> start_at,
    'conflicts', to_jsonb(array_remove(array[
      private.schedule_conflict(job.vendor_id, start_at, job.planned_hours, job.id, job.people),
      private.equipment_conflict(job)], null)),
    'blocks', (
      select coalesce(jsonb_agg(jsonb_build_object('starts_at', b.starts_at, 'ends_at', b.ends_at, 'note', b.note)
        order by b.starts_at, b.id), '[]')
      from public.vendor_blocks b
      where b.vendor_id = job.vendor_id and b.ends_at > start_at and b.starts_at < ends),
    'overlaps', (
      select coalesce(jsonb_agg(jsonb_build_object('request_id', r.id, 'category', r.category,
        'contact_name', r.contact_name, 'starts_at', j.scheduled_for, 'ends_at', j.scheduled_until)
        order by j.scheduled_for, j.id), '[]')
      from public.jobs j join public.service_requests r on r.id = j.request_id
      where j.vendor_id = job.vendor_id and j.id <> job.id
        and j.state in ('scheduled', 'en_route', 'in_progress', 'change_order_pending')
        and j.scheduled_until > start_at and j.scheduled_for < ends),
    'before', private.job_before(job));
end $$;
comment on function public.job_plan_advice(uuid, timestamptz, numeric, int, public.equipment_kind[]) is
  'What the Pro of a job should know before planning it so: its end, whether it starts outside the working hours, conflicts schedule_job would refuse, blocked times and other jobs meanwhile, and the job before it that day. Changes nothing.';
grant execute on function public.job_plan_advice(uuid, timestamptz, numeric, int, public.equipment_kind[]) to authenticated;
