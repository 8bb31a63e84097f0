-- Errors the interface reports.

-- What is different each time an error happens (ids, figures, quoted words, addresses) is left out of
-- its shape, so that the same error is recognized.
create function private.error_fingerprint(message text, category text, source text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select md5(coalesce(source, '') || '|' || category || '|' || left(
    regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(left(message, 500)),
      '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '#', 'g'),
      'https?://[^[:space:]]+', '#', 'g'),
      '"[^"]*"|''[^'']*''|`[^`]*`|“[^”]*”', '#', 'g'),
      '[0-9a-f]{12,}|[0-9]+', '#', 'g'), 300))
$$;
comment on function private.error_fingerprint(text, text, text) is
  'What errors of one kind share: a hash of source, category and the shape of the message.';
-- Generated columns are computed with the rights of whoever writes the row.
grant execute on function private.error_fingerprint(text, text, text) to anon, authenticated, service_role;

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
  fingerprint text not null generated always as (private.error_fingerprint(message, category, source)) stored,
  created_at timestamptz not null default now()
);
comment on table public.error_logs is
  'Errors reported by the interface. Written by anyone, read by administrators. context may carry release, remote and remote_version.';
create index error_logs_created_idx on public.error_logs (created_at desc);
create index error_logs_severity_idx on public.error_logs (severity, created_at desc);
create index error_logs_category_idx on public.error_logs (category, created_at desc);
create index error_logs_fingerprint_idx on public.error_logs (fingerprint, created_at desc);
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

-- How much may be reported. Whoever reports more is told so; the interface then only counts.
create table private.error_report_limits (
  one boolean primary key default true check (one),
  per_person int not null default 60,
  all_visitors int not null default 600,
  visitors_per_kind int not null default 60
);
comment on table private.error_report_limits is
  'One row: how many errors a minute each signed-in person, all visitors together, and all visitors of one kind of error may report.';
insert into private.error_report_limits default values;

create table private.error_report_counts (
  reporter text not null,
  minute timestamptz not null,
  reports int not null default 1,
  primary key (reporter, minute)
);
comment on table private.error_report_counts is 'Reports of the last minutes, by whom they are counted for.';
create index error_report_counts_minute_idx on private.error_report_counts (minute);

create function private.count_report(whose text, at_most int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now());
begin
  -- Looked at before it is counted, so that a flood waits for no lock.
  if (select c.reports from private.error_report_counts c where c.reporter = whose and c.minute = this_minute) >= at_most then
    raise exception 'Too many errors were reported within a minute.' using hint = 'too_fast';
  end if;
  insert into private.error_report_counts (reporter, minute) values (whose, this_minute)
  on conflict (reporter, minute) do update set reports = error_report_counts.reports + 1;
end $$;
comment on function private.count_report(text, int) is 'Counts a report; refuses it when there were too many within the minute.';

create function private.limit_error_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits private.error_report_limits;
begin
  -- The server itself reports without limits.
  if auth.role() is null or auth.role() = 'service_role' then
    return new;
  end if;
  select * into limits from private.error_report_limits;
  if auth.uid() is not null then
    perform private.count_report(auth.uid()::text, limits.per_person);
  else
    perform private.count_report('visitors', limits.all_visitors);
    perform private.count_report(
      'visitors:' || private.error_fingerprint(new.message, new.category, new.source), limits.visitors_per_kind);
  end if;
  if random() < 0.01 then
    delete from private.error_report_counts c where c.minute < now() - interval '10 minutes';
  end if;
  return new;
end $$;
comment on function private.limit_error_reports() is
  'Trigger: refuses reports beyond what private.error_report_limits allows a minute.';
create trigger limit_error_reports before insert on public.error_logs
  for each row execute function private.limit_error_reports();

create table public.error_groups (
  fingerprint text primary key,
  message text not null,
  category text not null,
  source text,
  severity text not null,
  occurrences bigint not null default 0,
  affected_users int not null default 0,
  release text,
  remote text,
  remote_version text,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by uuid references public.profiles (id) on delete set null,
  reopened_at timestamptz
);
comment on table public.error_groups is
  'Reported errors by kind, kept by the database: the latest message, severity and release, how often, when first and last, and how many signed-in people it met. A resolved one that happens again is reopened.';
create index error_groups_seen_idx on public.error_groups (last_seen_at desc);
create index error_groups_resolved_by_idx on public.error_groups (resolved_by);
alter table public.error_groups enable row level security;
revoke all on public.error_groups from anon, authenticated;
grant select on public.error_groups to authenticated;
grant all on public.error_groups to service_role;
create policy "Administrators read kinds of errors" on public.error_groups
  for select to authenticated using ((select private.is_admin()));

create table private.error_group_people (
  fingerprint text not null references public.error_groups (fingerprint) on delete cascade,
  user_id uuid not null references public.profiles (id) on delete cascade,
  primary key (fingerprint, user_id)
);
comment on table private.error_group_people is 'Whom an error has met, so that each person counts once.';
create index error_group_people_user_idx on private.error_group_people (user_id);

create function private.group_error() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.error_groups as g
    (fingerprint, message, category, source, severity, occurrences, release, remote, remote_version,
      first_seen_at, last_seen_at)
  values (new.fingerprint, new.message, new.category, new.source, new.severity, 1,
    left(new.context ->> 'release', 100), left(new.context ->> 'remote', 100),
    left(new.context ->> 'remote_version', 100), new.created_at, new.created_at)
  on conflict (fingerprint) do update
  set message = excluded.message, severity = excluded.severity, occurrences = g.occurrences + 1,
    release = coalesce(excluded.release, g.release), remote = coalesce(excluded.remote, g.remote),
    remote_version = coalesce(excluded.remote_version, g.remote_version),
    last_seen_at = greatest(g.last_seen_at, excluded.last_seen_at),
    first_seen_at = least(g.first_seen_at, excluded.first_seen_at),
    reopened_at = case when g.resolved_at is not null then now() else g.reopened_at end,
    resolved_at = null, resolved_by = null;
  if new.user_id is not null then
    insert into private.error_group_people (fingerprint, user_id) values (new.fingerprint, new.user_id)
    on conflict do nothing;
    if found then
      update public.error_groups g set affected_users = g.affected_users + 1 where g.fingerprint = new.fingerprint;
    end if;
  end if;
  return null;
end $$;
comment on function private.group_error() is 'Trigger: counts a reported error in its group, and reopens a resolved one.';
create trigger group_error after insert on public.error_logs
  for each row execute function private.group_error();

create function public.resolve_error_group(fingerprint text, reason text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row jsonb;
  why text;
begin
  perform private.require_admin();
  why := private.required_text(reason, 'A reason', 1000);
  select to_jsonb(g) into before_row from public.error_groups g where g.fingerprint = fingerprint for update;
  if before_row is null then
    raise exception 'This error does not exist.';
  end if;
  update public.error_groups g set resolved_at = now(), resolved_by = auth.uid() where g.fingerprint = fingerprint;
  perform private.audit('error.resolve', 'error_groups', null, before_row,
    (select to_jsonb(g) from public.error_groups g where g.fingerprint = fingerprint), why);
end $$;
comment on function public.resolve_error_group(text, text) is
  'An administrator notes that a kind of error is dealt with, and how. Happening again reopens it. Audited.';
grant execute on function public.resolve_error_group(text, text) to authenticated;
