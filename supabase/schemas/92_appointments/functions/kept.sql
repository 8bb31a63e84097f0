-- How many appointments a Pro kept, as profiles show it.

create function private.broke_appointment(old_job public.jobs, new_job public.jobs) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(old_job.state in ('scheduled', 'en_route') and auth.uid() = old_job.vendor_id
    and (new_job.state = 'canceled'
      or (new_job.state = old_job.state and new_job.scheduled_for is distinct from old_job.scheduled_for))
    and old_job.scheduled_for - now() < (private.resolution_rules()).no_show_notice_hours * interval '1 hour'
    and private.knew_start(old_job, 'vendor'), false)
$$;
comment on function private.broke_appointment(public.jobs, public.jobs) is
  'Whether a change of a job is its Pro''s and comes too late: canceled or moved within the notice of a no-show, though the Pro set, confirmed or knew the start. A hold for weather is not.';

create function private.note_outcome() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  outcome boolean;
begin
  -- A decision cleared the Pro, or the owner agreed to the date it was moved to.
  if (old.no_show_side = 'vendor' and new.no_show_side is null)
    or (old.start_confirmed_at is null and new.start_confirmed_at is not null and new.start_set_by = 'vendor') then
    delete from private.appointment_outcomes o
    where o.job_id = new.id and not o.was_kept
      and (new.no_show_side is distinct from old.no_show_side or o.noted_at = new.start_set_at);
    return null;
  end if;
  if old.scheduled_for is null then
    return null;
  end if;
  if new.state = 'in_progress' and old.state in ('scheduled', 'en_route', 'weather_hold') then
    select (old.scheduled_for at time zone r.time_zone)::date >= (now() at time zone r.time_zone)::date into outcome
    from public.service_requests r where r.id = new.request_id;
  elsif (new.no_show_side = 'vendor' and old.no_show_side is null) or private.broke_appointment(old, new) then
    outcome := false;
  end if;
  if outcome is not null then
    insert into private.appointment_outcomes as o (job_id, vendor_id, starts_at, was_kept)
    values (new.id, new.vendor_id, old.scheduled_for, outcome)
    on conflict (job_id, starts_at) do update set was_kept = excluded.was_kept, noted_at = excluded.noted_at;
  end if;
  return null;
end $$;
comment on function private.note_outcome() is
  'Trigger: a start is kept when the work begins by the end of its day, and not kept when it begins later, the Pro did not appear, or canceled or moved it too late (private.broke_appointment) and the owner did not agree to the new date. Everything else counts for nobody.';

create function private.kept_appointments(vendor uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select case when count(*) >= (select p.shown_from from private.appointment_policy p) then
    jsonb_build_object('kept', count(*) filter (where o.was_kept), 'total', count(*)) end
  from private.appointment_outcomes o
  where o.vendor_id = vendor and not exists (select 1 from private.doubtful_jobs d where d.job_id = o.job_id)
$$;
comment on function private.kept_appointments(uuid) is
  'How many appointments a Pro kept, of how many that count: {kept, total}; null under the number of appointment_policy. Jobs that do not look like jobs are left out.';
