create function private.job_status(state public.job_state) returns text
language sql immutable set search_path = '' as $$
  select case state
    when 'scheduled' then 'Scheduled'
    when 'en_route' then 'On the way'
    when 'in_progress' then 'Work in progress'
    when 'change_order_pending' then 'Change proposed'
    when 'delivered' then 'Finished, waiting for acceptance'
    when 'completed' then 'Completed'
    when 'weather_hold' then 'Waiting for weather'
    when 'canceled' then 'Canceled'
    when 'no_show' then 'No-show'
  end
$$;
comment on function private.job_status(public.job_state) is 'The state of a job as people read it.';

create function private.was_done_before(job public.jobs, moment timestamptz) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(job.state in ('delivered', 'completed') and job.delivered_at < moment, false)
$$;
comment on function private.was_done_before(public.jobs, timestamptz) is
  'Whether work was finished before a moment. Callers give the start of the day they ask about.';

-- shared/market/src/api/hasLeftCalendar.ts decides the same for the day a job begins.
create function private.nobody_comes(job public.jobs, day_start timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select private.was_done_before(job, day_start)
    or coalesce(job.state in ('delivered', 'completed') and job.scheduled_for > now(), false)
$$;
comment on function private.nobody_comes(public.jobs, timestamptz) is
  'Whether a planned visit is off because the work is finished already: since before the day asked about, or before its start, which is still ahead.';

create function private.expected_arrival(job public.jobs) returns timestamptz
language sql stable set search_path = '' as $$
  select job.scheduled_for + make_interval(mins => coalesce(job.late_minutes, 0))
$$;
comment on function private.expected_arrival(public.jobs) is
  'When the owner expects the crew: at the start, later by what the Pro said; null without a start.';

create function private.has_begun(job public.jobs) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.service_requests r where r.id = job.request_id and r.state = 'in_progress')
$$;
comment on function private.has_begun(public.jobs) is
  'Whether work on an unfinished job has begun, also while it waits for the weather or for another date.';

create function private.is_under_way(job public.jobs) returns boolean
language sql stable security definer set search_path = '' as $$
  select job.state in ('en_route', 'in_progress', 'change_order_pending', 'delivered')
    or (job.state in ('scheduled', 'weather_hold') and private.has_begun(job))
$$;
comment on function private.is_under_way(public.jobs) is 'Whether someone is in the middle of a job.';

