-- What the payment provider still has to be asked for, so that it does what was decided here.
create function public.payment_work() returns table (
  task text, reference text, refund_id uuid, charge text, cents int, vendor_id uuid
)
language sql stable security definer set search_path = '' as $$
  select 'close_checkout', c.provider_session, null::uuid, null::text, null::int, null::uuid
  from private.checkouts c
  left join public.vendor_subscriptions s on s.id = c.subscription_id
  where c.ended_at is null and c.provider_session is not null and (not c.is_open or s.state <> 'incomplete')
  union all
  select case
      when s.state in ('canceled', 'unpaid') or is_other then 'end_now'
      when is_last then 'end_later'
      else 'renew' end,
    p.provider_subscription, null, null, null, null
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
  -- The provider repeats its answer to what it was asked before, also when it refused because of a dispute
  -- that has moved money since.
  select 'refund', concat_ws(':', 'refund', r.id, (
      select count(*) from public.money_ledger m where m.payment_id = p.id and m.chargeback_id is not null)),
    r.id, p.provider_charge, r.amount_cents, null
  from public.payment_refunds r join public.payments p on p.id = r.payment_id
  -- While a bank disputes a payment, it alone returns the money.
  where r.state = 'approved' and private.held_by_bank(p.id) <= 0
  union all
  -- Last, when nothing of the Pro is left open there. The provider finds by our id what it was told of at
  -- least an hour ago.
  select 'erase_customer', c.provider_customer, null, null, null, e.vendor_id
  from private.customer_erasures e left join private.provider_customers c on c.vendor_id = e.vendor_id
  where not exists (
      select 1 from private.checkouts k
      where k.vendor_id = e.vendor_id and (k.ended_at is null or k.created_at > now() - interval '1 hour'))
    and not exists (
      select 1 from private.provider_subscriptions p
      join public.vendor_subscriptions s on s.id = p.subscription_id
      where s.vendor_id = e.vendor_id and p.ended_at is null)
$$;
comment on function public.payment_work() is
  'What the payment provider has to be asked for: pages to close (close_checkout), plans to end (end_now), not to renew (end_later) or to renew after all (renew), money to return (refund: reference is the key under which it is asked for once), and customers whose accounts were deleted (erase_customer: reference is null where the provider''s answer was lost).';
grant execute on function public.payment_work() to service_role;

create function private.unsettled_refunds() returns setof public.payment_refunds
language sql stable security definer set search_path = '' as $$
  select r.* from public.payment_refunds r join public.payments p on p.id = r.payment_id
  where r.state = 'failed' and p.state = 'paid'
    and not exists (select 1 from public.payment_refunds l where l.payment_id = p.id
      and l.created_at > r.created_at and l.state not in ('refused', 'withdrawn'))
$$;
comment on function private.unsettled_refunds() is
  'Refunds that failed and that nobody has proposed again or settled, the latest of each payment.';

create function private.payment_findings(now_at timestamptz) returns table (subject text, finding text)
language sql stable security definer set search_path = '' as $$
  select 'payments', format('%s notices of the payment provider could not be posted, the oldest of %s.', count(*),
    to_char(min(e.received_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI "UTC"'))
  from private.payment_events e where e.applied_at is null and e.received_at < now_at - interval '1 hour'
  having count(*) > 0
  union all
  select 'payments', format('%s approved refunds have not been made for an hour.', count(*))
  from public.payment_refunds r
  where r.state = 'approved' and r.decided_at < now_at - interval '1 hour' and private.held_by_bank(r.payment_id) <= 0
  having count(*) > 0
  union all
  select 'payments', format('%s refunds failed, the latest of $%s for %s: %s. Propose them again, or settle them with the Pros.',
    count(*), (array_agg((r.amount_cents / 100.0)::numeric(12, 2) order by r.failed_at desc, r.id))[1],
    (array_agg(p.what order by r.failed_at desc, r.id))[1], (array_agg(r.failure order by r.failed_at desc, r.id))[1])
  from private.unsettled_refunds() r join public.payments p on p.id = r.payment_id
  having count(*) > 0
  union all
  select 'payments', format('%s deleted accounts have been customers at the payment provider for a day.', count(*))
  from private.customer_erasures e where e.created_at < now_at - interval '1 day'
  having count(*) > 0
  union all
  select 'payments', format('The latest reconciliation found %s differences.', latest.difference_count)
  from (select r.difference_count from public.payment_reconciliations r order by r.created_at desc, r.id limit 1) latest
  where latest.difference_count > 0
  union all
  select 'payments', 'Payments have not been reconciled for more than a day.'
  from (select max(p.charged_at) as charged_at from public.payments p) last_payment
  where last_payment.charged_at > now_at - interval '30 days' and not exists (
      select 1 from public.payment_reconciliations r where r.created_at > now_at - interval '26 hours')
    and exists (select 1 from public.payments p where p.created_at < now_at - interval '26 hours')
$$;
comment on function private.payment_findings(timestamptz) is 'What is stuck or does not add up about payments. No rows when all is well.';
