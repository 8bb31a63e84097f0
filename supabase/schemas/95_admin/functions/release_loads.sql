-- While a release of a remote is a canary, how it does beside the one that is live.

create function public.count_release_load(remote text, version text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  if (remote ~ '^mf-[a-z]{1,40}$' and version ~ '^[0-9]{8}-[0-9]{6}-[0-9a-f]{10}$') is not true then
    raise exception 'Unknown release.';
  end if;
  perform private.count_report('release loads ' || private.caller_key(),
    case private.caller_key() when 'visitors' then 6000 else 120 end);
  insert into private.release_loads as l (remote, version) values (remote, version)
  on conflict on constraint release_loads_pkey do update set loads = l.loads + 1;
end $$;
comment on function public.count_release_load(text, text) is
  'Counts that a page has loaded a release of a remote; the shell calls it while that remote has a canary.';
grant execute on function public.count_release_load(text, text) to anon, authenticated;

create function public.compare_releases(remote text, versions text[])
returns table (version text, loads bigint, errors bigint, people int, since timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  perform private.require_admin();
  return query
  select asked.version, coalesce(l.loads, 0), count(e.id), count(distinct e.user_id)::int, l.first_at
  from (select distinct v as version from unnest(versions[1:10]) v) asked
    left join private.release_loads l on l.remote = remote and l.version = asked.version
    left join public.error_logs e on e.context ->> 'remote_version' = asked.version
      and e.context ->> 'remote' = remote and e.severity in ('error', 'critical') and e.created_at >= l.first_at
  group by asked.version, l.loads, l.first_at
  order by asked.version desc;
end $$;
comment on function public.compare_releases(text, text[]) is
  'For administrators: of up to 10 releases of a remote, the pages that loaded each since its first count, the errors and critical errors reported on its pages since then, and how many signed-in people met them.';
grant execute on function public.compare_releases(text, text[]) to authenticated;

create function public.releases_in_use()
returns table (bundle text, version text, seen_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select seen.bundle, seen.version, max(seen.at)
  from (
    select r.bundle, r.version, r.last_seen_at as at from public.error_group_releases r
    union all
    select 'shell', v.release, v.created_at from private.page_vitals v
    union all
    select v.remote, v.remote_version, v.created_at from private.page_vitals v
  ) seen
  where seen.at > now() - interval '1 day' and seen.version ~ '^[0-9]{8}-[0-9]{6}-[0-9a-f]{10}$'
    and (seen.bundle = 'shell' or seen.bundle ~ '^mf-[a-z]{1,40}$')
  group by seen.bundle, seen.version
  order by max(seen.at) desc, seen.bundle, seen.version
  limit 100;
end $$;
comment on function public.releases_in_use() is
  'For administrators: the releases of the shell and the remotes that browsers named in the last 24 hours, with an error or a measurement of a page, the latest first, at most 100.';
grant execute on function public.releases_in_use() to authenticated;
