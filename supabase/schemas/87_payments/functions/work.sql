-- What the payment provider still has to be asked for, so that it does what was decided here.
create function public.payment_work() returns table (task text, reference text, refund_id uuid, charge text, cents int)
language sql stable security definer set search_path = '' as $$
  select 'close_checkout', c.provider_session, null::uuid, null::text, null::int
  from private.checkouts c
  left join public.vendor_subscriptions s on s.id = c.subscription_id
  where c.ended_at is null and c.provider_session is not null and (not c.is_open or s.state <> 'incomplete')
  union all
  select case
      when s.state in ('canceled', 'unpaid') or is_other then 'end_now'
      when is_last then 'end_later'
      else 'renew' end,
    p.provider_subscription, null, null, null
  from private.provider_subscriptions p
  join public.vendor_subscriptions s on s.id = p.subscription_id
  cross join lateral (
    select
      p.provider_subscription <> (private.provider_subscription_of(s.id)).provider_subscription
        and (private.provider_subscription_of(s.id)).first_paid_at is not null as is_other,
      s.cancel_at_period_end or s.next_plan_id is not null
        or not private.is_flag_on('payment_processing', s.vendor_id, now()) as is_last
  ) wanted
  where p.ended_at is null
    and (s.state in ('canceled', 'unpaid') or is_other or (s.state = 'active' and is_last <> p.is_ending))
  union all
  select 'refund', null, r.id, p.provider_charge, r.amount_cents
  from public.payment_refunds r join public.payments p on p.id = r.payment_id
  where r.state = 'approved'
$$;
comment on function public.payment_work() is
  'What the payment provider has to be asked for: pages to close (close_checkout), plans to end (end_now), not to renew (end_later) or to renew after all (renew), and money to return (refund).';
grant execute on function public.payment_work() to service_role;

create function private.payment_findings(now_at timestamptz) returns table (subject text, finding text)
language sql stable security definer set search_path = '' as $$
  select 'payments', format('%s notices of the payment provider could not be posted, the oldest of %s.', count(*),
    to_char(min(e.received_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'))
  from private.payment_events e where e.applied_at is null and e.received_at < now_at - interval '1 hour'
  having count(*) > 0
  union all
  select 'payments', format('%s approved refunds have not been made for an hour.', count(*))
  from public.payment_refunds r where r.state = 'approved' and r.decided_at < now_at - interval '1 hour'
  having count(*) > 0
  union all
  select 'payments', format('The latest reconciliation found %s differences.', latest.difference_count)
  from (select r.difference_count from public.payment_reconciliations r order by r.created_at desc limit 1) latest
  where latest.difference_count > 0
  union all
  select 'payments', 'Payments have not been reconciled for more than a day.'
  from (select max(p.charged_at) as charged_at from public.payments p) last_payment
  where last_payment.charged_at > now_at - interval '30 days' and not exists (
      select 1 from public.payment_reconciliations r where r.created_at > now_at - interval '26 hours')
    and exists (select 1 from public.payments p where p.created_at < now_at - interval '26 hours')
$$;
comment on function private.payment_findings(timestamptz) is 'What is stuck or does not add up about payments. No rows when all is well.';
