create function private.plan_reminders() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- Reminders that were held back, by quiet hours say, are of the start as it was.
  if tg_op = 'UPDATE' and (new.scheduled_for is distinct from old.scheduled_for
      or (new.state <> old.state and not private.awaits_start(new))) then
    update private.outbox o set status = 'skipped', finished_at = now(), failure = 'The appointment changed.'
    where o.person_id in (new.owner_id, new.vendor_id) and o.kind in ('job_reminder', 'job_today')
      and o.subject_id = new.id and o.status = 'waiting';
  end if;
  if private.awaits_start(new) then
    perform private.set_timer('job', new.id, 'remind_start', t.due_at)
    from private.appointment_policy p, public.service_requests r
    cross join lateral private.reminder_times(new.scheduled_for, r.time_zone) t
    where r.id = new.request_id and t.due_at > now() + p.least_notice;
    perform private.ask_arrival(new);
  end if;
  return null;
end $$;
comment on function private.plan_reminders() is
  'Trigger: a start is followed by the timers of its reminders. Those of an earlier start find it gone (private.job_start_reminder_due), and what waits in the outbox is not sent.';
create trigger plan_reminders after insert or update of scheduled_for, state on public.jobs
  for each row execute function private.plan_reminders();

create trigger note_outcome after update of state, scheduled_for, no_show_side, start_confirmed_at on public.jobs
  for each row execute function private.note_outcome();
