create function private.network_of(address text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  plain text := regexp_replace(lower(address), '^::ffff:(?=[0-9]+\.)', '');
begin
  if plain !~ ':' then
    return plain;
  end if;
  return text(network(set_masklen(plain::inet, 64)));
exception when others then
  return plain;
end $$;
comment on function private.network_of(text) is
  'An address as it is counted: one of IPv6 by its first 64 bits, because each subscriber has all addresses that share them.';

create function private.is_behind_cloudflare() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.edge_functions f where f.behind_cloudflare)
$$;
comment on function private.is_behind_cloudflare() is 'Whether Cloudflare is before this project, as set_up_hosting was told.';

-- Proxies append to x-forwarded-for, so a caller can forge everything before the entries of trusted proxies.
-- Cloudflare, in front of hosted projects only, overwrites cf-connecting-ip; elsewhere a caller can forge that too.
-- Until set_up_hosting runs, the local server is the only proxy.
create function private.caller_address() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  headers jsonb := nullif(current_setting('request.headers', true), '')::jsonb;
  forwarded text[] := string_to_array(headers ->> 'x-forwarded-for', ',');
  trusted int := coalesce((select f.trusted_proxies from private.edge_functions f), 1);
begin
  if private.is_behind_cloudflare() then
    return nullif(btrim(headers ->> 'cf-connecting-ip'), '');
  end if;
  return nullif(btrim(forwarded[cardinality(forwarded) - trusted + 1]), '');
end $$;
comment on function private.caller_address() is
  'The address a request came from, as the outermost trusted proxy saw it; null where no trusted one tells.';

create function private.caller_key() returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    auth.uid()::text, 'address ' || left(private.network_of(private.caller_address()), 60), 'visitors')
$$;
comment on function private.caller_key() is
  'Whom a limit counts: an account, else the address the request came from, else all visitors whose address is unknown.';

create function private.count_report(whose text, at_most int, per text default 'minute') returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc(per, now());
begin
  -- Looked at before it is counted, so that a flood waits for no lock.
  if (select c.reports from private.error_report_counts c where c.reporter = whose and c.minute = this_minute) >= at_most then
    raise exception 'Too many attempts. Wait a moment and try again.' using hint = 'too_fast';
  end if;
  -- And once more while it is counted: others may have been counted since.
  insert into private.error_report_counts (reporter, minute, lasts) values (whose, this_minute, ('1 ' || per)::interval)
  on conflict (reporter, minute) do update set reports = error_report_counts.reports + 1
  where error_report_counts.reports < at_most;
  if not found then
    raise exception 'Too many attempts. Wait a moment and try again.' using hint = 'too_fast';
  end if;
end $$;
comment on function private.count_report(text, int, text) is 'Counts a report; refuses it when there were too many within the minute, the hour or the day, also among those sent at once.';

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

create function public.find_error_reports(
  severity text default null, category text default null, source text default null, release text default null,
  remote text default null, remote_version text default null, since timestamptz default null,
  words text default null, before bigint default null, page_size int default 50
) returns setof public.error_logs
language plpgsql stable security definer set search_path = '' as $$
declare
  looked_for tsquery;
begin
  perform private.require_admin();
  looked_for := private.words_looked_for(private.clean_text(words, 'The words to search for', 200));
  -- Only what is requested is part of the statement, so that each choice is read by its own index.
  return query execute
    'select e.* from public.error_logs e where true'
    || case when severity is not null then ' and e.severity = $1' else '' end
    || case when category is not null then ' and e.category = $2' else '' end
    || case when source is not null then ' and e.source = $3' else '' end
    || case when release is not null then ' and e.context ->> ''release'' = $4' else '' end
    || case when remote is not null then ' and e.context ->> ''remote'' = $5' else '' end
    || case when remote_version is not null then ' and e.context ->> ''remote_version'' = $6' else '' end
    || case when since is not null then ' and e.created_at >= $7' else '' end
    || case when looked_for is not null then ' and private.searched_words(e.message) @@ $8' else '' end
    || case when before is not null then ' and e.id < $9' else '' end
    || ' order by e.id desc limit $10'
    using severity, category, source, release, remote, remote_version, since, looked_for, before,
      least(greatest(coalesce(page_size, 50), 1), 100);
end $$;
comment on function public.find_error_reports(text, text, text, text, text, text, timestamptz, text, bigint, int) is
  'For administrators: reports of errors, the latest first, those before a number, up to 100 at a time; every word begins a word of the message.';
grant execute on function public.find_error_reports(text, text, text, text, text, text, timestamptz, text, bigint, int) to authenticated;

create function public.error_report_values() returns table (what text, value text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  -- One step along an index for each value, however many reports have it.
  return query with recursive sources as (
    (select e.source as value from public.error_logs e where e.source is not null order by e.source limit 1)
    union all
    select (select e.source from public.error_logs e where e.source > s.value order by e.source limit 1)
    from sources s where s.value is not null
  ), releases as (
    (select e.context ->> 'release' as value from public.error_logs e
      where e.context ->> 'release' is not null order by 1 limit 1)
    union all
    select (select e.context ->> 'release' from public.error_logs e
      where e.context ->> 'release' > s.value order by 1 limit 1)
    from releases s where s.value is not null
  ), versions as (
    (select e.context ->> 'remote_version' as value from public.error_logs e
      where e.context ->> 'remote_version' is not null order by 1 limit 1)
    union all
    select (select e.context ->> 'remote_version' from public.error_logs e
      where e.context ->> 'remote_version' > s.value order by 1 limit 1)
    from versions s where s.value is not null
  )
  select found.what, found.value from (
    (select 'source' as what, s.value from sources s where s.value is not null order by s.value limit 200)
    union all
    (select 'release', s.value from releases s where s.value is not null order by s.value desc limit 200)
    union all
    (select 'remote_version', s.value from versions s where s.value is not null order by s.value desc limit 200)
  ) found;
end $$;
comment on function public.error_report_values() is
  'For administrators: the sources, releases and versions of remotes that reports name, up to 200 each; releases and versions descending.';
grant execute on function public.error_report_values() to authenticated;
