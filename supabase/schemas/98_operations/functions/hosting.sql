-- Statements on cron and net are put together when they run: these extensions exist on hosted projects alone.
create function private.call_edge_function(name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  target private.edge_functions;
begin
  select * into target from private.edge_functions;
  if not found then
    raise exception 'Run private.set_up_hosting first.';
  end if;
  execute 'select net.http_post(url := $1, headers := $2, timeout_milliseconds := 55000)'
  using target.address || '/' || name, jsonb_build_object(
    'Authorization', 'Bearer ' || target.worker_key, 'Content-Type', 'application/json');
end $$;
comment on function private.call_edge_function(text) is
  'Asks an Edge Function to do its work, without waiting for it. Raises until hosting is set up.';

create function private.set_up_hosting(
  site_address text, functions_address text, worker_key text,
  behind_cloudflare boolean default null, trusted_proxies int default null
) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  work private.scheduled_work;
  scheduled int := 0;
begin
  update private.site set address = site_address where only_row;
  insert into private.edge_functions as f (address, worker_key, behind_cloudflare, trusted_proxies)
  values (functions_address, worker_key,
    coalesce(behind_cloudflare, functions_address ~ '^https://[a-z0-9]+\.supabase\.co/'),
    -- In the Docker Compose project, kong adds the address of the TLS proxy before it.
    coalesce(trusted_proxies, case when functions_address ~ '^http://kong:' then 2 else 1 end))
  on conflict (only_row) do update
  set address = excluded.address, worker_key = excluded.worker_key,
    behind_cloudflare = excluded.behind_cloudflare, trusted_proxies = excluded.trusted_proxies, set_up_at = now();
  if to_regnamespace('cron') is null then
    execute 'create extension pg_cron';
  end if;
  if to_regnamespace('net') is null then
    execute 'create extension pg_net';
  end if;
  for work in select * from private.scheduled_work loop
    execute 'select cron.schedule($1, $2, $3)' using work.name, work.schedule, work.command;
    scheduled := scheduled + 1;
  end loop;
  return scheduled;
end $$;
comment on function private.set_up_hosting(text, text, text, boolean, int) is
  'For the operator of a hosted project, once and after each change: the address of the site, where its Edge Functions are, their WORKER_KEY, and whether Cloudflare is before the project (unless said: whether the address ends in supabase.co), and else how many proxies before the database add the address they were called from (unless said: 2 behind kong, 1 elsewhere). Schedules what pg_cron does; returns how many jobs.';
