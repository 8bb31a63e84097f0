create function private.work_under_way(person uuid) returns bigint
language sql stable security definer set search_path = '' as $$
  select r.number from public.jobs j join public.service_requests r on r.id = j.request_id
  where person in (j.owner_id, j.vendor_id) and private.is_under_way(j)
  order by r.number limit 1
$$;
comment on function private.work_under_way(uuid) is 'The number of a request whose work a person is in the middle of, or null.';

create function private.schedule_deletion(person uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  deletion public.account_deletions;
begin
  select * into deletion from public.account_deletions d where d.person_id = person and d.state = 'requested';
  if not found then
    insert into public.account_deletions (person_id, due_at) values (person, now() + interval '7 days')
    returning * into deletion;
  end if;
  return deletion.due_at;
end $$;
comment on function private.schedule_deletion(uuid) is
  'Schedules an account, whose profile the caller has locked, for deletion after seven days. Returns when; a repeat changes nothing.';

create function public.request_account_deletion(confirm_email text) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  person public.profiles;
  number bigint := private.work_under_way(caller);
begin
  select * into person from public.profiles p where p.id = caller for update;
  if person.user_type = 'admin' then
    raise exception 'The account of an administrator cannot be deleted here.' using errcode = '42501';
  end if;
  if confirm_email is null or lower(btrim(confirm_email)) <> lower(person.email) then
    raise exception 'Type the email address of this account to confirm.';
  end if;
  if number is not null then
    raise exception 'Work on request #% is under way. Finish it first.', number using hint = 'work_under_way';
  end if;
  return private.schedule_deletion(caller);
end $$;
comment on function public.request_account_deletion(text) is
  'The caller asks for the account to be deleted, confirming with its email address. Returns when: after seven days, until which it can be taken back. A repeat changes nothing.';
grant execute on function public.request_account_deletion(text) to authenticated;

create function public.cancel_account_deletion() returns void
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
  deletion public.account_deletions;
begin
  select * into deletion from public.account_deletions d where d.person_id = caller and d.state = 'requested' for update;
  if not found then
    raise exception 'This account is not scheduled for deletion.';
  end if;
  if deletion.due_at <= now() then
    raise exception 'This account is being deleted.';
  end if;
  perform private.transition('account_deletion', deletion.id, 'cancel',
    (select case p.user_type when 'vendor' then 'vendor' else 'owner' end from public.profiles p where p.id = caller));
end $$;
comment on function public.cancel_account_deletion() is 'The caller keeps the account after all.';
grant execute on function public.cancel_account_deletion() to authenticated;

-- Erasing reads all that was written in deals with a person and may take minutes, so it is no timer: those of others
-- would wait for it. Like the clock it hardly waits for anyone, so that it never makes a person's call fail.
create function private.erase_due_person(now_at timestamptz default now()) returns boolean
language plpgsql security definer set search_path = '' set lock_timeout = '5ms' as $$
declare
  deletion public.account_deletions;
begin
  select * into deletion from public.account_deletions d
  where d.state = 'requested' and d.due_at <= now_at
  -- In another order each minute: one that can't be brought to an end keeps no other waiting for good.
  order by hashtextextended(d.id::text, extract(epoch from now_at)::bigint / 60), d.id
  limit 1 for update skip locked;
  if not found then
    return false;
  end if;
  -- Work begun in the meantime is finished first, but no one else's delay keeps a person here for good.
  if private.work_under_way(deletion.person_id) is not null and deletion.created_at > now_at - interval '37 days' then
    perform private.postpone_erasure(deletion.id, now_at + interval '1 day');
    return true;
  end if;
  begin
    -- In a call of its own, because it locks the accounts of others.
    if private.close_deals_of(deletion.person_id) then
      return true;
    end if;
    perform private.transition('account_deletion', deletion.id, 'erase', 'timer');
    perform private.erase_person(deletion.person_id);
  exception
  when lock_not_available or deadlock_detected or serialization_failure then
    -- Someone is at work on these rows: a minute later is soon enough.
    return false;
  when others then
    perform private.alarm_of_erasure(deletion.person_id, sqlstate);
    perform private.postpone_erasure(deletion.id, now_at + interval '1 hour');
  end;
  return true;
end $$;
comment on function private.erase_due_person(timestamptz) is
  'One account whose days to think again are over: its deals end, and at the next call the person is removed. While work is under way a day later, for 30 days at most; when it fails, administrators see a critical error and it is tried again in an hour. Returns whether anything was done.';

create function private.postpone_erasure(target uuid, until timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('account_deletion', target, 'postpone', 'timer');
  update public.account_deletions d set due_at = until where d.id = target;
end $$;
comment on function private.postpone_erasure(uuid, timestamptz) is 'Lets an account be erased at a later moment.';

-- What the database says about the failure may hold the person's own words, so only its code is stored here.
create function private.alarm_of_erasure(person uuid, code text) returns void
language sql security definer set search_path = '' as $$
  insert into public.error_logs (message, severity, category, source, context)
  values ('An account could not be erased. It is tried again every hour.', 'critical', 'database', 'erase_person',
    jsonb_build_object('account', person, 'code', code))
$$;
comment on function private.alarm_of_erasure(uuid, text) is 'Tells administrators, as a critical error, that an erasure failed.';
