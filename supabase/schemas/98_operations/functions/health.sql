create function private.cron_findings(now_at timestamptz) returns table (subject text, finding text)
language plpgsql stable security definer set search_path = '' as $$
declare
  target private.edge_functions;
begin
  select * into target from private.edge_functions;
  if not found then
    return;
  end if;
  return query execute $find$
    select 'cron', format('"%s" is not scheduled.', w.name)
    from private.scheduled_work w
    where not exists (select 1 from cron.job j where j.jobname = w.name and j.active)
    union all
    select 'cron', format('"%s" has not succeeded since %s.', w.name, to_char(r.last at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'))
    from private.scheduled_work w
    join cron.job j on j.jobname = w.name and j.active
    cross join lateral (
      select greatest($2, max(d.end_time)) as last from cron.job_run_details d
      where d.jobid = j.jobid and d.status = 'succeeded'
    ) r
    where r.last < $1 - w.at_least_every
    union all
    select 'functions', format('%s calls of Edge Functions failed in the last hour, the last with %s.', count(*),
      coalesce((array_agg(coalesce(a.error_msg, 'status ' || a.status_code) order by a.created desc, a.id desc))[1], 'no answer'))
    from net._http_response a
    where a.created > $1 - interval '1 hour' and (a.status_code is null or a.status_code >= 400)
    having count(*) > 0
  $find$ using now_at, target.set_up_at;
end $$;
comment on function private.cron_findings(timestamptz) is
  'What pg_cron and pg_net of a hosted project failed to do. Nothing where hosting was not set up.';

create function public.health_findings(now_at timestamptz default now()) returns table (subject text, finding text)
language sql stable security definer set search_path = '' as $$
  select 'timers', format('%s timers are overdue, the oldest since %s.', count(*),
    to_char(min(t.due_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'))
  from private.timers t where t.fired_at is null and t.due_at < now_at - interval '10 minutes'
  having count(*) > 0
  union all
  select 'timers', format('%s timers failed in the last day, the last with: %s', count(*),
    (array_agg(t.failure order by t.fired_at desc, t.id))[1])
  from private.timers t where t.failure is not null and t.fired_at > now_at - interval '1 day'
  having count(*) > 0
  union all
  select 'outbox', format('%s messages have been waiting since %s.', count(*),
    to_char(min(o.due_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'))
  from private.outbox o where o.status = 'waiting' and o.due_at < now_at - interval '30 minutes'
  having count(*) > 0
  union all
  select 'outbox', format('%s messages could not be sent in the last day, the last because: %s', count(*),
    (array_agg(o.failure order by o.finished_at desc, o.id))[1])
  from private.outbox o where o.status = 'dead' and o.finished_at > now_at - interval '1 day'
  having count(*) > 0
  union all
  -- Past the limit nobody can confirm an address or choose a new password.
  select 'accounts', format('At least %s mails about accounts were sent in the last hour, of %s that are allowed (email_sent). %s accounts were made in that hour.',
    m.sent, p.account_mails_an_hour, m.made)
  from private.delivery_policy p
  cross join (
    select count(*) filter (where t.sent > now_at - interval '1 hour') as sent,
      (select count(*) from auth.users n where n.created_at > now_at - interval '1 hour') as made
    from auth.users u
    cross join lateral (values (u.confirmation_sent_at), (u.recovery_sent_at), (u.email_change_sent_at)) t (sent)
  ) m
  where m.sent * 4 >= p.account_mails_an_hour
  union all
  select 'accounts', 'Records of sign-ins (auth.audit_log_entries) may not be removed here. Turn off writing them to the database.'
  where not has_table_privilege('auth.audit_log_entries', 'delete')
  union all
  select 'storage', format('%s files of deleted accounts are still there a day later.', count(*))
  from private.folders_to_remove f join storage.objects o on o.name like f.folder || '/%'
  where f.requested_at < now_at - interval '1 day'
    and not exists (select 1 from public.job_photos p where p.path = o.name)
  having count(*) > 0
  union all
  select 'photos', format('%s photos could not be cleaned.', count(*))
  from private.photo_cleaning c join storage.objects o on o.id = c.object_id
  where c.cleaned_at is null and c.attempts >= 5
  having count(*) > 0
  union all
  select 'ledger', format('%s token accounts differ from the sum of their entries.', count(*))
  from public.token_accounts a
  left join (
    select l.vendor_id, sum(l.posted_delta) as posted, sum(l.held_delta) as held
    from public.token_ledger l group by l.vendor_id
  ) s on s.vendor_id = a.vendor_id
  where a.posted <> coalesce(s.posted, 0) or a.held <> coalesce(s.held, 0)
  having count(*) > 0
  union all
  select 'audit', format('The audit trail failed verification: %s.',
    string_agg(distinct p.problem, ', ' order by p.problem))
  from private.audit_check a,
    unnest(a.problems || private.audit_problems_since(a.position, a.entry_id)) as p (problem)
  having count(*) > 0
  union all
  select p.subject, p.finding from private.payment_findings(now_at) p
  union all
  select c.subject, c.finding from private.cron_findings(now_at) c
$$;
comment on function public.health_findings(timestamptz) is
  'What is stuck or does not add up: timers, outbox, mails about accounts, files of deleted accounts, photos, token ledger, audit trail, payments, and on hosted projects cron and Edge Functions. No rows when all is well.';
grant execute on function public.health_findings(timestamptz) to service_role;

create function private.is_health_report_due(now_at timestamptz default now()) returns boolean
language sql stable security definer set search_path = '' as $$
  select r.reported_at < date_trunc('day', now_at - interval '12 hours', 'UTC') + interval '12 hours'
  from private.health_report r
$$;
comment on function private.is_health_report_due(timestamptz) is
  'Whether the operator has not heard of the daily check since the last noon UTC, so that a mail that failed is tried again.';

create function public.note_health_report() returns void
language sql security definer set search_path = '' as $$
  update private.health_report set reported_at = now() where only_row
$$;
comment on function public.note_health_report() is
  'Says that the operator has heard what the check found, or that it found nothing: it is not due again before the next noon UTC.';
grant execute on function public.note_health_report() to service_role;
