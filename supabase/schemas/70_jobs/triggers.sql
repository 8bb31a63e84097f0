create trigger touch_updated_at before update on public.jobs
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.jobs
  for each row when (new.* is distinct from old.*) execute function private.count_version();
create trigger broadcast_change after insert or update on public.jobs
  for each row execute function private.broadcast_change();
create trigger keep_match_profile after insert or delete on public.jobs
  for each row execute function private.keep_match_profile();
create trigger keep_match_profile_on_move after update of state on public.jobs
  for each row when (old.state is distinct from new.state) execute function private.keep_match_profile();

create function private.plan_job() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.scheduled_until := private.work_end(new.vendor_id, new.scheduled_for, new.planned_hours);
  return new;
end $$;
comment on function private.plan_job() is 'Trigger: a job with a start occupies the Pro for its planned hours.';
create trigger plan_job before insert or update of scheduled_for, planned_hours on public.jobs
  for each row when (new.scheduled_for is not null) execute function private.plan_job();

create function private.note_start() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.start_set_by := case auth.uid() when new.owner_id then 'owner' when new.vendor_id then 'vendor' end;
  new.start_set_at := case when new.scheduled_for is not null then now() end;
  new.start_confirmed_at := null;
  new.late_minutes := null;
  new.arrival_asked_at := null;
  new.has_arrived := null;
  return new;
end $$;
comment on function private.note_start() is 'Trigger: keeps who set the start of a job and when; a confirmation, a delay and an arrival are of one start alone.';
create trigger note_start before update of scheduled_for on public.jobs
  for each row when (new.scheduled_for is distinct from old.scheduled_for) execute function private.note_start();

create trigger broadcast_change after insert or update on public.job_change_orders
  for each row execute function private.broadcast_change();

-- Reminders of care: 17_care. The state alone is not enough: a job is completed before it is known when.
create trigger replan_care_after_work after update of completed_at on public.jobs
  for each row when (new.completed_at is not null and new.completed_at is distinct from old.completed_at)
  execute function private.replan_care_after_work();

-- Reminders, the question after the start, and kept appointments: 92_appointments.
create trigger plan_reminders after insert or update of scheduled_for, state on public.jobs
  for each row execute function private.plan_reminders();
create trigger note_outcome after update of state, scheduled_for, no_show_side, start_confirmed_at on public.jobs
  for each row execute function private.note_outcome();
