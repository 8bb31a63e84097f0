-- Live updates. Each person has one private channel, user:<id>, on which the database alone broadcasts.
-- Every message is the event 'changed' with {kind, request_id, conversation_id}: which of the person's
-- things changed, never what it says; the reader fetches it under its own policies. Kinds: messages,
-- conversations (read marks), leads, quotes, jobs, service_requests, vendor_profiles, token_accounts,
-- vendor_subscriptions, notifications. A reader that knows a kind not should read everything live again.
create function private.tell(person uuid, kind text, request uuid, conversation uuid) returns void
language sql security definer set search_path = '' as $$
  select realtime.send(
    jsonb_build_object('kind', kind, 'request_id', request, 'conversation_id', conversation),
    'changed', 'user:' || person, true)
  where person is not null
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
  perform private.tell((changed ->> 'vendor_id')::uuid, tg_table_name::text, request, null);
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
create trigger broadcast_change after insert or update on public.token_accounts
  for each row execute function private.broadcast_change();
create trigger broadcast_change after update of state, state_reason, business_name, zip, categories
  on public.vendor_profiles
  for each row execute function private.broadcast_change();

-- What one has read on one device is read on the others.
create function private.broadcast_reading() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(case when new.owner_read_at is distinct from old.owner_read_at
    then new.owner_id else new.vendor_id end, 'conversations', new.request_id, new.id);
  return null;
end $$;
comment on function private.broadcast_reading() is 'Trigger: tells a reader''s own open pages that a conversation was read.';
create trigger broadcast_reading after update of owner_read_at, vendor_read_at on public.conversations
  for each row when (
    (new.owner_read_at, new.vendor_read_at) is distinct from (old.owner_read_at, old.vendor_read_at)
    and new.last_message_at is not distinct from old.last_message_at)
  execute function private.broadcast_reading();

create policy "People listen to their own channel" on realtime.messages
  for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'user:' || (select auth.uid())::text);
