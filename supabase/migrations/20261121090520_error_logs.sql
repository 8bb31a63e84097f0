-- Errors the interface reports.

create table public.error_logs (
  id bigint generated always as identity primary key,
  message text not null check (length(message) <= 2000),
  severity text not null check (severity in ('debug', 'info', 'warning', 'error', 'critical')),
  category text not null check (category in (
    'api', 'ui', 'authentication', 'database', 'network', 'validation', 'edge_function', 'media', 'unknown')),
  source text check (length(source) <= 200),
  context jsonb check (pg_column_size(context) <= 16384),
  stack_trace text check (length(stack_trace) <= 20000),
  user_id uuid references public.profiles (id) on delete set null,
  user_agent text check (length(user_agent) <= 500),
  url text check (length(url) <= 2000),
  created_at timestamptz not null default now()
);
comment on table public.error_logs is 'Errors reported by the interface. Written by anyone, read by administrators.';
create index error_logs_created_idx on public.error_logs (created_at desc);
create index error_logs_user_idx on public.error_logs (user_id);
alter table public.error_logs enable row level security;
revoke all on public.error_logs from anon, authenticated;
grant insert (message, severity, category, source, context, stack_trace, user_id, user_agent, url)
  on public.error_logs to anon, authenticated;
grant select on public.error_logs to authenticated;
grant all on public.error_logs to service_role;
create policy "Anyone reports an error as themselves" on public.error_logs
  for insert to anon, authenticated
  with check (user_id is null or user_id = (select auth.uid()));
create policy "Administrators read errors" on public.error_logs
  for select to authenticated using ((select private.is_admin()));
