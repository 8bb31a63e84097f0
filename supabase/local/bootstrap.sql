-- What hosted Supabase has before the first migration, and @supabase/lite lacks or does otherwise.
-- Runs once, after the auth and storage tables exist, and again when this file changes: every
-- statement can be repeated. Privileges that a migration takes away stay away.

create schema if not exists extensions;
grant usage on schema extensions, public, auth, storage to anon, authenticated, service_role;

-- The caller, as PostgREST and the local server describe it in the settings of a transaction.
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.sub', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'
  )::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.role', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
  )
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;
grant execute on all functions in schema auth, storage to anon, authenticated, service_role;

-- Hosted projects start with everything in public granted; migrations take away what they must.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;

-- Second factors, as GoTrue keeps them.
create table if not exists auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp')),
  status text not null check (status in ('unverified', 'verified')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  secret text
);
create index if not exists mfa_factors_user_idx on auth.mfa_factors (user_id);
create table if not exists auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address inet not null
);
create index if not exists mfa_challenges_factor_idx on auth.mfa_challenges (factor_id);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
grant all on all tables in schema auth to service_role;

-- Realtime: messages are rows; who may read a topic is decided by policies on them.
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  updated_at timestamp not null default now(),
  inserted_at timestamp not null default now(),
  primary key (id, inserted_at)
);
create index if not exists messages_inserted_at_idx on realtime.messages (inserted_at);
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

create or replace function realtime.send(
  payload jsonb, event text, topic text, private boolean default true
) returns void language plpgsql as $$
declare
  message_id uuid := gen_random_uuid();
begin
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case when payload ? 'id' then payload else payload || jsonb_build_object('id', message_id) end,
    event, topic, private, 'broadcast'
  );
end $$;
grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean)
  to anon, authenticated, service_role;

-- A notification carries 8000 bytes at most, so it names the message and the server reads it.
create or replace function realtime.announce() returns trigger language plpgsql as $$
begin
  perform pg_notify('realtime_messages', new.id::text);
  return null;
end $$;
create or replace trigger announce after insert on realtime.messages
  for each row execute function realtime.announce();

-- The local server's own things; hosted projects have none of it.
create table if not exists local.mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  sent_at timestamptz not null default now()
);
create table if not exists local.seeds (
  name text primary key,
  finished_at timestamptz
);
create index if not exists mails_sent_at_idx on local.mails (sent_at);
-- Who hands a mail over may not know whether it arrived; the same key is the same mail.
alter table local.mails add column if not exists key text unique;
alter table local.mails add column if not exists headers jsonb not null default '{}';
