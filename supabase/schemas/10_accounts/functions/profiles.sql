-- An access token is good for an hour; its session may end sooner, on another device or by an administrator. No
-- session lasts longer than a remembered one may (REMEMBERED_MS in the kernel).
create function private.is_session_over() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.jwt() ->> 'session_id' is not null and not exists (
    select 1 from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and s.created_at > now() - interval '30 days')
$$;
comment on function private.is_session_over() is
  'Whether the session that the caller''s token names was ended, or began 30 days ago. Tokens of the service name none.';

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.profiles where id = auth.uid() and user_type = 'admin' and deleted_at is null
  ) and private.second_factor_owed() is null and not private.is_session_over()
$$;
comment on function private.is_admin() is
  'Whether the caller''s profile is of type admin, and the session as sure of that as it must be: with a second factor (aal2) once one is enrolled, or when administrators must have one. Metadata does not count, and neither does a session that was ended.';
grant execute on function private.is_admin() to anon, authenticated;

create function private.was_administrator(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select 1 from public.profiles p where p.id = person and p.user_type = 'admin')
    or exists (select 1 from public.admin_changes c where c.person_id = person)
    or exists (select 1 from public.admin_audit a where a.admin_id = person);
end $$;
comment on function private.was_administrator(uuid) is
  'Whether someone is an administrator, was one, or was proposed as one: whose acts the records of administrators name.';
grant execute on function private.was_administrator(uuid) to authenticated;

-- An access token lives on for a while after its account is gone.
create function private.require_user() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise exception 'Please sign in first.' using errcode = '42501';
  end if;
  if exists (select 1 from public.profiles where id = auth.uid() and deleted_at is not null) then
    raise exception 'This account was deleted.' using errcode = '42501';
  end if;
  return auth.uid();
end $$;
comment on function private.require_user() is
  'The caller''s id. Refuses a caller who is not signed in or whose account was deleted (42501).';
grant execute on function private.require_user() to authenticated;

create function private.is_suspended(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles p where p.id = person and p.suspended_at is not null)
$$;
comment on function private.is_suspended(uuid) is
  'Whether an owner can only finish what was agreed before. Pros are suspended as businesses.';

create function private.refuse_suspended(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_suspended(person) then
    raise exception 'Your account is suspended. Contact us if you think this is a mistake.' using errcode = '42501';
  end if;
end $$;
comment on function private.refuse_suspended(uuid) is 'Refuses a suspended owner (42501).';

create function private.is_paused(owner uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.profiles p where p.id = owner and p.requests_paused_at is not null)
$$;
comment on function private.is_paused(uuid) is
  'Whether the requests of an owner wait for an administrator, because of claims about the owner.';

create function private.refuse_paused(owner uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_paused(owner) then
    raise exception 'Your requests are paused while an administrator looks at reports about them. We''ll email you when they are active again.'
      using hint = 'requests_paused';
  end if;
end $$;
comment on function private.refuse_paused(uuid) is 'Refuses an owner whose requests are paused.';

create function private.require_admin() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator can do this.' using errcode = '42501';
  end if;
  return auth.uid();
end $$;
comment on function private.require_admin() is 'The caller''s id. Refuses everyone but an administrator (42501).';

create function private.refuse_own_deal(request uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select 1 from public.service_requests r where r.id = request and r.owner_id = auth.uid()) then
    raise exception 'This case involves your own request. Another administrator must decide it.' using errcode = '42501';
  end if;
end $$;
comment on function private.refuse_own_deal(uuid) is
  'Administrators cannot decide cases about their own requests: refuses the owner of a request (42501).';

create function private.assert_still_admin(proposer uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select 1 from public.profiles p where p.id = proposer and p.user_type = 'admin' and p.deleted_at is null) then
    raise exception 'The person who proposed this is no longer an administrator. Propose it again.';
  end if;
end $$;
comment on function private.assert_still_admin(uuid) is
  'What takes two administrators takes two of now: refuses to approve what was proposed by one who no longer is.';

-- The sign-up page refuses an unknown ZIP code. Here it is left out: an address that has an account is answered
-- without looking at the ZIP code, so refusing one would tell which addresses are new.
create function private.signup_zip(given text) returns text
language sql stable security definer set search_path = '' as $$
  select z.zip from public.zip_codes z where z.zip = left(btrim(given), 5)
$$;
comment on function private.signup_zip(text) is 'The ZIP code given with a new account; null without one, or if it is unknown.';

-- Metadata comes from the browser: vendor gives vendor, anything else owner, never admin.
create function private.signup_user_type(metadata jsonb) returns public.user_type
language sql immutable set search_path = '' as $$
  select case when metadata ->> 'user_type' = 'vendor' then 'vendor' else 'owner' end::public.user_type
$$;
comment on function private.signup_user_type(jsonb) is 'The user type a new account gets from its sign-up metadata.';

create function private.require_owner() returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  if (select p.user_type from public.profiles p where p.id = caller) <> 'owner' then
    raise exception 'Only property owners can have properties.' using errcode = '42501';
  end if;
  return caller;
end $$;
comment on function private.require_owner() is 'The caller''s id. Refuses everyone but property owners (42501).';
