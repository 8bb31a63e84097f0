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

create function private.read_message_notice() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.notifications n set read_at = now()
  where n.kind = 'message_received' and n.subject_id = new.id and n.read_at is null
    and n.person_id = any (array[
      case when new.owner_read_at >= new.last_message_at then new.owner_id end,
      case when new.vendor_read_at >= new.last_message_at then new.vendor_id end]);
  -- Those who want no notifications in the product may still get mail.
  update private.outbox o set status = 'skipped', finished_at = now(), failure = 'Read in the product.'
  where o.kind = 'message_received' and o.subject_id = new.id and o.status = 'waiting'
    and o.person_id = any (array[
      case when new.owner_read_at >= new.last_message_at then new.owner_id end,
      case when new.vendor_read_at >= new.last_message_at then new.vendor_id end]);
  return null;
end $$;
comment on function private.read_message_notice() is
  'Trigger: who has read a conversation has read the notification about it, and gets no mail.';
create trigger read_message_notice after update of owner_read_at, vendor_read_at on public.conversations
  for each row when (
    new.owner_read_at is distinct from old.owner_read_at or new.vendor_read_at is distinct from old.vendor_read_at)
  execute function private.read_message_notice();

create trigger broadcast_change after insert on public.messages
  for each row execute function private.broadcast_change();

create function private.notify_of_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  conversation public.conversations;
  person uuid;
  side text;
  facts jsonb;
  path text;
  notification uuid;
  ready_at timestamptz;
begin
  select * into conversation from public.conversations c where c.id = new.conversation_id;
  side := case when new.sender_id = conversation.owner_id then 'vendor' else 'owner' end;
  person := case side when 'vendor' then conversation.vendor_id else conversation.owner_id end;
  select jsonb_build_object('request_number', r.number, 'category', r.category, 'timing', r.timing, 'city', r.city,
      'customer', r.contact_name, 'business', v.business_name, 'conversation_id', conversation.id,
      'excerpt', case when new.body = '' then 'I have sent you a file.' else left(new.body, 280) end)
    into facts
  from public.service_requests r, public.vendor_profiles v
  where r.id = conversation.request_id and v.vendor_id = conversation.vendor_id;
  path := '/messages?with=' || conversation.id;
  if private.wants(person, 'message_received', 'in_app') then
    insert into public.notifications (person_id, kind, data, link, subject_id)
    values (person, 'message_received', facts || '{"count": 1}', path, conversation.id)
    on conflict (person_id, subject_id) where kind = 'message_received' and read_at is null
    do update set created_at = now(),
      data = excluded.data || jsonb_build_object('count', (notifications.data ->> 'count')::int + 1)
    returning id into notification;
  end if;
  ready_at := private.next_message_mail(person, conversation.id);
  if ready_at is not null then
    perform private.enqueue(person, side, 'message_received', facts, path, notification, conversation.id,
      facts ->> 'timing' = 'emergency', ready_at, null);
  end if;
  return null;
end $$;
comment on function private.notify_of_message() is 'Trigger: the other side hears of a message.';
create trigger notify_of_message after insert on public.messages
  for each row execute function private.notify_of_message();

-- What became of a reported message shows on open pages at once: to who reported it, and to both sides
-- when the message was removed.
create function private.tell_of_resolution() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  talk public.conversations;
begin
  select c.* into talk from public.conversations c join public.messages m on m.conversation_id = c.id
  where m.id = new.message_id;
  perform private.tell(person, 'messages', talk.request_id, talk.id)
  from unnest(array[talk.owner_id, talk.vendor_id]) person
  where new.outcome = 'removed' or person = new.reporter_id;
  return null;
end $$;
comment on function private.tell_of_resolution() is
  'Trigger: tells whom it concerns that a reported message was decided about.';
create trigger tell_of_resolution after update of outcome on public.message_reports
  for each row when (old.outcome is null and new.outcome is not null)
  execute function private.tell_of_resolution();

create trigger limit_attachments after insert on storage.objects
  for each row when (new.bucket_id = 'message-attachments') execute function private.limit_files('has_room_for_attachments');

create trigger forget_written after delete on public.messages
  for each row execute function private.forget_written();
create trigger forget_written after delete on public.message_attachments
  for each row execute function private.forget_written();
