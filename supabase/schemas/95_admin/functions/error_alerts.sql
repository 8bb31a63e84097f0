-- Administrators are alerted of new kinds of errors, and of known ones that a release made frequent.

create function private.errors_to_alert_of(now_at timestamptz)
returns table (fingerprint text, cause text, bundle text, version text)
language sql stable security definer set search_path = '' as $$
  with fresh as (
    select g.fingerprint, 'new' as cause, '' as bundle, '' as version
    from public.error_groups g, private.error_alert_policy p
    where g.first_seen_at > now_at - p.new_for and g.severity = any (p.severities) and g.resolved_at is null
  ), jumped as (
    select r.fingerprint, 'jump' as cause, r.bundle, r.version
    from public.error_group_releases r
    join public.error_groups g on g.fingerprint = r.fingerprint
    cross join private.error_alert_policy p
    -- A release is new since any error was first reported from it.
    cross join lateral (
      select min(o.first_seen_at) as live_from from public.error_group_releases o
      where o.bundle = r.bundle and o.version = r.version
    ) live
    cross join lateral (
      select count(*) filter (where e.created_at > now_at - p.jump_within
          and coalesce(e.context ->> 'remote_version', e.context ->> 'release') = r.version) as lately,
        count(*) filter (where e.created_at < live.live_from
          and e.created_at > live.live_from - p.jump_compared_with) as earlier
      from public.error_logs e where e.fingerprint = r.fingerprint
    ) reports
    where r.last_seen_at > now_at - p.jump_within and r.occurrences >= p.jump_at_least
      and g.severity = any (p.severities) and g.first_seen_at < live.live_from
      and live.live_from > now_at - p.new_for
      and reports.lately >= p.jump_at_least
      and reports.lately >= p.jump_times * reports.earlier * (extract(epoch from p.jump_within)
        / extract(epoch from p.jump_compared_with))
  )
  select f.* from (select * from fresh union all select * from jumped) f
  where not exists (select 1 from private.error_alerts a
    where (a.fingerprint, a.cause, a.bundle, a.version) = (f.fingerprint, f.cause, f.bundle, f.version))
$$;
comment on function private.errors_to_alert_of(timestamptz) is
  'Kinds of errors that are new, and known ones that a new release made frequent, as private.error_alert_policy counts it, of which nobody was alerted.';

create function private.alert_of_errors(now_at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  kinds int;
  jumps int;
  jumped text;
  found_words text;
begin
  -- A storm of made-up errors is one message, not one for each.
  if exists (select 1 from private.error_alerts a, private.error_alert_policy p
      where a.alerted_at > now_at - p.quiet_for) then
    return 0;
  end if;
  with alerted as (
    insert into private.error_alerts (fingerprint, cause, bundle, version, alerted_at)
    select f.fingerprint, f.cause, f.bundle, f.version, now_at from private.errors_to_alert_of(now_at) f
    on conflict do nothing returning cause, bundle, version
  )
  select count(*) filter (where a.cause = 'new'), count(*) filter (where a.cause = 'jump'),
    -- Anyone may report, so of what they wrote only the form of a release is passed on.
    min(a.bundle || ' ' || a.version) filter (where a.cause = 'jump'
      and a.bundle ~ '^(shell|mf-[a-z]{1,40})$' and a.version ~ '^[0-9]{8}-[0-9]{6}-[0-9a-f]{10}$')
  into kinds, jumps, jumped from alerted a;
  if kinds + jumps = 0 then
    return 0;
  end if;
  found_words := concat_ws(' and ',
    case when kinds > 0 then kinds || case kinds when 1 then ' new kind' else ' new kinds' end end,
    case when jumps > 0 then jumps || case jumps when 1 then ' sudden increase' else ' sudden increases' end
      || ' after ' || coalesce('release ' || jumped, 'a release') end);
  perform private.notify(p.id, 'admin', 'errors_found', jsonb_build_object('found', found_words), null, null)
  from public.profiles p where p.user_type = 'admin' and p.deleted_at is null;
  return kinds + jumps;
end $$;
comment on function private.alert_of_errors(timestamptz) is
  'Alerts every administrator, in one message, of new kinds of errors and of jumps after a release: each once. Returns how many. Called by the clock.';
