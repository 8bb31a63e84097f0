-- An administrator's first view in one call.

create function public.open_decisions(shown int default 4, only_queue text default null)
returns table (queue text, total bigint, rows jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'UTC')::date;
begin
  perform private.require_admin();
  return query
  with waiting as (
    select * from private.waiting_cases(only_queue)
    union all
    -- Nothing to decide: what ends soon is listed by its end.
    select 'ending', c.id::text, c.created_at, (c.expires_on + time '12:00') at time zone 'UTC',
      jsonb_build_object('business', v.business_name, 'kind', c.kind, 'vendor_id', c.vendor_id)
    from public.vendor_credentials c join public.vendor_profiles v on v.vendor_id = c.vendor_id
    where c.verified_at is not null and c.expires_on between today and today + 30
      and v.state in ('approved', 'paused') and (only_queue is null or only_queue = 'ending')
  ), placed as (
    select w.*, count(*) over (partition by w.queue) as total,
      row_number() over (partition by w.queue order by w.due_at, w.since, w.id) as place
    from waiting w
  )
  select p.queue, p.total, jsonb_agg(
    jsonb_build_object('id', p.id, 'since', p.since, 'due_at', p.due_at) || p.subject order by p.place)
  from placed p where p.place <= least(greatest(coalesce(shown, 4), 1), 5000)
  group by p.queue, p.total;
end $$;
comment on function public.open_decisions(int, text) is
  'For administrators: of what waits for a decision or ends soon, by queue, in one or in all, how much there is and the most urgent of it: by deadline, then the longest waiting.';
grant execute on function public.open_decisions(int, text) to authenticated;

create function public.admin_dashboard(from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'decisions', coalesce((
      select jsonb_object_agg(d.queue, jsonb_build_object('total', d.total, 'rows', d.rows))
      from public.open_decisions(6) d), '{}'),
    'queue', coalesce((select jsonb_agg(to_jsonb(q) order by q.due_at, q.since, q.queue, q.id)
      from public.review_queue(shown => 8) q), '[]'),
    'health', coalesce((
      select jsonb_agg(to_jsonb(h) order by h.day) from public.marketplace_health(from_day, to_day) h), '[]'),
    'health_before', coalesce((
      select jsonb_agg(to_jsonb(h) order by h.day)
      from public.marketplace_health(from_day - (to_day - from_day + 1), from_day - 1) h), '[]'),
    'failures', coalesce((
      select jsonb_agg(to_jsonb(f)) from public.remote_load_failures(from_day, to_day) f), '[]'),
    'won_after_release', coalesce((
      select jsonb_agg(to_jsonb(w)) from public.won_after_release(from_day, to_day) w), '[]'),
    'requests', coalesce((
      select jsonb_agg(to_jsonb(r) order by r.created_at desc, r.id desc)
      from (
        select q.id, q.number, q.state, q.category, q.timing, q.city, q.region, q.created_at, coalesce((
          select jsonb_agg(jsonb_build_object('state', l.state, 'conversations', (
            select jsonb_build_object('id', c.id) from public.conversations c where c.lead_id = l.id)))
          from public.leads l where l.request_id = q.id), '[]') as leads
        from public.service_requests q order by q.created_at desc, q.id desc limit 25
      ) r), '[]'))
$$;
comment on function public.admin_dashboard(date, date) is
  'Everything the administrators'' dashboard shows: what is open by queue, eight of the cases due first, of each kind some, the health of the marketplace, failed loads and leads won after their refund between two days, its health in as many days before, the latest 25 requests.';
grant execute on function public.admin_dashboard(date, date) to authenticated;
