-- How the marketplace does, day by day, for administrators.

create function public.marketplace_health(from_day date, to_day date)
returns table (
  day date, requests int, taken int, quoted int, first_quote_minutes float8, offers int, accepted_offers int,
  accepted_quotes int, inside_estimate int, tokens bigint, errors int
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  days tstzrange;
begin
  perform private.require_admin();
  days := private.checked_days(from_day, to_day);
  return query
  with asked as (
    select (r.submitted_at at time zone 'UTC')::date as day, r.estimate_low_cents as low, r.estimate_high_cents as high,
      exists (
        select 1 from public.leads l
        where l.request_id = r.id and l.state not in ('offered', 'viewed', 'declined', 'expired')) as taken,
      agreed.cents,
      extract(epoch from first_quote.sent_at - r.submitted_at) / 60 as minutes
    from public.service_requests r
      left join lateral (
        select q.total_cents as cents from public.quotes q where q.request_id = r.id and q.state = 'accepted'
      ) agreed on true
      left join lateral (
        select min(e.created_at) as sent_at from public.state_events e
        where e.request_id = r.id and e.machine = 'quote' and e.to_state = 'sent'
      ) first_quote on true
    where r.submitted_at >= lower(days) and r.submitted_at < upper(days)
  ), asked_daily as (
    select a.day, count(*)::int as requests, count(*) filter (where a.taken)::int as taken,
      count(a.minutes)::int as quoted, percentile_cont(0.5) within group (order by a.minutes) as minutes,
      count(a.cents)::int as agreed, count(*) filter (where a.cents between a.low and a.high)::int as inside
    from asked a group by 1
  ), offered_daily as (
    select (l.offered_at at time zone 'UTC')::date as day, count(*)::int as offers,
      count(*) filter (where l.state not in ('offered', 'viewed', 'declined', 'expired'))::int as accepted
    from public.leads l where l.offered_at >= lower(days) and l.offered_at < upper(days) group by 1
  ), moved_daily as (
    select (t.created_at at time zone 'UTC')::date as day, sum(t.posted_delta)::bigint as moved
    from public.token_ledger t where t.created_at >= lower(days) group by 1
  ), failed_daily as (
    select (e.created_at at time zone 'UTC')::date as day, count(*)::int as errors
    from public.error_logs e
    where e.created_at >= lower(days) and e.created_at < upper(days) and e.severity in ('error', 'critical')
    group by 1
  )
  select d.day, coalesce(a.requests, 0), coalesce(a.taken, 0), coalesce(a.quoted, 0), a.minutes,
    coalesce(o.offers, 0), coalesce(o.accepted, 0), coalesce(a.agreed, 0), coalesce(a.inside, 0),
    -- What is there now, less what came later.
    (select coalesce(sum(t.posted), 0) from public.token_accounts t)::bigint
      - (select coalesce(sum(m.moved), 0) from moved_daily m where m.day > d.day)::bigint,
    coalesce(f.errors, 0)
  from (select generate_series(from_day, to_day, interval '1 day')::date as day) d
    left join asked_daily a on a.day = d.day
    left join offered_daily o on o.day = d.day
    left join failed_daily f on f.day = d.day
  order by d.day;
end $$;
comment on function public.marketplace_health(date, date) is
  'For administrators, a row for each day (UTC) from one to another: requests submitted that day, how many of them a Pro took, how many were quoted and the median minutes to the first quote, how many were agreed on and how many of these inside the estimate; offers made that day and accepted since; tokens in circulation at its end; errors and critical errors reported.';
grant execute on function public.marketplace_health(date, date) to authenticated;

-- Two accounts that wait out a hold together show here, and so does a Pro who does it with many.
create function public.won_after_release(from_day date, to_day date)
returns table (vendor_id uuid, business_name text, owner_id uuid, owner_name text, released int, won int)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  days tstzrange;
begin
  perform private.require_admin();
  days := private.checked_days(from_day, to_day);
  return query
  with outcomes as (
    select l.vendor_id, l.owner_id, bool_or(l.state = 'won')::int as won
    from public.state_events e join public.leads l on l.id = e.subject_id
    where e.machine = 'lead' and e.event = 'release' and e.created_at >= lower(days) and e.created_at < upper(days)
    group by l.id
  ), sums as (
    select o.vendor_id, o.owner_id, count(*)::int as released, sum(o.won)::int as won,
      sum(sum(o.won)) over (partition by o.vendor_id, grouping(o.owner_id)) as won_by_vendor
    from outcomes o group by grouping sets ((o.vendor_id), (o.vendor_id, o.owner_id)) having sum(o.won) > 0
  )
  select s.vendor_id, v.business_name, s.owner_id, p.first_name, s.released, s.won
  from sums s
  join public.vendor_profiles v on v.vendor_id = s.vendor_id
  left join public.profiles p on p.id = s.owner_id
  order by s.won_by_vendor desc, s.vendor_id, s.owner_id nulls first
  limit 100;
end $$;
comment on function public.won_after_release(date, date) is
  'For administrators: leads whose tokens were given back for silence between two days (UTC, both included), and how many of them were won later; for each Pro with any, in all (owner null) and by owner.';
grant execute on function public.won_after_release(date, date) to authenticated;

create function public.remote_load_failures(from_day date, to_day date)
returns table (remote text, remote_version text, failures int, people int, last_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  days tstzrange;
begin
  perform private.require_admin();
  days := private.checked_days(from_day, to_day);
  return query
  select left(e.context ->> 'remote', 100), left(e.context ->> 'remote_version', 100), count(*)::int,
    count(distinct e.user_id)::int, max(e.created_at)
  from public.error_logs e
  where e.created_at >= lower(days) and e.created_at < upper(days) and e.message like 'RemoteFault: %'
    and e.context ->> 'remote' is not null
  group by 1, 2
  order by 3 desc, 1, 2
  limit 50;
end $$;
comment on function public.remote_load_failures(date, date) is
  'For administrators: how often a part of the site could not be loaded between two days (UTC, both included), by remote and its release (null when none was found), how many signed-in people it met, and when last.';
grant execute on function public.remote_load_failures(date, date) to authenticated;
