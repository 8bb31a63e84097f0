-- What sets a hosted project apart from a database where everything belongs to a superuser: the
-- services' schemas belong to the services, and the deployer, postgres, is no superuser. Names and
-- privileges as in the image supabase/postgres. Runs as supabase_admin, after local/bootstrap.sql.

drop schema local cascade;

create role supabase_auth_admin noinherit createrole login;
create role supabase_storage_admin noinherit createrole login;
create role supabase_realtime_admin noinherit;
create role postgres createdb createrole replication bypassrls login;
create role authenticator noinherit login;
grant anon, authenticated, service_role to authenticator, postgres with admin option;

do $$
declare
  one record;
begin
  for one in
    select case when c.relkind = 'S' then 'sequence' else 'table' end as kind, c.oid::regclass::text as name, n.nspname as service
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('auth', 'storage', 'realtime') and c.relkind in ('r', 'S')
    union all
    select 'function', p.oid::regprocedure::text, n.nspname
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname in ('auth', 'storage', 'realtime')
  loop
    execute format('alter %s %s owner to supabase_%s_admin', one.kind, one.name, one.service);
  end loop;
end $$;
grant all on schema auth to supabase_auth_admin;
grant all on schema storage to supabase_storage_admin;
grant all on schema realtime to supabase_realtime_admin;
grant usage on schema auth, storage, realtime to postgres;
grant all on all tables in schema auth, storage, realtime to postgres with grant option;
grant execute on all functions in schema auth, storage, realtime to postgres;

do $$ begin
  execute format('alter database %I owner to postgres', current_database());
end $$;
alter schema extensions owner to postgres;
grant set on parameter session_replication_role to postgres;
-- Hosted projects let the deployer set every pgrst.* (supautils.privileged_role_allowed_configs).
grant set on parameter pgrst.db_pre_request to postgres;
alter role postgres set search_path to "$user", public, extensions;
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant execute on functions to anon, authenticated, service_role;

-- Policies and triggers on the services' tables are the deployer's to make, and nothing else. Hosted
-- projects have the extension supautils for it; here ownership allows it and a trigger refuses the rest.
grant supabase_storage_admin, supabase_realtime_admin to postgres;
create schema supautils;
create function supautils.refuse_changes() returns event_trigger
language plpgsql set search_path = '' as $$
declare
  changed record;
begin
  for changed in select * from pg_event_trigger_ddl_commands() loop
    if current_user = 'postgres' and changed.schema_name in ('auth', 'storage', 'realtime')
      and changed.command_tag not in ('CREATE POLICY', 'ALTER POLICY', 'COMMENT', 'CREATE TRIGGER') then
      raise exception 'must be owner of %', changed.object_identity using errcode = '42501';
    end if;
  end loop;
end $$;
create event trigger refuse_changes on ddl_command_end execute function supautils.refuse_changes();

-- What the product uses of pg_cron and pg_net, which the image has and most other installations lack: jobs
-- and calls are kept, none is made.
create schema cron;
create table cron.job (
  jobid bigint generated always as identity primary key,
  jobname text not null unique,
  schedule text not null,
  command text not null,
  active boolean not null default true
);
create table cron.job_run_details (
  jobid bigint not null,
  status text not null,
  end_time timestamptz not null
);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
language sql as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
  on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
  returning jobid
$$;
create schema net;
create table net.http_request_queue (id bigint generated always as identity, url text, headers jsonb);
create table net._http_response (id bigint, status_code int, error_msg text, created timestamptz not null default now());
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds int default 5000
) returns bigint
language sql as $$
  insert into net.http_request_queue (url, headers) values (url, headers) returning id
$$;
grant usage on schema cron, net to postgres;
grant all on all tables in schema cron, net to postgres;
