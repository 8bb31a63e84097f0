-- Reminders of a start. Their times are wall-clock times at the property, on days the clocks change too.

create function private.awaits_start(job public.jobs) returns boolean
language sql stable set search_path = '' as $$
  select job.state in ('scheduled', 'weather_hold') and job.scheduled_for > now()
$$;
comment on function private.awaits_start(public.jobs) is
  'Whether a job has a start that is still ahead, also while it waits for the weather with a new one.';

create function private.reminder_times(start_at timestamptz, zone text) returns table (due_at timestamptz, is_same_day boolean)
language sql stable security definer set search_path = '' as $$
  select t.wall_clock at time zone zone, t.is_same_day
  from private.appointment_policy p
  cross join lateral (select (start_at at time zone zone)::date as day) s
  cross join lateral (values
    (s.day - p.days_ahead + p.days_ahead_at, false),
    (s.day - 1 + p.evening_at, false),
    (s.day + p.morning_at, true)) t (wall_clock, is_same_day)
  where t.wall_clock at time zone zone < start_at
$$;
comment on function private.reminder_times(timestamptz, text) is
  'When people are reminded of a start; is_same_day: on the morning of the day itself. Work that begins at or before that hour has no such reminder.';

-- Two random UUIDs would make a text message longer than one part.
create function private.new_appointment_link(job public.jobs, person uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  -- 122 random bits.
  token text := replace(gen_random_uuid()::text, '-', '');
begin
  insert into private.appointment_links (token_hash, job_id, person_id, starts_at)
  values (sha256(convert_to(token, 'UTF8')), job.id, person, job.scheduled_for);
  return '/appointment#' || token;
end $$;
comment on function private.new_appointment_link(public.jobs, uuid) is
  'The address at which a person answers about a start without signing in. The token stands in it alone, after a # so that it reaches no log.';

create function private.tell_of_start(
  job public.jobs, side text, kind_name text, key text, ready_at timestamptz, too_late_at timestamptz,
  is_urgent boolean default false
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid := case side when 'owner' then job.owner_id else job.vendor_id end;
  facts jsonb;
  notification uuid;
begin
  if not exists (select 1 from public.profiles p where p.id = person and p.deleted_at is null) then
    return;
  end if;
  -- One message about a start and an occasion, however often the job was moved away and back.
  key := concat_ws(':', key, job.id, extract(epoch from job.scheduled_for), person);
  select jsonb_strip_nulls(jsonb_build_object('request_number', r.number, 'category', r.category, 'city', r.city,
      'customer', r.contact_name, 'business', v.business_name, 'scheduled_for', job.scheduled_for,
      'time_zone', r.time_zone)) into facts
  from public.service_requests r, public.vendor_profiles v
  where r.id = job.request_id and v.vendor_id = job.vendor_id;
  if private.wants(person, kind_name, 'in_app') then
    insert into public.notifications (person_id, kind, data, link, subject_id, dedupe_key)
    values (person, kind_name, facts, private.page_for(side, kind_name, job.request_id), job.id, key)
    on conflict (dedupe_key) do nothing returning id into notification;
    if notification is null then
      return;
    end if;
  end if;
  perform private.enqueue(person, side, kind_name, facts, private.new_appointment_link(job, person), notification,
    job.id, is_urgent, ready_at, key);
  update private.outbox o set status = 'skipped', finished_at = now(), failure = 'It would come too late.'
  where o.dedupe_key = key and o.status = 'waiting' and o.due_at >= too_late_at;
end $$;
comment on function private.tell_of_start(public.jobs, text, text, text, timestamptz, timestamptz, boolean) is
  'Tells one side (owner or vendor) of the start of a job, once for each start and occasion (key), with a link by which they answer without signing in. It is ready at ready_at; what quiet hours would hold back until too_late_at is not sent.';

create function private.job_start_reminder_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  job public.jobs;
  zone text;
  due record;
  next_at timestamptz;
  side text;
begin
  select * into job from public.jobs j where j.id = timer.subject_id;
  select r.time_zone into zone from public.service_requests r where r.id = job.request_id;
  select * into due from private.reminder_times(job.scheduled_for, zone) t where t.due_at = timer.due_at;
  -- The job was moved since, or the clock stood still until the start.
  if due.due_at is null or job.scheduled_for <= now_at then
    return false;
  end if;
  select coalesce(min(t.due_at), job.scheduled_for) into next_at
  from private.reminder_times(job.scheduled_for, zone) t where t.due_at > timer.due_at;
  if next_at <= now_at then
    return false;
  end if;
  foreach side in array array['owner', 'vendor'] loop
    perform private.tell_of_start(job, side, case when due.is_same_day then 'job_today' else 'job_reminder' end,
      'remind_start:' || extract(epoch from timer.due_at), now_at, next_at);
  end loop;
  return true;
end $$;
comment on function private.job_start_reminder_due(private.timers, timestamptz) is
  'Reminds both sides of a start, unless the job has another by now or the next reminder is due as well.';

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
