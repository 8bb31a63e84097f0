create function private.broadcast_notification() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell(new.person_id, 'notifications', null, null);
  return null;
end $$;
comment on function private.broadcast_notification() is 'Trigger: tells a person''s open pages of a notification.';
create trigger broadcast_notification after insert or update on public.notifications
  for each row execute function private.broadcast_notification();

-- Who has read it in the product needs no mail about it any more.
create function private.skip_what_was_read() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update private.outbox o set status = 'skipped', finished_at = now(), failure = 'Read in the product.'
  where o.notification_id = new.id and o.status = 'waiting';
  return null;
end $$;
comment on function private.skip_what_was_read() is 'Trigger: a notification that was read is not mailed any more.';
create trigger skip_what_was_read after update of read_at on public.notifications
  for each row when (old.read_at is null and new.read_at is not null)
  execute function private.skip_what_was_read();

create trigger touch_updated_at before update on public.notification_settings
  for each row execute function private.touch_updated_at();

-- pg_cron looks every minute; what somebody holds in their hand goes out as soon as it is committed.
create function private.wake_worker() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_asked boolean;
begin
  if not exists (select 1 from private.edge_functions)
    or not exists (select 1 from arrived a where a.channel in ('push', 'sms') and a.due_at <= now()) then
    return null;
  end if;
  begin
    execute 'select exists (select 1 from net.http_request_queue q where q.url like ''%/outbox'')' into is_asked;
    if not is_asked then
      perform private.call_edge_function('outbox');
    end if;
  exception when others then
    -- What it tells of has happened all the same, and the schedule sends it within a minute.
    raise warning 'The worker of the outbox could not be called: %', sqlerrm;
  end;
  return null;
end $$;
comment on function private.wake_worker() is
  'Trigger: push and text messages that are due at once do not wait for the schedule on a hosted project.';
create trigger wake_worker after insert on private.outbox
  referencing new table as arrived for each statement execute function private.wake_worker();

create trigger skip_stopped_mail before insert on private.outbox
  for each row when (new.channel = 'email' and new.status = 'waiting')
  execute function private.skip_stopped_mail();

create trigger keep_known_phone after insert or update of confirmed_at on public.text_consents
  for each row when (new.confirmed_at is not null)
  execute function private.keep_known_phone();
