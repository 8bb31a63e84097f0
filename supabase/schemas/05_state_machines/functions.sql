create function private.request_of_row(machine_name text, row_json jsonb) returns uuid
language sql immutable set search_path = '' as $$
  select (row_json ->> case machine_name when 'request' then 'id' else 'request_id' end)::uuid
$$;
comment on function private.request_of_row(text, jsonb) is
  'The request that a row of a machine, as JSON, belongs to; null for one that belongs to none.';

create function private.record_event(
  machine_name text, row_json jsonb, key_column text, event_name text, before_state text, after_state text,
  actor_kind text, note_text text
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.state_events
    (machine, subject_id, event, from_state, to_state, actor, actor_id, request_id, vendor_id, note)
  values (machine_name, (row_json ->> key_column)::uuid, event_name, before_state, after_state, actor_kind,
    case when actor_kind in ('timer', 'system') then null else auth.uid() end,
    private.request_of_row(machine_name, row_json), (row_json ->> 'vendor_id')::uuid, note_text);
end $$;
comment on function private.record_event(text, jsonb, text, text, text, text, text, text) is
  'Leaves one event about a row of a machine; the row, as JSON, says whose timeline it belongs to.';

create function private.record_first_event(
  machine_name text, subject uuid, event_name text, actor_kind text, note_text text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  place private.machines;
  row_json jsonb;
begin
  select * into strict place from private.machines where machine = machine_name;
  execute format('select to_jsonb(t) from public.%I t where t.%I = $1', place.table_name, place.key_column)
    into row_json using subject;
  perform private.record_event(
    machine_name, row_json, place.key_column, event_name, null, row_json ->> 'state', actor_kind, note_text);
end $$;
comment on function private.record_first_event(text, uuid, text, text, text) is
  'Leaves the event with which a new row of a machine begins (a lead offered, a claim filed), so that listeners hear of it like of any move.';

create function private.check_step_pace(request uuid, machine_name text, event_name text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  a_day constant int := 30;
  taken int;
begin
  if request is null then
    select count(*) into taken from public.state_events e
    where e.request_id is null and e.actor_id = auth.uid() and e.machine = machine_name and e.event = event_name
      and e.created_at > now() - interval '1 day';
  else
    select count(*) into taken from public.state_events e
    where e.request_id = request and e.machine = machine_name and e.event = event_name and e.actor_id = auth.uid()
      and e.created_at > now() - interval '1 day';
  end if;
  if taken >= a_day then
    raise exception 'You''ve done this too many times today. Please try again tomorrow.' using hint = 'too_fast';
  end if;
end $$;
comment on function private.check_step_pace(uuid, text, text) is
  'Refuses a step to a person who has made the same one too often within a day: about a request, or, for what belongs to no request (null), at all.';

create function private.drop_timers(machine_name text, subject uuid) returns void
language sql security definer set search_path = '' as $$
  -- What the clock is firing at this moment is left to it.
  delete from private.timers t where t.id in (
    select w.id from private.timers w
    where w.machine = machine_name and w.subject_id = subject and w.fired_at is null
    for update skip locked)
$$;
comment on function private.drop_timers(text, uuid) is 'Takes away the timers of a row for which nothing is to come any more.';

create function private.transition(
  machine_name text, subject uuid, event_name text, actor_kind text, note_text text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  place private.machines;
  current_state text;
  move private.state_transitions;
  row_json jsonb;
  request uuid;
begin
  select * into strict place from private.machines where machine = machine_name;
  execute format('select to_jsonb(t), t.state::text from public.%I t where t.%I = $1 for no key update',
    place.table_name, place.key_column) into row_json, current_state using subject;
  if current_state is null then
    raise exception 'This % does not exist.', place.noun;
  end if;
  select * into move from private.state_transitions
    where machine = machine_name and from_state = current_state and event = event_name;
  if not found then
    raise exception 'This % is %, so that is no longer possible.', place.noun, replace(current_state, '_', ' ')
      using detail = format('%s: no event %s in state %s', machine_name, event_name, current_state);
  end if;
  if actor_kind <> all (move.actors) then
    raise exception 'You cannot do this to this %.', place.noun using errcode = '42501',
      detail = format('%s: event %s is not for %s', machine_name, event_name, actor_kind);
  end if;
  -- Each step notifies the other side, or sets timers and leaves rows, so repeated steps are limited. What no one is
  -- told of about a request, such as that a quote was viewed, is not counted.
  request := private.request_of_row(machine_name, row_json);
  if actor_kind in ('owner', 'vendor') and (request is null or exists (
    select 1 from private.notification_rules r where r.machine = machine_name and r.event = event_name)) then
    perform private.check_step_pace(request, machine_name, event_name);
  end if;
  execute format('update public.%I set state = $2::public.%I where %I = $1',
    place.table_name, machine_name || '_state', place.key_column) using subject, move.to_state;
  perform private.record_event(
    machine_name, row_json, place.key_column, event_name, current_state, move.to_state, actor_kind, note_text);
  -- The clock marks its own timers.
  if actor_kind <> 'timer' and not exists (
    select 1 from private.state_transitions m where m.machine = machine_name and m.from_state = move.to_state) then
    perform private.drop_timers(machine_name, subject);
  end if;
  return move.to_state;
end $$;
comment on function private.transition(text, uuid, text, text, text) is
  'Moves one row of a machine by an event, in the caller''s transaction: locks it, checks the move and the actor, writes the state and the event, and takes away the timers of a row that people have ended for good. Returns the new state; refuses a move that is not in the table, and what a person repeats too often.';

create function private.set_timer(machine_name text, subject uuid, event_name text, due timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.timers (machine, subject_id, event, due_at)
  values (machine_name, subject, event_name, due)
  on conflict do nothing;
end $$;
comment on function private.set_timer(text, uuid, text, timestamptz) is 'Makes an event fall due for a row at a time.';

create function private.has_later_timer(timer private.timers) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.timers t
    where t.machine = timer.machine and t.subject_id = timer.subject_id and t.event = timer.event
      and t.due_at > timer.due_at and t.fired_at is null
  )
$$;
comment on function private.has_later_timer(private.timers) is
  'Whether a timer was replaced, so that this one is out of date (a lead offered again, work delivered again).';

create function private.timer_event_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition(timer.machine, timer.subject_id, timer.event, 'timer');
  return true;
end $$;
comment on function private.timer_event_due(private.timers, timestamptz) is
  'The effect of a timer of which nothing comes but its event: a reminder, or that a decision is overdue.';

create function private.latest_timer(machine_name text, subject uuid, event_name text) returns private.timers
language sql stable security definer set search_path = '' as $$
  select t from private.timers t
  where t.machine = machine_name and t.subject_id = subject and t.event = event_name
  order by t.due_at desc limit 1
$$;
comment on function private.latest_timer(text, uuid, text) is 'The last timer of an event of a row; null without one.';

create function private.timer_hours(machine_name text, subject uuid, event_name text) returns float8
language sql stable security definer set search_path = '' as $$
  select private.hours_of(t.due_at - t.set_at) from private.latest_timer(machine_name, subject, event_name) t
$$;
comment on function private.timer_hours(text, uuid, text) is
  'How many hours the last timer of an event gave, whatever the rules are by now; null without one.';

create function private.can_move(machine_name text, subject uuid, event_name text, actor_kind text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  place private.machines;
  current_state text;
begin
  select * into strict place from private.machines where machine = machine_name;
  execute format('select t.state::text from public.%I t where t.%I = $1', place.table_name, place.key_column)
    into current_state using subject;
  return exists (
    select 1 from private.state_transitions m
    where m.machine = machine_name and m.from_state = current_state and m.event = event_name
      and actor_kind = any (m.actors)
  );
end $$;
comment on function private.can_move(text, uuid, text, text) is
  'Whether an event is possible for a row now, by this kind of actor.';

-- Every path locks the request before what hangs on it, so that no two can wait for each other.
create function private.lock_request_of(machine_name text, subject uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  request uuid := case machine_name
    when 'request' then subject
    when 'lead' then (select l.request_id from public.leads l where l.id = subject)
    when 'quote' then (select q.request_id from public.quotes q where q.id = subject)
    when 'job' then (select j.request_id from public.jobs j where j.id = subject)
    when 'review' then (select v.request_id from public.reviews v where v.id = subject)
    when 'lead_credit_claim' then (select c.request_id from public.lead_credit_claims c where c.id = subject)
    when 'job_dispute' then (select d.request_id from public.job_disputes d where d.id = subject)
  end;
begin
  if machine_name = 'vendor' then
    perform private.lock_open_deals(subject);
    return;
  end if;
  perform 1 from public.service_requests r where r.id = request for update;
  perform private.lock_accounts(request);
end $$;
comment on function private.lock_request_of(text, uuid) is
  'Locks the request a row belongs to, if it belongs to one, and then its Pros: whatever a step changes about them, no two steps wait for each other. For a Pro, every request with an open lead.';

create function private.fire_timer(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  effect text;
  took_effect boolean;
begin
  -- Neither a reminder nor a look for requests changes a Pro's deals or keeps an offer from the Pro.
  if timer.machine <> 'vendor' or timer.event not in ('remind', 'rematch') then
    perform private.lock_request_of(timer.machine, timer.subject_id);
  end if;
  if not private.can_move(timer.machine, timer.subject_id, timer.event, 'timer') then
    return false;
  end if;
  select e.effect into effect from private.timer_effects e
  where e.machine = timer.machine and e.event = timer.event;
  if effect is null then
    perform private.transition(timer.machine, timer.subject_id, timer.event, 'timer');
    return true;
  end if;
  execute format('select %s($1, $2)', effect) into took_effect using timer, now_at;
  return took_effect;
end $$;
comment on function private.fire_timer(private.timers, timestamptz) is
  'Lets one timer take effect. Returns false when its row has moved on and nothing is to be done.';

-- The clock keeps the locks of everything it fired in one call. It hardly waits for anyone, long before
-- the database looks for deadlocks (after 1 s), so that it never makes a person's call fail.
create function public.run_due_timers(now_at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' set lock_timeout = '5ms' as $$
declare
  timer private.timers;
  fired int := 0;
begin
  for timer in
    select t.* from private.timers t
    left join private.timer_effects e on e.machine = t.machine and e.event = t.event
    where t.fired_at is null and t.due_at <= now_at
    order by coalesce(e.gives_way, false), t.due_at, t.id limit 500 for update of t skip locked
  loop
    begin
      if private.fire_timer(timer, now_at) then
        fired := fired + 1;
      end if;
      update private.timers t set fired_at = now_at where t.id = timer.id;
    exception
    when lock_not_available or deadlock_detected or serialization_failure then
      -- Someone is at work on this row: the next tick comes back to it.
      null;
    when others then
      -- One timer that fails must not hold up the others; it is kept with its reason.
      update private.timers t set fired_at = now_at, failure = sqlerrm where t.id = timer.id;
      raise warning 'Timer % (%.%) failed: %', timer.id, timer.machine, timer.event, sqlerrm;
    end;
  end loop;
  return fired;
end $$;
comment on function public.run_due_timers(timestamptz) is
  'Fires what is due at a moment, in order, what gives way (private.timer_effects) last; returns how many took effect. Called by the clock (pg_cron, the local server), never by people.';
grant execute on function public.run_due_timers(timestamptz) to service_role;
