-- What people are told about the end of their account, and what the erasure of a person takes from here.

insert into private.personal_tables (table_name, person_column) values
  ('notifications', 'person_id'),
  ('notification_settings', 'person_id'),
  ('notification_preferences', 'person_id'),
  ('push_tokens', 'person_id');

create function private.notify_of_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  person public.profiles;
  facts jsonb := jsonb_build_object('expires_at', new.due_at, 'time_zone', (private.settings_of(new.person_id)).time_zone);
begin
  select * into person from public.profiles p where p.id = new.person_id;
  if new.state = 'requested' then
    perform private.notify(person.id, person.user_type::text, 'account_deletion', facts, null, new.id,
      'account_deletion:' || new.id);
  elsif new.state = 'erased' then
    -- Before the person is taken out of the records, while there is an address to write to.
    perform private.send_mail(person.email, person.user_type::text, 'account_erased', facts, '/');
  end if;
  return null;
end $$;
comment on function private.notify_of_deletion() is
  'Trigger: who asked for an account to be deleted hears of it then, and once more when it is done.';
create trigger notify_of_deletion after insert or update of state on public.account_deletions
  for each row execute function private.notify_of_deletion();

create function private.empty_outbox_of() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox o where o.person_id = new.id;
  return null;
end $$;
comment on function private.empty_outbox_of() is 'Trigger: nothing more is sent to a person who was erased, and no address of theirs is kept.';
create trigger empty_outbox_of after update of deleted_at on public.profiles
  for each row when (new.deleted_at is not null) execute function private.empty_outbox_of();
