-- One list of everything that waits for an administrator.

create function private.waiting_cases(only_queue text default null) returns table (
  queue text, id text, since timestamptz, due_at timestamptz, subject jsonb
)
language sql stable security definer set search_path = '' as $$
  select w.queue, w.id, w.since, coalesce(w.due_at, w.since + q.decide_within), w.subject
  from (
    select 'approvals' as queue, v.vendor_id::text as id, v.state_since as since, null::timestamptz as due_at,
      jsonb_build_object('business', v.business_name, 'vendor_id', v.vendor_id) as subject
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
    select 'reviews', p.id::text, p.created_at, null,
      jsonb_strip_nulls(jsonb_build_object(
        'business', v.business_name, 'words', case when p.reason = 'doubtful_job' then p.note end))
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
    select 'unmatched', r.id::text, private.unmatched_since(r), null,
      jsonb_build_object('number', r.number, 'category', r.category, 'words', r.city || ', ' || r.region,
        'search', private.search_of(r))
    from public.service_requests r
    where r.state in ('matching', 'open') and not exists (
      select 1 from public.leads l
      where l.request_id = r.id and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released'))
    union all
    -- Credentials of applications are looked at with the application.
    select 'unverified', c.id::text, c.created_at, null,
      jsonb_build_object('business', v.business_name, 'kind', c.kind, 'vendor_id', c.vendor_id)
    from public.vendor_credentials c join public.vendor_profiles v on v.vendor_id = c.vendor_id
    where c.verified_at is null and c.expires_on >= (now() at time zone 'UTC')::date
      and v.state in ('approved', 'paused')
    union all
    select 'businessProposals', o.id::text, o.created_at, null,
      jsonb_build_object('business', v.business_name, 'vendor_id', o.vendor_id, 'words', o.proposed)
    from public.business_proposals o join public.vendor_profiles v on v.vendor_id = o.vendor_id
    where o.decision is null and v.state <> 'terminated'
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
    -- With payments on, a plan begins when it is paid for.
    where s.state = 'incomplete' and not private.is_flag_on('payment_processing', null, now())
    union all
    select 'planProposals', o.id::text, o.created_at, null,
      jsonb_strip_nulls(jsonb_build_object('business', v.business_name,
        'words', coalesce(o.terms #>> '{plan,name}', p.name)))
    from public.plan_proposals o
    left join public.vendor_profiles v on v.vendor_id = o.vendor_id
    left join public.subscription_plans p on p.id = o.plan_id
    where o.decision is null
    union all
    select 'administrators', c.id::text, c.created_at, null,
      jsonb_build_object('business', p.email, 'words', c.change)
    from public.admin_changes c join public.profiles p on p.id = c.person_id
    where c.decision is null
    union all
    select 'owners', p.id::text, p.requests_paused_at, null, jsonb_build_object(
      'business', coalesce(nullif(trim(concat_ws(' ', p.first_name, p.last_name)), ''), 'An owner without a name'))
    from public.profiles p where p.requests_paused_at is not null and p.deleted_at is null
    union all
    select 'refunds', r.id::text, coalesce(r.failed_at, r.created_at), null,
      jsonb_build_object('business', coalesce(v.business_name, 'A deleted business'), 'words', p.what)
    from (
      select * from public.payment_refunds where state = 'pending'
      union all
      select * from private.unsettled_refunds()
    ) r
    join public.payments p on p.id = r.payment_id
    left join public.vendor_profiles v on v.vendor_id = p.vendor_id
  ) w
  join private.case_queues q on q.queue = w.queue
  -- Each queue is a constant above, so the tables of the others are not read.
  where only_queue is null or w.queue = only_queue
$$;
comment on function private.waiting_cases(text) is
  'What waits for an administrator, in one queue or in all: its queue, since when, until when it is to be decided, and what tells it apart.';

create function private.unmatched_since(request public.service_requests) returns timestamptz
language sql stable security definer set search_path = '' as $$
  select greatest(coalesce(request.submitted_at, request.created_at), (
    select max(e.created_at) from public.state_events e
    where e.request_id = request.id and e.machine = 'lead'
      and e.event in ('decline', 'expire', 'withdraw', 'retract', 'lose', 'credit')))
$$;
comment on function private.unmatched_since(public.service_requests) is
  'Since when a request has nobody: since it was sent, or since the last Pro passed on it.';

create function private.case_name(queue_name text, subject jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select q.noun || coalesce(': ' || nullif(concat_ws(', ', nullif(subject ->> 'business', ''),
    case when queue_name in ('claims', 'disputes', 'unmatched') then 'no. ' || (subject ->> 'number') end), ''), '')
  from private.case_queues q where q.queue = queue_name
$$;
comment on function private.case_name(text, jsonb) is 'A case in a few words: "Refund claim: Ash & Sons, no. 1092".';

create function private.case_subject(case_id text) returns uuid
language sql immutable set search_path = '' as $$
  select case when case_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then case_id::uuid end
$$;
comment on function private.case_subject(text) is
  'The id by which the audit trail speaks of a case, so that erasing a person finds it; null for errors, which have none.';

create function private.assert_waiting(queue_name text, case_id text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  waiting record;
begin
  select w.subject, w.due_at into waiting from private.waiting_cases(queue_name) w
  -- Of this queue: without one, all are looked at.
  where w.queue = queue_name and w.id = assert_waiting.case_id;
  if not found then
    raise exception 'This case is not open.';
  end if;
  return jsonb_build_object('case', private.case_name(queue_name, waiting.subject), 'expires_at', waiting.due_at);
end $$;
comment on function private.assert_waiting(text, text) is
  'Refuses a case that does not wait for anybody. Returns its name and due time, as mails word them.';

create function public.review_queue(only_queue text default null, only_mine boolean default false, shown int default 100)
returns table (
  queue text, id text, since timestamptz, due_at timestamptz, subject jsonb, assigned_to uuid, assigned_email text,
  notes int, total bigint
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  admin uuid := private.require_admin();
  most int := least(greatest(coalesce(shown, 100), 1), 5000);
begin
  -- Many cases of one kind, such as messages from visitors, leave room for the others: the first ten of
  -- each kind, fewer when fewer are shown, come before the next ten of any.
  return query
    select w.queue, w.id, w.since, w.due_at, w.subject, p.id, p.email,
      (select count(*)::int from private.case_notes n where n.queue = w.queue and n.case_id = w.id),
      count(*) over ()
    from (
      select c.*, (c.place - 1) / greatest(least(10, most / max(c.kind) over ()), 1) as round
      from (
        select w.*, row_number() over (partition by w.queue order by w.due_at, w.since, w.id) as place,
          dense_rank() over (order by w.queue) as kind
        from private.waiting_cases(only_queue) w
      ) c
    ) w
    left join private.case_assignments a on a.queue = w.queue and a.case_id = w.id
    left join public.profiles p on p.id = a.assigned_to and p.user_type = 'admin' and p.deleted_at is null
    where not coalesce(only_mine, false) or p.id = admin
    order by w.round, w.due_at, w.since, w.queue, w.id
    limit most;
end $$;
comment on function public.review_queue(text, boolean, int) is
  'For administrators: everything that waits for a decision, with who has taken it and how many notes there are: the first ten of each kind by due time, then the next ten. Of one queue, or what the caller has taken, if asked; up to 5,000, and how many there are in all.';
grant execute on function public.review_queue(text, boolean, int) to authenticated;

create function public.assign_case(queue text, case_id text, assignee uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  facts jsonb := private.assert_waiting(queue, case_id);
  colleague public.profiles;
  before_id uuid := (
    select a.assigned_to from private.case_assignments a where a.queue = queue and a.case_id = case_id);
begin
  if assignee is not distinct from before_id then
    return;
  end if;
  if assignee is null then
    delete from private.case_assignments a where a.queue = queue and a.case_id = case_id;
  else
    select * into colleague from public.profiles p where p.id = assignee;
    if colleague.user_type is distinct from 'admin' or colleague.deleted_at is not null then
      raise exception 'A case can only be assigned to an administrator.';
    end if;
    insert into private.case_assignments (queue, case_id, assigned_to) values (queue, case_id, assignee)
    on conflict on constraint case_assignments_pkey
    do update set assigned_to = excluded.assigned_to, assigned_at = now();
    if assignee <> admin then
      perform private.notify(assignee, 'admin', 'case_assigned', facts || jsonb_build_object(
        'who', (select p.email from public.profiles p where p.id = admin)), null, null);
    end if;
  end if;
  perform private.audit('case.assign', 'cases', private.case_subject(case_id), null,
    jsonb_build_object('name', facts ->> 'case', 'queue', queue, 'case', case_id, 'assigned_to', colleague.email), null);
end $$;
comment on function public.assign_case(text, text, uuid) is
  'Assigns a case to the calling administrator, or to a colleague, who is notified; null unassigns it. Audited. A repeat changes nothing.';
grant execute on function public.assign_case(text, text, uuid) to authenticated;

create function public.case_notes(queue text, case_id text) returns table (
  id uuid, body text, author_email text, created_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select n.id, n.body, p.email, n.created_at
    from private.case_notes n left join public.profiles p on p.id = n.author_id
    where n.queue = case_notes.queue and n.case_id = case_notes.case_id
    order by n.created_at, n.id limit 200;
end $$;
comment on function public.case_notes(text, text) is
  'For administrators: what they noted about a case, oldest first, also once it is decided.';
grant execute on function public.case_notes(text, text) to authenticated;

create function public.add_case_note(queue text, case_id text, body text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  words text := private.required_text(body, 'A note', 2000);
  facts jsonb := private.assert_waiting(queue, case_id);
  note uuid;
begin
  insert into private.case_notes (queue, case_id, author_id, body) values (queue, case_id, admin, words)
  returning id into note;
  -- The words stay with the note; the trail says that there is one.
  perform private.audit('case.note', 'cases', private.case_subject(case_id), null,
    jsonb_build_object('name', facts ->> 'case', 'queue', queue, 'case', case_id), null);
  return note;
end $$;
comment on function public.add_case_note(text, text, text) is
  'An administrator notes something about an open case for colleagues. Audited. Returns the note.';
grant execute on function public.add_case_note(text, text, text) to authenticated;

create function private.redact_case_notes(patterns text[], subjects uuid[]) returns void
language sql security definer set search_path = '' as $$
  update private.case_notes n set body = left(private.redact_text(n.body, patterns), 2000)
  where n.case_id = any (subjects::text[]) and n.body is distinct from private.redact_text(n.body, patterns)
$$;
comment on function private.redact_case_notes(text[], uuid[]) is
  'Takes what names a person out of the notes about that person''s cases.';

create function private.alert_due_cases(now_at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  policy private.case_alert_policy;
  due jsonb;
  told record;
begin
  select * into strict policy from private.case_alert_policy;
  delete from private.case_alerts a where a.alerted_at < now_at - policy.kept_for;
  with waiting as (
    select w.*, t.id as taken_by
    from private.waiting_cases() w
    left join private.case_assignments a on a.queue = w.queue and a.case_id = w.id
    left join public.profiles t on t.id = a.assigned_to and t.user_type = 'admin' and t.deleted_at is null
    where w.due_at <= now_at + policy.ahead
  ), alerted as (
    insert into private.case_alerts (queue, case_id, due_at, alerted_at)
    select w.queue, w.id, w.due_at, now_at from waiting w
    on conflict do nothing returning queue, case_id
  )
  select coalesce(jsonb_agg(jsonb_build_object('name', private.case_name(w.queue, w.subject),
    'due_at', w.due_at, 'taken_by', w.taken_by)), '[]') into due
  from alerted a join waiting w on w.queue = a.queue and w.id = a.case_id;
  for told in
    select p.id, count(*) as cases, min(d.due_at) as due_at, (array_agg(d.name order by d.due_at, d.name))[1] as name
    from jsonb_to_recordset(due) d (name text, due_at timestamptz, taken_by uuid)
    join public.profiles p on p.user_type = 'admin' and p.deleted_at is null and (d.taken_by is null or d.taken_by = p.id)
    group by p.id
  loop
    perform private.notify(told.id, 'admin', 'cases_due', jsonb_build_object('case', told.name,
      'cases', told.cases || case told.cases when 1 then ' case is' else ' cases are' end,
      'expires_at', told.due_at), null, null);
  end loop;
  return jsonb_array_length(due);
end $$;
comment on function private.alert_due_cases(timestamptz) is
  'Alerts administrators, each in one message, of cases that are due soon or overdue: who has taken a case, of the others everybody. Each case once for a due time. Returns how many cases. Called by the clock.';
