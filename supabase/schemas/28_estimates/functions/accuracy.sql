-- How good the estimates are: what was agreed on, against what the owner had been told.
create function public.estimate_accuracy(from_day date default null, to_day date default null)
returns table (
  version int, category public.service_category, accepted_quotes int, inside int, below int, above int, inside_share float8
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  if from_day is not null and to_day is not null and from_day > to_day then
    raise exception 'The first day must not be after the last day.';
  end if;
  return query
  select (r.estimate ->> 'version')::int, r.category, count(*)::int,
    count(*) filter (where q.total_cents between r.estimate_low_cents and r.estimate_high_cents)::int,
    count(*) filter (where q.total_cents < r.estimate_low_cents)::int,
    count(*) filter (where q.total_cents > r.estimate_high_cents)::int,
    (count(*) filter (where q.total_cents between r.estimate_low_cents and r.estimate_high_cents))::float8 / count(*)
  from public.quotes q
  join public.service_requests r on r.id = q.request_id
  where q.state = 'accepted'
    and (from_day is null or r.submitted_at >= from_day) and (to_day is null or r.submitted_at < to_day::timestamp + interval '1 day')
  group by 1, 2
  order by 1 desc, 2;
end $$;
comment on function public.estimate_accuracy(date, date) is
  'For administrators: how many accepted quotes lay inside, below and above the estimate, by version of the price book and category, of requests submitted between two days (UTC, both included, null for no bound).';
grant execute on function public.estimate_accuracy(date, date) to authenticated;
