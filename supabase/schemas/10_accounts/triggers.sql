create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, user_type)
  values (new.id, new.email, private.signup_user_type(new.raw_user_meta_data))
  on conflict (id) do nothing;
  return new;
end $$;
comment on function private.create_profile() is 'Trigger: every auth user has a profile from the first moment.';
create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();

create function private.sync_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end $$;
comment on function private.sync_email() is 'Trigger: a confirmed change of address reaches the profile.';
create trigger sync_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.sync_email();

-- Until an address is confirmed, anyone may have signed up with it, and a second sign-up changes nothing of the
-- first. Once another link was requested, the password may be anyone's, so the person who follows a link chooses a new one.
create function private.drop_doubtful_password() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.email_confirmed_at is null and (
    (old.confirmation_token <> '' and new.confirmation_token <> ''
      and old.confirmation_token <> new.confirmation_token)
    or (new.recovery_token <> '' and new.recovery_token is distinct from old.recovery_token)) then
    new.encrypted_password := '';
    new.raw_app_meta_data := coalesce(new.raw_app_meta_data, '{}') || '{"choose_password": true}';
  elsif new.encrypted_password is distinct from '' then
    new.raw_app_meta_data := new.raw_app_meta_data - 'choose_password';
  end if;
  return new;
end $$;
comment on function private.drop_doubtful_password() is
  'Trigger: an unconfirmed account for which another link is asked has no password, and choose_password in its app_metadata, until one is set. The account service, not the person, writes both columns.';
create trigger drop_doubtful_password before update on auth.users
  for each row when (old.email_confirmed_at is null or new.raw_app_meta_data ? 'choose_password')
  execute function private.drop_doubtful_password();

-- Deleted by whatever path (the product, the dashboard of the host), the outcome is the same.
create function private.erase_deleted_user() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.erase_person(old.id);
  return null;
exception
when lock_not_available or deadlock_detected or serialization_failure then
  raise;
when others then
  -- The account goes all the same; what is left of the person is removed by the clock.
  perform private.alarm_of_erasure(old.id, sqlstate);
  insert into public.account_deletions (person_id, due_at) values (old.id, now() + interval '1 hour')
  on conflict do nothing;
  return null;
end $$;
comment on function private.erase_deleted_user() is
  'Trigger: with an auth user its person leaves the records, at once or, should that fail, by the clock.';
create trigger erase_person after delete on auth.users
  for each row execute function private.erase_deleted_user();

create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();
create trigger count_version before update on public.profiles
  for each row when (new.* is distinct from old.*) execute function private.count_version();

create function private.keep_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'Profiles cannot be deleted. Deleting the account removes the personal data.';
end $$;
comment on function private.keep_profile() is
  'Trigger: profiles stay, since agreements and the ledger point at them.';
create trigger keep_profile before delete on public.profiles
  for each row execute function private.keep_profile();

-- The browser may upsert (id, email, user_type) when it finds no profile; it can never change them.
create function private.guard_profile_identity() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated')
    and (new.id, new.email, new.user_type) is distinct from (old.id, old.email, old.user_type) then
    raise exception 'The email and the type of an account cannot be changed here.' using errcode = '42501';
  end if;
  return new;
end $$;
comment on function private.guard_profile_identity() is
  'Trigger: API callers can never change id, email or user_type of a profile.';
create trigger guard_profile_identity before update on public.profiles
  for each row execute function private.guard_profile_identity();

-- A vendor account starts with a business. Its name comes from sign-up and is only ever displayed.
create function private.create_vendor_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  metadata jsonb := (select u.raw_user_meta_data from auth.users u where u.id = new.id);
  -- No name is refused here: an address that has an account is answered without looking at the name.
  named text := (
    select o.name from unnest(array[
      left(btrim(metadata ->> 'business_name'), 120), left(split_part(new.email, '@', 1) || ' tree care', 120),
      'New tree care business']) with ordinality o (name, place)
    where length(o.name) > 1 and private.has_visible_text(o.name) and private.mask_contact(o.name) = o.name
    order by o.place limit 1);
begin
  insert into public.vendor_profiles (vendor_id, business_name, zip)
  values (
    new.id,
    named,
    private.signup_zip(metadata ->> 'zip')
  )
  on conflict (vendor_id) do nothing;
  insert into public.token_accounts (vendor_id) values (new.id) on conflict do nothing;
  return new;
end $$;
comment on function private.create_vendor_profile() is
  'Trigger: a vendor account starts with a business and a token account.';
create trigger create_vendor_profile after insert on public.profiles
  for each row when (new.user_type = 'vendor') execute function private.create_vendor_profile();

create function private.empty_outbox_of() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.outbox o where o.person_id = new.id;
  return null;
end $$;
comment on function private.empty_outbox_of() is 'Trigger: nothing more is sent to a person who was erased, and no address of theirs is kept.';
create trigger empty_outbox_of after update of deleted_at on public.profiles
  for each row when (new.deleted_at is not null) execute function private.empty_outbox_of();

-- Who becomes an administrator, or stops being one: decided by two administrators or done with database
-- access, kept in the audit trail, and told to the person's open pages, which then leave the
-- administrators' area.
create function private.follow_user_type() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if 'admin' in (old.user_type, new.user_type) then
    perform private.audit(case new.user_type when 'admin' then 'admin.appoint' else 'admin.revoke' end,
      'profiles', new.id, jsonb_build_object('name', old.email, 'user_type', old.user_type),
      jsonb_build_object('name', new.email, 'user_type', new.user_type), coalesce((
        select c.reason from public.admin_changes c
        where c.person_id = new.id and c.decision = 'approve' and c.decided_at = now()
        order by c.created_at desc, c.id limit 1), 'Done with access to the database.'));
  end if;
  -- By the metadata a browser knows at sign-in which pages to read before it knows the profile.
  update auth.users u
  set raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('user_type', new.user_type)
  where u.id = new.id;
  perform private.tell(new.id, 'profiles', null, null);
  return null;
end $$;
comment on function private.follow_user_type() is
  'Trigger: the metadata and a person''s open pages follow the type of the account; every change of who is an administrator is in the audit trail.';
create trigger follow_user_type after update of user_type on public.profiles
  for each row when (old.user_type is distinct from new.user_type) execute function private.follow_user_type();

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

create function private.trace_suspended_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.suspended_at is not null then
    perform private.keep_traces(new.id);
  else
    perform private.drop_traces(new.id);
  end if;
  return null;
end $$;
comment on function private.trace_suspended_owner() is
  'Trigger: a suspended owner leaves traces, one who is reinstated none.';
create trigger trace_suspended_owner after update of suspended_at on public.profiles
  for each row when ((new.suspended_at is null) <> (old.suspended_at is null))
  execute function private.trace_suspended_owner();

create trigger as_one_line before insert or update of first_name, last_name, address on public.profiles
  for each row execute function private.keep_one_line('first_name', 'last_name', 'address');
