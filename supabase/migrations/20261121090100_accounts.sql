-- Profiles: one row an account, created with it.

create type public.user_type as enum ('owner', 'vendor', 'admin');

create table public.profiles (
  id uuid primary key,
  email text not null,
  user_type public.user_type not null default 'owner',
  first_name text check (length(first_name) <= 80),
  last_name text check (length(last_name) <= 80),
  phone text check (phone ~ '^\+1[2-9][0-9]{9}$'),
  address text check (length(address) <= 200),
  city text check (length(city) <= 100),
  state text check (state ~ '^[A-Z]{2}$'),
  zip text check (zip ~ '^[0-9]{5}$'),
  is_profile_complete boolean not null default false,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- The row outlives its auth user: what law and ledger keep points at it after the person is gone.
comment on table public.profiles is
  'One row an account. phone is E.164 with a US number. deleted_at: the person is removed, the row stays without them.';
create index profiles_user_type_idx on public.profiles (user_type, created_at);
create index profiles_email_idx on public.profiles (lower(email) text_pattern_ops);

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.profiles where id = auth.uid() and user_type = 'admin' and deleted_at is null
  )
$$;
comment on function private.is_admin() is 'Whether the caller''s profile is of type admin. Metadata does not count.';
grant execute on function private.is_admin() to anon, authenticated;

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

create function private.require_admin() returns uuid
language plpgsql stable set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'Only an administrator can do this.' using errcode = '42501';
  end if;
  return auth.uid();
end $$;
comment on function private.require_admin() is 'The caller''s id. Refuses everybody but an administrator (42501).';

-- Metadata comes from the browser: vendor gives vendor, anything else owner, never admin.
create function private.signup_user_type(metadata jsonb) returns public.user_type
language sql immutable set search_path = '' as $$
  select case when metadata ->> 'user_type' = 'vendor' then 'vendor' else 'owner' end::public.user_type
$$;
comment on function private.signup_user_type(jsonb) is 'The user type a new account gets from its sign-up metadata.';

create function private.create_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, user_type)
  values (new.id, new.email, private.signup_user_type(new.raw_user_meta_data))
  on conflict (id) do nothing;
  return new;
end $$;
comment on function private.create_profile() is 'Trigger: every auth user has a profile from the first moment.';

create function private.follow_email() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email where id = new.id;
  return new;
end $$;
comment on function private.follow_email() is 'Trigger: a confirmed change of address reaches the profile.';

create trigger create_profile after insert on auth.users
  for each row execute function private.create_profile();
create trigger follow_email after update of email on auth.users
  for each row when (old.email is distinct from new.email) execute function private.follow_email();

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

create function private.keep_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The row of an account is never removed; deleting the account takes the person out of it.';
end $$;
comment on function private.keep_profile() is
  'Trigger: profiles stay, since agreements and the ledger point at them.';
create trigger keep_profile before delete on public.profiles
  for each row execute function private.keep_profile();

create trigger guard_profile_identity before update on public.profiles
  for each row execute function private.guard_profile_identity();
create trigger touch_updated_at before update on public.profiles
  for each row execute function private.touch_updated_at();

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant insert (id, email, user_type) on public.profiles to authenticated;
grant update (
  id, email, user_type, first_name, last_name, phone, address, city, state, zip, is_profile_complete
) on public.profiles to authenticated;
grant select, insert, update on public.profiles to service_role;

create policy "People read their own profile, administrators all" on public.profiles
  for select to authenticated
  using (id = (select auth.uid()) or (select private.is_admin()));
create policy "People create their own profile, never as administrator" on public.profiles
  for insert to authenticated
  with check (
    id = (select auth.uid())
    and email = (select auth.jwt() ->> 'email')
    and user_type in ('owner', 'vendor')
  );
create policy "People change their own profile" on public.profiles
  for update to authenticated
  using (id = (select auth.uid()) and deleted_at is null)
  with check (id = (select auth.uid()));
