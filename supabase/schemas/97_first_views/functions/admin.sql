-- An administrator's first view in one call. Rows are read with the caller's rights.

create function public.open_decisions(shown int default 4)
returns table (queue text, total bigint, rows jsonb)
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  today date := (now() at time zone 'UTC')::date;
begin
  if not private.is_admin() then
    raise exception 'Only an administrator can do this.' using errcode = '42501';
  end if;
  return query
  with waiting as (
    select 'approvals' as queue, v.vendor_id::text as id, v.state_since as since, null::timestamptz as due_at,
      jsonb_build_object('business', v.business_name) as subject
    from public.vendor_profiles v where v.state = 'under_review'
    union all
    select 'claims', c.id::text, c.created_at, c.due_at,
      jsonb_build_object('business', v.business_name, 'number', r.number)
    from public.lead_credit_claims c
    join public.vendor_profiles v on v.vendor_id = c.vendor_id
    join public.service_requests r on r.id = c.request_id
    where c.state in ('under_review', 'appealed')
    union all
    select 'disputes', d.id::text, d.created_at, d.due_at,
      jsonb_build_object('business', v.business_name, 'number', r.number)
    from public.job_disputes d
    join public.vendor_profiles v on v.vendor_id = d.vendor_id
    join public.service_requests r on r.id = d.request_id
    where d.state in ('under_review', 'appealed')
    union all
    select 'reviews', p.id::text, p.created_at, null, jsonb_build_object('business', v.business_name)
    from public.review_reports p
    join public.reviews w on w.id = p.review_id
    join public.vendor_profiles v on v.vendor_id = w.vendor_id
    where p.resolution is null
    union all
    select 'messageReports', p.id::text, p.created_at, null, jsonb_build_object('words', p.reason)
    from public.message_reports p where p.outcome is null
    union all
    select 'adjustments', a.id::text, a.created_at, null,
      jsonb_build_object('business', v.business_name, 'number', a.tokens)
    from public.token_adjustments a join public.vendor_profiles v on v.vendor_id = a.account_id
    where a.state = 'pending'
    union all
    select 'contact', m.id::text, m.waits_since, null,
      jsonb_build_object('business', m.name, 'words', left(m.body, 200))
    from public.contact_messages m where m.answered_at is null
    union all
    select 'unmatched', r.id::text, coalesce(r.submitted_at, r.created_at), null,
      jsonb_build_object('number', r.number, 'category', r.category, 'words', r.city || ', ' || r.region)
    from public.service_requests r where r.state = 'matching'
    union all
    select 'unverified', c.id::text, c.created_at, null,
      jsonb_build_object('business', v.business_name, 'kind', c.kind, 'vendor_id', c.vendor_id)
    from public.vendor_credentials c join public.vendor_profiles v on v.vendor_id = c.vendor_id
    where c.verified_at is null and c.expires_on >= today and v.state in ('under_review', 'approved', 'paused')
    union all
    select 'errors', g.fingerprint, coalesce(g.reopened_at, g.first_seen_at), null,
      jsonb_build_object('words', g.message)
    from public.error_groups g where g.resolved_at is null and g.severity = 'critical'
    union all
    select 'plans', s.id::text, s.created_at, null,
      jsonb_build_object('business', v.business_name, 'words', p.name, 'vendor_id', s.vendor_id)
    from public.vendor_subscriptions s
    join public.vendor_profiles v on v.vendor_id = s.vendor_id
    join public.subscription_plans p on p.id = s.plan_id
    where s.state = 'incomplete'
    union all
    select 'administrators', c.id::text, c.created_at, null,
      jsonb_build_object('business', p.email, 'words', c.change)
    from public.admin_changes c join public.profiles p on p.id = c.person_id
    where c.decision is null
    union all
    -- Nothing to decide: what ends soon is listed by its end.
    select 'ending', c.id::text, c.created_at, (c.expires_on + time '12:00') at time zone 'UTC',
      jsonb_build_object('business', v.business_name, 'kind', c.kind, 'vendor_id', c.vendor_id)
    from public.vendor_credentials c join public.vendor_profiles v on v.vendor_id = c.vendor_id
    where c.verified_at is not null and c.expires_on between today and today + 30
      and v.state in ('approved', 'paused')
  ), placed as (
    select w.*, count(*) over (partition by w.queue) as total,
      row_number() over (partition by w.queue order by w.due_at, w.since, w.id) as place
    from waiting w
  )
  select p.queue, p.total, jsonb_agg(
    jsonb_build_object('id', p.id, 'since', p.since, 'due_at', p.due_at) || p.subject order by p.place)
  from placed p where p.place <= least(greatest(coalesce(shown, 4), 1), 25)
  group by p.queue, p.total;
end $$;
comment on function public.open_decisions(int) is
  'For administrators: of everything that waits for a decision or ends soon, by queue, how much there is and the most urgent of it: by deadline, then the longest waiting.';
grant execute on function public.open_decisions(int) to authenticated;

create function public.admin_dashboard(from_day date, to_day date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'decisions', coalesce((
      select jsonb_object_agg(d.queue, jsonb_build_object('total', d.total, 'rows', d.rows))
      from public.open_decisions(6) d), '{}'),
    'health', coalesce((
      select jsonb_agg(to_jsonb(h) order by h.day) from public.marketplace_health(from_day, to_day) h), '[]'),
    'failures', coalesce((
      select jsonb_agg(to_jsonb(f)) from public.remote_load_failures(from_day, to_day) f), '[]'),
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
  'Everything the administrators'' dashboard shows: open decisions, the health of the marketplace and failed loads between two days, the latest 25 requests.';
grant execute on function public.admin_dashboard(date, date) to authenticated;