-- A job of the caller, locked after its request, and which side the caller is on.
create function private.own_job(job_id uuid, out job public.jobs, out side text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
begin
  perform private.lock_request_of('job', job_id);
  select * into job from public.jobs j
  where j.id = job_id and caller in (j.owner_id, j.vendor_id) for update;
  if job.id is null then
    raise exception 'This job does not exist.';
  end if;
  side := case when caller = job.owner_id then 'owner' else 'vendor' end;
end $$;
comment on function private.own_job(uuid) is 'A job of the caller, locked, and the side (owner or vendor) the caller is on.';

create function private.checked_start(start_at timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
begin
  if start_at is null or start_at <= now() or start_at > now() + interval '1 year' then
    raise exception 'Choose a start in the future, within the next year.';
  end if;
  return start_at;
end $$;
comment on function private.checked_start(timestamptz) is 'The start of a job, refused when it is past or far away.';

create function private.planned(
  job public.jobs, start_at timestamptz, hours numeric, people int, machines public.equipment_kind[]
) returns public.jobs
language plpgsql stable set search_path = '' as $$
begin
  job.scheduled_for := private.checked_start(start_at);
  job.planned_hours := coalesce(hours, job.planned_hours);
  job.people := coalesce(people, job.people);
  job.machines := coalesce(
    (select array_agg(distinct m order by m) from unnest(machines) m where m is not null),
    case when machines is null then job.machines else '{}' end);
  if job.planned_hours not between 0.5 and 80 then
    raise exception 'Plan between 0.5 and 80 working hours.';
  end if;
  if job.people not between 1 and 100 then
    raise exception 'Plan at least one person and at most 100.';
  end if;
  if 'climbing_gear' = any (job.machines) then
    raise exception 'Climbing gear is not a machine.';
  end if;
  return job;
end $$;
comment on function private.planned(public.jobs, timestamptz, numeric, int, public.equipment_kind[]) is
  'A job as it would be with another plan; what is null stays. Refuses what no job can take.';

create function public.schedule_job(
  job_id uuid, start_at timestamptz, hours numeric default null, despite_conflict boolean default false,
  expected_version int default null, people int default null, machines public.equipment_kind[] default null
) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
  plan public.jobs;
begin
  if mine.side = 'owner' then
    hours := null;
    people := null;
    machines := null;
    despite_conflict := false;
  end if;
  plan := private.planned(mine.job, start_at, hours, people, machines);
  perform private.assert_version((mine.job).version, expected_version, 'This job');
  perform private.check_free_crew(plan, despite_conflict);
  perform private.transition('job', job_id, 'reschedule', mine.side);
  update public.jobs j
  set scheduled_for = plan.scheduled_for, planned_hours = plan.planned_hours, people = plan.people,
    machines = plan.machines
  where j.id = job_id;
  if (select r.state from public.service_requests r where r.id = (mine.job).request_id) = 'awarded' then
    perform private.transition('request', (mine.job).request_id, 'schedule', mine.side);
  end if;
  return (select j.version from public.jobs j where j.id = job_id);
end $$;
comment on function public.schedule_job(uuid, timestamptz, numeric, boolean, int, int, public.equipment_kind[]) is
  'Either side sets the start of a job that has not begun or waits for the weather. The Pro can say how many working hours, people and machines it takes, and book it even if all crews are busy then. Refused with the hint version_conflict when expected_version is not the current one. Returns the new version, with which a move can be undone unless the job changed after it.';
grant execute on function public.schedule_job(uuid, timestamptz, numeric, boolean, int, int, public.equipment_kind[]) to authenticated;

create function public.confirm_start(job_id uuid, expected_version int default null) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
begin
  if (mine.job).scheduled_for is null or (mine.job).start_set_by = mine.side then
    raise exception 'There is no start to confirm.';
  end if;
  if (mine.job).start_confirmed_at is null then
    perform private.assert_version((mine.job).version, expected_version, 'This job');
    perform private.transition('job', job_id, 'confirm_start', mine.side);
    update public.jobs j set start_confirmed_at = now() where j.id = job_id;
  end if;
  return (select j.version from public.jobs j where j.id = job_id);
end $$;
comment on function public.confirm_start(uuid, int) is
  'A side agrees to the start the other has set. Refused with the hint version_conflict when it is not confirmed yet and expected_version is not the current one: the start may be another than the one seen. Returns the current version.';
grant execute on function public.confirm_start(uuid, int) to authenticated;

create function public.start_travel(job_id uuid) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.own_job(job_id);
begin
  return private.transition('job', job_id, 'start_travel', mine.side)::public.job_state;
end $$;
comment on function public.start_travel(uuid) is 'The Pro is on the way.';
grant execute on function public.start_travel(uuid) to authenticated;

create function private.begin_work(job public.jobs, actor text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.transition('job', job.id, 'start', actor);
  update public.jobs j set scheduled_for = now() where j.id = job.id and j.scheduled_for is null;
  if (select r.state from public.service_requests r where r.id = job.request_id) in ('awarded', 'scheduled') then
    perform private.transition('request', job.request_id, 'start', actor);
  end if;
end $$;
comment on function private.begin_work(public.jobs, text) is 'Begins the work of a job; one without a date takes place now.';

create function public.start_job(job_id uuid) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.own_job(job_id);
begin
  perform private.begin_work(mine.job, mine.side);
  return 'in_progress';
end $$;
comment on function public.start_job(uuid) is 'The Pro begins the work; a job without a date takes place now.';
grant execute on function public.start_job(uuid) to authenticated;

create function private.await_acceptance(job_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  due timestamptz := now() + (private.resolution_rules()).delivery_acceptance_days * interval '1 day';
begin
  update public.jobs j set accept_by = due where j.id = job_id;
  perform private.set_timer('job', job_id, 'accept', due);
end $$;
comment on function private.await_acceptance(uuid) is
  'Starts the clock after which delivered work is accepted without an answer.';

create function private.hand_over(target uuid, actor text, note text, photos text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(photos) = 0 then
    raise exception 'Add at least one photo of the finished work.';
  end if;
  perform private.transition('job', target, 'deliver', actor);
  update public.jobs
  set delivery_note = private.clean_text(note, 'The note', 2000), delivered_at = now(), reminded_at = null
  where id = target;
  insert into public.job_photos (job_id, path) select target, p from unnest(photos) p;
  perform private.set_timer('job', target, 'remind',
    now() + (private.resolution_rules()).delivery_reminder_days * interval '1 day');
  perform private.await_acceptance(target);
end $$;
comment on function private.hand_over(uuid, text, text, text[]) is
  'Delivers a job with photos of the finished work, and starts the clocks of the owner''s answer.';

create function public.deliver_job(job_id uuid, note text, photos jsonb) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.own_job(job_id);
begin
  perform private.hand_over(job_id, mine.side, note, private.parse_photos(photos, 20));
  return 'delivered';
end $$;
comment on function public.deliver_job(uuid, text, jsonb) is
  'The Pro hands over finished work with at least one uploaded photo. The owner is reminded of it; without an answer it is accepted, after the days of resolution_policy.';
grant execute on function public.deliver_job(uuid, text, jsonb) to authenticated;

create function private.doubts_about(job public.jobs) returns text
language sql stable security definer set search_path = '' as $$
  select nullif(concat_ws(' ',
    case when job.completed_at < job.created_at + rules.review_job_hours * interval '1 hour' then
      format('The work was accepted %s after it was agreed.',
        private.counted(floor(extract(epoch from job.completed_at - job.created_at) / 60)::bigint, 'minute')) end,
    case when job.price_cents < r.estimate_low_cents * rules.review_price_percent / 100 then
      format('The price was %s, the estimate began at %s.',
        private.money_in_words(job.price_cents), private.money_in_words(r.estimate_low_cents)) end,
    case when job.completed_at < p.created_at + rules.review_owner_days * interval '1 day' then
      format('The owner''s account was %s old.',
        private.counted(floor(extract(epoch from job.completed_at - p.created_at) / 3600)::bigint, 'hour')) end,
    case when not r.asks_others and private.is_asked_by_name(r.id, job.vendor_id)
      and (select count(distinct j.vendor_id) from public.jobs j
        where j.owner_id = job.owner_id and j.state = 'completed' and j.vendor_id <> job.vendor_id)
        < rules.review_other_jobs then
      'The owner asked this Pro alone and has hired too few others.' end), '')
  from public.service_requests r, public.profiles p, (
    -- A check that one administrator loosens applies as it was until others have had time to see it.
    select max(e.review_job_hours) as review_job_hours, max(e.review_price_percent) as review_price_percent,
      max(e.review_owner_days) as review_owner_days, max(e.review_other_jobs) as review_other_jobs
    from private.recent_resolution_rules() e
  ) rules
  where r.id = job.request_id and p.id = job.owner_id
$$;
comment on function private.doubts_about(public.jobs) is
  'Why a completed job does not look like one, in sentences for administrators, by the strictest of private.recent_resolution_rules; null when nothing speaks against it.';

create function private.complete_job(target uuid, actor text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
  doubts text;
begin
  perform private.transition('job', target, 'accept', actor);
  update public.jobs set completed_at = now() where id = target returning * into job;
  doubts := private.doubts_about(job);
  perform private.transition('request', job.request_id, 'complete', actor);
  perform private.set_timer('request', job.request_id, 'close', now() + interval '30 days');
  -- A job that does not look like one counts once an administrator has kept its review.
  insert into private.doubtful_jobs (job_id, doubts) select job.id, doubts where doubts is not null;
  if doubts is null then
    update public.vendor_profiles set jobs_completed = jobs_completed + 1 where vendor_id = job.vendor_id;
  end if;
end $$;
comment on function private.complete_job(uuid, text) is 'Ends a delivered job, by the owner or by time.';

create function public.accept_delivery(job_id uuid) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  mine record := private.own_job(job_id);
begin
  perform private.complete_job(job_id, mine.side);
  return 'completed';
end $$;
comment on function public.accept_delivery(uuid) is 'The owner accepts the delivered work.';
grant execute on function public.accept_delivery(uuid) to authenticated;

create function public.mark_job_paid(job_id uuid, paid boolean) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_job(job_id);
begin
  if mine.side <> 'vendor' then
    raise exception 'This job does not exist.';
  end if;
  if (mine.job).state <> 'completed' then
    raise exception 'You can mark a job as paid once it is completed.';
  end if;
  if paid then
    insert into public.paid_jobs (job_id, vendor_id) values (job_id, (mine.job).vendor_id) on conflict do nothing;
  else
    delete from public.paid_jobs p where p.job_id = job_id;
  end if;
end $$;
comment on function public.mark_job_paid(uuid, boolean) is
  'Marks a completed job of the calling Pro as paid or, with paid false, as unpaid. Bookkeeping only: no money moves and no one is notified. Idempotent.';
grant execute on function public.mark_job_paid(uuid, boolean) to authenticated;

create function public.reopen_job(job_id uuid, reason text) returns public.job_state
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.required_text(reason, 'What is missing', 2000);
  mine record := private.own_job(job_id);
  dispute public.job_disputes;
begin
  -- It would keep the decision from taking effect.
  select * into dispute from public.job_disputes d
  where d.job_id = reopen_job.job_id and d.state in ('decided', 'appealed') and d.outcome = 'work_accepted'
  order by d.state = 'appealed' desc, d.id limit 1;
  if found then
    raise exception 'An administrator decided that this work is accepted. %', case dispute.state
      when 'appealed' then 'The decision is being appealed.' else 'Appeal the decision instead.' end;
  end if;
  return private.transition('job', job_id, 'reopen', mine.side, why)::public.job_state;
end $$;
comment on function public.reopen_job(uuid, text) is
  'The owner says what is missing in delivered work; the Pro continues. Refused once an administrator has decided that the work is accepted.';
grant execute on function public.reopen_job(uuid, text) to authenticated;

create function public.hold_for_weather(job_id uuid, reason text, new_start timestamptz default null)
returns public.job_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  mine record := private.own_job(job_id);
begin
  if new_start is not null then
    perform private.checked_start(new_start);
  end if;
  perform private.transition('job', job_id, 'hold_for_weather', mine.side, why);
  -- Also where the start stays as it is: nobody is made to keep an appointment that was called off.
  update public.jobs j
  set scheduled_for = new_start, start_set_by = 'vendor', start_confirmed_at = null,
    start_set_at = case when new_start is not null then now() end
  where j.id = job_id;
  return 'weather_hold';
end $$;
comment on function public.hold_for_weather(uuid, text, timestamptz) is
  'The Pro puts a job off because of the weather, to a new start or (null) until one is agreed. Either side may set another with schedule_job.';
grant execute on function public.hold_for_weather(uuid, text, timestamptz) to authenticated;

-- Work delivered again after it was reopened has clocks of its own; a dispute stops them.
create function private.delivery_waits(timer private.timers) returns boolean
language sql stable security definer set search_path = '' as $$
  select timer.set_at >= j.delivered_at and (timer.event <> 'accept' or timer.due_at >= j.accept_by)
    and not private.is_disputed(j.id)
  from public.jobs j where j.id = timer.subject_id
$$;
comment on function private.delivery_waits(private.timers) is
  'Whether a timer of delivered work is still current: neither the delivery nor the deadline changed since, and the work is undisputed.';

create function private.job_remind_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.delivery_waits(timer) then
    return false;
  end if;
  perform private.transition('job', timer.subject_id, 'remind', 'timer');
  update public.jobs set reminded_at = now_at where id = timer.subject_id;
  return true;
end $$;
comment on function private.job_remind_due(private.timers, timestamptz) is
  'Reminds the owner of delivered work nobody has answered to.';

create function private.job_accept_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.delivery_waits(timer) then
    return false;
  end if;
  perform private.complete_job(timer.subject_id, 'timer');
  return true;
end $$;
comment on function private.job_accept_due(private.timers, timestamptz) is
  'Delivered work nobody objected to in time is accepted.';
