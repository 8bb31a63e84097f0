-- The hours around a start: the Pro says how late they are, and the owner whether the crew came.

create function private.ask_arrival(job public.jobs) returns void
language sql security definer set search_path = '' as $$
  select private.set_timer('job', job.id, 'ask_arrival', private.expected_arrival(job) + p.ask_arrival_after)
  from private.appointment_policy p
$$;
comment on function private.ask_arrival(public.jobs) is
  'Sets the timer after which the owner is asked whether the crew arrived.';

create function private.job_arrival_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
  policy private.appointment_policy;
begin
  select * into strict policy from private.appointment_policy;
  select * into job from public.jobs j where j.id = timer.subject_id;
  -- The owner is asked once for a start: not where it was moved or the Pro said they come later, and not long after.
  if job.arrival_asked_at is not null or now_at > timer.due_at + policy.late_within
    or timer.due_at is distinct from private.expected_arrival(job) + policy.ask_arrival_after then
    return false;
  end if;
  update public.jobs j set arrival_asked_at = now_at where j.id = job.id;
  perform private.transition('job', job.id, 'ask_arrival', 'timer');
  return true;
end $$;
comment on function private.job_arrival_due(private.timers, timestamptz) is
  'Asks the owner, once for a start, whether the crew arrived that nobody has said is at work.';

create function private.say_late(job public.jobs, actor text, minutes int) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if minutes is null or minutes not in (30, 60) then
    raise exception 'Choose 30 or 60 minutes.';
  end if;
  if job.scheduled_for is null or job.scheduled_for - now() > (select p.late_within from private.appointment_policy p) then
    raise exception 'You can say that you''re running late in the % before the start. Change the date instead.',
      private.hours_in_words((select private.hours_of(p.late_within) from private.appointment_policy p));
  end if;
  if job.scheduled_for + make_interval(mins => minutes) <= now() then
    raise exception 'It''s already % after the start. Write to the owner, or set another date.',
      private.counted(minutes, 'minute');
  end if;
  if job.late_minutes is not distinct from minutes then
    return;
  end if;
  perform private.transition('job', job.id, 'run_late', actor);
  update public.jobs j set late_minutes = minutes where j.id = job.id returning * into job;
  perform private.ask_arrival(job);
end $$;
comment on function private.say_late(public.jobs, text, int) is
  'The owner is told at once that the crew comes 30 or 60 minutes after the start, while that is still ahead. A repeat tells nothing new.';

create function public.report_late(job_id uuid, minutes int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.own_job(job_id);
begin
  if mine.side <> 'vendor' then
    raise exception 'Only the Pro can say how late they are.' using errcode = '42501';
  end if;
  perform private.say_late(mine.job, mine.side, minutes);
  return minutes;
end $$;
comment on function public.report_late(uuid, int) is
  'The Pro tells the owner that they are running 30 or 60 minutes late. Returns the minutes.';
grant execute on function public.report_late(uuid, int) to authenticated;

create function public.crew_report_late(job_id uuid, minutes int) returns int
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.crew_job(job_id);
begin
  if (mine.link).id is null then
    return null;
  end if;
  perform private.say_late(mine.job, 'vendor', minutes);
  perform private.note_crew_use(mine.link, 'run_late', job_id);
  return minutes;
end $$;
comment on function public.crew_report_late(uuid, int) is
  'A crew tells the owner of a job of its day that it is running 30 or 60 minutes late. Null when its link doesn''t work.';
grant execute on function public.crew_report_late(uuid, int) to anon, authenticated;

create function public.answer_arrival(job_id uuid, arrived boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
begin
  if mine.side <> 'owner' then
    raise exception 'Only the owner can say whether the crew arrived.' using errcode = '42501';
  end if;
  if arrived is null then
    raise exception 'Answer yes or not yet.';
  end if;
  if (mine.job).arrival_asked_at is null then
    raise exception 'We ask you whether the crew arrived once it is late.';
  end if;
  if (mine.job).has_arrived is distinct from arrived then
    perform private.transition('job', job_id, case when arrived then 'confirm_arrival' else 'deny_arrival' end, mine.side);
    update public.jobs j set has_arrived = arrived where j.id = job_id;
  end if;
  return arrived;
end $$;
comment on function public.answer_arrival(uuid, boolean) is
  'The owner answers whether the crew arrived, after being asked. When it has not, the Pro is told; what the owner can do then are the steps of the job. Returns the answer; a repeat changes nothing.';
grant execute on function public.answer_arrival(uuid, boolean) to authenticated;
