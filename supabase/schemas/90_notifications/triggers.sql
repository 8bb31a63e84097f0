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
