-- Profiles: one row an account, created with it.
create type public.user_type as enum ('owner', 'vendor', 'admin');

create table public.profiles (
  id uuid primary key,
  email text not null,
  user_type public.user_type not null default 'owner',
  first_name text check (length(first_name) <= 80 and (first_name = '' or private.has_visible_text(first_name))),
  last_name text check (length(last_name) <= 80 and (last_name = '' or private.has_visible_text(last_name))),
  phone text check (phone ~ '^\+1[2-9][0-9]{9}$'),
  address text check (length(address) <= 200),
  city text check (length(city) <= 100),
  state text check (state ~ '^[A-Z]{2}$'),
  zip text check (zip ~ '^[0-9]{5}$'),
  is_profile_complete boolean not null default false,
  deleted_at timestamptz,
  suspended_at timestamptz,
  suspension_reason text check (length(suspension_reason) <= 500),
  requests_paused_at timestamptz,
  requests_reviewed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1,
  check (suspended_at is not null or suspension_reason is null)
);
-- The row outlives its auth user: what law and ledger keep points at it after the person is gone.
comment on table public.profiles is
  'One row an account. phone is E.164 with a US number. deleted_at: the person is removed, the row stays without them. suspended_at: an owner who can only finish what was agreed; a Pro is suspended as a business. requests_paused_at: two Pros complain of an owner, who asks no more Pros until an administrator has looked, last at requests_reviewed_at.';
create index profiles_user_type_idx on public.profiles (user_type, created_at);
create index profiles_email_idx on public.profiles (lower(email) text_pattern_ops);
-- Administrators look for people by these.
create index profiles_last_name_idx on public.profiles (private.folded(last_name) text_pattern_ops);
create index profiles_first_name_idx on public.profiles (private.folded(first_name) text_pattern_ops);
create index profiles_phone_idx on public.profiles (phone);
create index profiles_zip_idx on public.profiles (zip, created_at desc, id);
create index profiles_paused_idx on public.profiles (requests_paused_at) where requests_paused_at is not null;
alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant insert (id, email, user_type) on public.profiles to authenticated;
grant update (
  id, email, user_type, first_name, last_name, phone, address, city, state, zip, is_profile_complete
) on public.profiles to authenticated;
grant select, insert, update on public.profiles to service_role;

-- Taking a person out of the records. Agreements, ledger, ratings and audit stay, without the person.
create table private.erasures (
  person_id uuid primary key,
  transaction_id bigint not null,
  erased_at timestamptz not null default now()
);
comment on table private.erasures is
  'Whom we have erased, and in which transaction; only in it may append-only records lose their words about the person.';

create table private.personal_tables (
  table_name text primary key,
  person_column text not null
);
comment on table private.personal_tables is
  'Tables of public whose rows are about one person alone; they go with the person.';

create table private.folders_to_remove (
  folder text primary key,
  requested_at timestamptz not null default now()
);
comment on table private.folders_to_remove is
  'Folders of erased people: their files are removed through storage, which alone can remove the bytes.';

-- People delete their account, with seven days to think again.
create type public.account_deletion_state as enum ('requested', 'canceled', 'erased');

create table public.account_deletions (
  id uuid primary key default gen_random_uuid(),
  person_id uuid not null references public.profiles (id) on delete cascade,
  state public.account_deletion_state not null default 'requested',
  due_at timestamptz not null,
  created_at timestamptz not null default now()
);
comment on table public.account_deletions is 'Requests to delete an account, and what became of them.';
create unique index account_deletions_one_idx on public.account_deletions (person_id) include (id) where state = 'requested';
create index account_deletions_person_idx on public.account_deletions (person_id, created_at desc);
alter table public.account_deletions enable row level security;
revoke all on public.account_deletions from anon, authenticated;
grant select on public.account_deletions to authenticated;
grant all on public.account_deletions to service_role;
