-- How fast pages are for people: Core Web Vitals, as browsers measure them (web.dev/articles/vitals).

create function public.record_page_vitals(
  page text, release text, device text, vitals jsonb, remote text default null, remote_version text default null
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  limits private.page_vital_limits;
begin
  if not private.is_flag_on('performance_monitoring', auth.uid(), now()) then
    return;
  end if;
  -- Names of pages, never addresses: what identifies a request or a person is ':id' in them.
  if (page ~ '^/[a-z0-9:/-]{0,80}$' and page !~ '[0-9a-f]{8}-' and device in ('narrow', 'wide')
      and (release is null or release ~ '^[A-Za-z0-9._-]{1,60}$')
      and (remote is null or remote ~ '^mf-[a-z]{1,40}$')
      and (remote_version is null or remote_version ~ '^[A-Za-z0-9._-]{1,60}$')
      and jsonb_typeof(vitals) = 'object') is not true then
    raise exception 'This is not a page measurement.';
  end if;
  select * into strict limits from private.page_vital_limits;
  perform private.count_report('page vitals ' || private.caller_key(),
    case private.caller_key() when 'visitors' then limits.a_minute else limits.a_minute_each end);
  insert into private.page_vitals (page, release, remote, remote_version, device, metric, value)
  select page, release, remote, remote_version, device, m.key, (m.value #>> '{}')::float8
  from jsonb_each(vitals) m
  where m.key in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB') and jsonb_typeof(m.value) = 'number'
    and (m.value #>> '{}')::float8 between 0 and 600000;
end $$;
comment on function public.record_page_vitals(text, text, text, jsonb, text, text) is
  'Stores what a browser measured of one page: {LCP, INP, FCP, TTFB in milliseconds, CLS}. Nothing about the person. Pages that do not name the remote they belong to are taken, too. Stores nothing while performance_monitoring is off; refuses more than private.page_vital_limits allows each caller.';
grant execute on function public.record_page_vitals(text, text, text, jsonb, text, text) to anon, authenticated;

create function public.page_vitals_by_page(from_day date, to_day date)
returns table (page text, release text, remote text, remote_version text, metric text, samples bigint, p75 float8)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select v.page, v.release, v.remote, v.remote_version, v.metric, count(*),
    percentile_cont(0.75) within group (order by v.value)
  from private.page_vitals v
  where v.created_at >= from_day and v.created_at < to_day + 1
  group by v.page, v.release, v.remote, v.remote_version, v.metric
  order by count(*) desc, v.page, v.release desc, v.remote, v.remote_version desc, v.metric
  limit 2000;
end $$;
comment on function public.page_vitals_by_page(date, date) is
  'For administrators: the 75th percentile of each metric by page, release of the shell and release of the remote over some days (UTC, both included), the most measured first.';
grant execute on function public.page_vitals_by_page(date, date) to authenticated;

create function public.page_vitals_by_day(from_day date, to_day date)
returns table (day date, metric text, samples bigint, p75 float8)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
  select (v.created_at at time zone 'UTC')::date, v.metric, count(*),
    percentile_cont(0.75) within group (order by v.value)
  from private.page_vitals v
  where v.created_at >= from_day and v.created_at < to_day + 1
  group by 1, 2 order by 1, 2;
end $$;
comment on function public.page_vitals_by_day(date, date) is
  'For administrators: the 75th percentile of each metric by day (UTC, both included).';
grant execute on function public.page_vitals_by_day(date, date) to authenticated;
