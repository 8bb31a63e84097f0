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
