create function private.limit_error_reports() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  limits private.error_report_limits;
begin
  -- The server itself reports without limits.
  if auth.role() is null or auth.role() = 'service_role' then
    return new;
  end if;
  -- Answered like one that is saved: the person who reports can do nothing about it.
  if not private.is_flag_on('error_reporting', auth.uid(), now()) then
    return null;
  end if;
  select * into limits from private.error_report_limits;
  if private.caller_key() = 'visitors' then
    perform private.count_report('visitors', limits.all_visitors);
    perform private.count_report(
      'visitors:' || private.error_fingerprint(new.message, new.category, new.source), limits.visitors_per_kind);
  else
    perform private.count_report(private.caller_key(), limits.per_person);
  end if;
  -- A critical kind is a case for administrators, which nobody makes without an account, or by the dozen with one.
  if new.severity = 'critical' and auth.uid() is null then
    new.severity := 'error';
  elsif new.severity = 'critical' then
    begin
      perform private.count_report('critical ' || auth.uid(), limits.critical_an_hour, 'hour');
    exception when raise_exception then
      new.severity := 'error';
    end;
  end if;
  new.stack_trace := left(new.stack_trace, limits.longest_stack);
  return new;
end $$;
comment on function private.limit_error_reports() is
  'Trigger: refuses reports beyond what private.error_report_limits allows a minute, drops all while error_reporting is off, and takes as errors at most those of visitors, and those of an account beyond the critical ones it may report an hour.';
create trigger limit_error_reports before insert on public.error_logs
  for each row execute function private.limit_error_reports();

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
  -- A later report closes no case.
  set message = excluded.message,
    severity = case when g.severity = 'critical' and g.resolved_at is null then g.severity else excluded.severity end,
    occurrences = g.occurrences + 1,
    release = coalesce(excluded.release, g.release), remote = coalesce(excluded.remote, g.remote),
    remote_version = coalesce(excluded.remote_version, g.remote_version),
    last_seen_at = greatest(g.last_seen_at, excluded.last_seen_at),
    first_seen_at = least(g.first_seen_at, excluded.first_seen_at),
    reopened_at = case when g.resolved_at is not null then now() else g.reopened_at end,
    resolved_at = null, resolved_by = null;
  if coalesce(new.context ->> 'remote_version', new.context ->> 'release') is not null then
    insert into public.error_group_releases as r (fingerprint, bundle, version, first_seen_at, last_seen_at)
    values (new.fingerprint,
      case when new.context ->> 'remote_version' is null then 'shell' else coalesce(left(new.context ->> 'remote', 100), 'unknown') end,
      left(coalesce(new.context ->> 'remote_version', new.context ->> 'release'), 100), new.created_at, new.created_at)
    on conflict (fingerprint, bundle, version) do update
    set occurrences = r.occurrences + 1, last_seen_at = greatest(r.last_seen_at, excluded.last_seen_at),
      first_seen_at = least(r.first_seen_at, excluded.first_seen_at);
  end if;
  if new.user_id is not null then
    insert into private.error_group_people (fingerprint, user_id) values (new.fingerprint, new.user_id)
    on conflict do nothing;
    if found then
      update public.error_groups g set affected_users = g.affected_users + 1 where g.fingerprint = new.fingerprint;
    end if;
  end if;
  return null;
end $$;
comment on function private.group_error() is 'Trigger: counts a reported error in its group and for its release, and reopens a resolved one.';
create trigger group_error after insert on public.error_logs
  for each row execute function private.group_error();

-- Administrators who watch the error log hear of new reports at once, each on a private channel of their own,
-- admin:errors:<id>: the event 'reported' with {reports}, how many came, never what they say; the reader
-- fetches them under its own policies. Realtime asks the policies only when a channel is joined or a token
-- renewed (https://supabase.com/docs/guides/realtime/authorization), so a channel joined as an administrator
-- stays open after that ends. Nothing is sent on it from then on.
create function private.tell_error_tail() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reports bigint;
begin
  -- Once a statement: reports that come in bulk are one piece of news.
  select count(*) into reports from reported;
  if reports > 0 then
    perform realtime.send(jsonb_build_object('reports', reports), 'reported', 'admin:errors:' || p.id, true)
    from public.profiles p where p.user_type = 'admin' and p.deleted_at is null;
  end if;
  return null;
end $$;
comment on function private.tell_error_tail() is
  'Trigger: tells everyone who is an administrator now that something was reported.';
create trigger tell_error_tail after insert on public.error_logs
  referencing new table as reported
  for each statement execute function private.tell_error_tail();

create function private.keep_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- The words about a person go when the person goes; that it was done, by whom and when stays.
  if tg_op = 'UPDATE'
    and (new.id, new.admin_id, new.action, new.subject_table, new.subject_id, new.created_at)
      is not distinct from (old.id, old.admin_id, old.action, old.subject_table, old.subject_id, old.created_at)
    and private.is_erasing() then
    return new;
  end if;
  raise exception 'Audit log entries can''t be changed.' using errcode = '42501';
end $$;
comment on function private.keep_audit() is
  'Trigger: audit rows are never changed or removed; erasing a person alone may take their words out.';
create trigger keep_audit before update or delete on public.admin_audit
  for each row execute function private.keep_audit();
create trigger keep_audit_whole before truncate on public.admin_audit
  for each statement execute function private.keep_audit();

create trigger count_version before update on public.feature_flags
  for each row when (new.* is distinct from old.*) execute function private.count_version();

create trigger resume_matching after insert or update on public.feature_flags
  for each row when (new.name = 'vendor_matching' and new.enabled) execute function private.resume_matching();
