-- Who may read and write photos, what is broadcast live, and what happens by itself.

create function private.can_read_photo(photo text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select 1 from public.request_photos p where p.path = photo and private.can_read_request(p.request_id))
    or exists (
      select 1 from public.job_photos p join public.jobs j on j.id = p.job_id
      where p.path = photo and auth.uid() in (j.owner_id, j.vendor_id))
    or private.is_admin()
$$;
comment on function private.can_read_photo(text) is
  'Whether a photo belongs to a request or job the caller may read.';
grant execute on function private.can_read_photo(text) to authenticated;

create policy "People upload photos into their own folder" on storage.objects
  for insert to authenticated
  with check (bucket_id = 'tree-photos' and split_part(name, '/', 1) = (select auth.uid())::text);
create policy "Photos are read by whoever reads what they show" on storage.objects
  for select to authenticated
  using (
    bucket_id = 'tree-photos'
    and (split_part(name, '/', 1) = (select auth.uid())::text or private.can_read_photo(name))
  );
create policy "People remove their own photos while nothing shows them" on storage.objects
  for delete to authenticated
  using (
    bucket_id = 'tree-photos' and split_part(name, '/', 1) = (select auth.uid())::text
    and not exists (select 1 from public.request_photos p where p.path = name)
    and not exists (select 1 from public.job_photos p where p.path = name)
  );

-- Live updates carry no content, only what changed; the reader fetches it under its own policies.
create function private.tell(person uuid, kind text, request uuid, conversation uuid) returns void
language sql security definer set search_path = '' as $$
  select realtime.send(
    jsonb_build_object('kind', kind, 'request_id', request, 'conversation_id', conversation),
    'changed', 'user:' || person, true)
$$;
comment on function private.tell(uuid, text, uuid, uuid) is 'Tells one person''s open pages that something of a kind changed.';

create function private.broadcast_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed jsonb := to_jsonb(new);
  request uuid := case tg_table_name
    when 'service_requests' then (changed ->> 'id')::uuid else (changed ->> 'request_id')::uuid end;
  conversation uuid;
  person uuid;
begin
  if tg_table_name = 'messages' then
    conversation := (changed ->> 'conversation_id')::uuid;
    select c.request_id into request from public.conversations c where c.id = conversation;
    for person in
      select unnest(array[c.owner_id, c.vendor_id]) from public.conversations c where c.id = conversation
    loop
      perform private.tell(person, 'messages', request, conversation);
    end loop;
    return null;
  end if;
  perform private.tell((changed ->> 'owner_id')::uuid, tg_table_name::text, request, null);
  if changed ->> 'vendor_id' is not null then
    perform private.tell((changed ->> 'vendor_id')::uuid, tg_table_name::text, request, null);
  end if;
  return null;
end $$;
comment on function private.broadcast_change() is 'Trigger: tells the people a row concerns that it changed.';

create trigger broadcast_change after insert on public.messages
  for each row execute function private.broadcast_change();
create trigger broadcast_change after insert or update on public.leads
  for each row execute function private.broadcast_change();
create trigger broadcast_change after insert or update on public.quotes
  for each row execute function private.broadcast_change();
create trigger broadcast_change after insert or update on public.jobs
  for each row execute function private.broadcast_change();
create trigger broadcast_change after update on public.service_requests
  for each row execute function private.broadcast_change();

create policy "People listen to their own channel" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid())::text);

alter table private.timers add column failure text;
comment on column private.timers.failure is 'Why a timer could not take effect, for administrators to look into.';

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
begin
  perform 1 from public.service_requests r
  where r.id = case machine_name
    when 'request' then subject
    when 'lead' then (select l.request_id from public.leads l where l.id = subject)
    when 'quote' then (select q.request_id from public.quotes q where q.id = subject)
    when 'job' then (select j.request_id from public.jobs j where j.id = subject)
    when 'review' then (select v.request_id from public.reviews v where v.id = subject)
  end
  for update;
end $$;
comment on function private.lock_request_of(text, uuid) is 'Locks the request a row belongs to, if it belongs to one.';

create function private.fire_timer(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  perform private.lock_request_of(timer.machine, timer.subject_id);
  if not private.can_move(timer.machine, timer.subject_id, timer.event, 'timer') then
    return false;
  end if;
  case timer.machine || '.' || timer.event
    when 'lead.expire' then
      perform private.transition('lead', timer.subject_id, 'expire', 'timer');
      perform private.offer_next(l.request_id, now_at) from public.leads l where l.id = timer.subject_id;
    when 'lead.release' then
      select * into lead from public.leads l where l.id = timer.subject_id;
      if lead.engaged_at is not null then
        return false;
      end if;
      perform private.transition('lead', timer.subject_id, 'release', 'timer');
      perform private.release_hold(lead, 'The owner did not answer within 48 hours');
    when 'request.expire' then
      perform private.transition('request', timer.subject_id, 'expire', 'timer');
      perform private.close_leads(timer.subject_id, null);
    when 'job.accept' then
      -- Work delivered again after it was reopened has five days of its own.
      if (select j.delivered_at from public.jobs j where j.id = timer.subject_id) > now_at - interval '5 days' then
        return false;
      end if;
      perform private.complete_job(timer.subject_id, 'timer');
    when 'review.publish' then
      perform private.publish_review(timer.subject_id, 'timer');
    else
      perform private.transition(timer.machine, timer.subject_id, timer.event, 'timer');
  end case;
  return true;
end $$;
comment on function private.fire_timer(private.timers, timestamptz) is
  'Lets one timer take effect. Returns false when its row has moved on and nothing is to be done.';

create function public.run_due_timers(now_at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  timer private.timers;
  fired int := 0;
begin
  for timer in
    select * from private.timers t
    where t.fired_at is null and t.due_at <= now_at
    order by t.due_at, t.id limit 500 for update skip locked
  loop
    begin
      if private.fire_timer(timer, now_at) then
        fired := fired + 1;
      end if;
      update private.timers t set fired_at = now_at where t.id = timer.id;
    exception when others then
      -- One timer that fails must not hold up the others; it is kept with its reason.
      update private.timers t set fired_at = now_at, failure = sqlerrm where t.id = timer.id;
      raise warning 'Timer % (%.%) failed: %', timer.id, timer.machine, timer.event, sqlerrm;
    end;
  end loop;
  return fired;
end $$;
comment on function public.run_due_timers(timestamptz) is
  'Fires what is due at a moment, in order; returns how many took effect. Called by the clock (pg_cron, the local server), never by people.';
grant execute on function public.run_due_timers(timestamptz) to service_role;
