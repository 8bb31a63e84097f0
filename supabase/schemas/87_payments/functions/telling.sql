-- What a Pro hears about money: payments that failed or are late, money that goes back, plans that end.
create function private.order_in_words(purchase uuid, subscription uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select private.counted(p.tokens, 'token') from public.token_purchases p where p.id = purchase),
    (select format('%s, %s', l.name, s.billing_period) from public.vendor_subscriptions s
      join public.subscription_plans l on l.id = s.plan_id where s.id = subscription))
$$;
comment on function private.order_in_words(uuid, uuid) is 'What a Pro pays for: "25 tokens", or "Premium, monthly".';

create function private.tell_payer(
  vendor uuid, kind_name text, subject uuid, key text, facts jsonb, ready_at timestamptz default now()
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(vendor, 'vendor', kind_name,
    facts || jsonb_build_object('time_zone', (private.settings_of(vendor)).time_zone),
    null, subject, concat_ws(':', kind_name, subject, key), ready_at);
end $$;
comment on function private.tell_payer(uuid, text, uuid, text, jsonb, timestamptz) is
  'Tells a Pro of a purchase, plan or refund, once for each key.';

create function private.tell_of_late_payment(kind_name text, subscription uuid, failure text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_payer(s.vendor_id, kind_name, s.id, s.current_period_end::text,
    jsonb_strip_nulls(jsonb_build_object(
      'what', private.order_in_words(null, s.id), 'plan', l.name, 'note', failure,
      'amount_cents', coalesce((private.provider_subscription_of(s.id)).price_cents, s.price_cents),
      'expires_at', (private.latest_timer('subscription', s.id, 'give_up')).due_at)))
  from public.vendor_subscriptions s join public.subscription_plans l on l.id = s.plan_id
  where s.id = subscription
$$;
comment on function private.tell_of_late_payment(text, uuid, text) is
  'A Pro hears that a plan''s payment failed (payment_failed), or that it is still not there and the plan ends soon (payment_late); once for each period.';

create function private.tell_of_failed_order(payment public.payments) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.token_purchases p where p.id = payment.purchase_id and p.paid_at is null)
    or exists (select 1 from public.vendor_subscriptions s
      where s.id = payment.subscription_id and s.state = 'incomplete') then
    perform private.tell_payer(payment.vendor_id, 'payment_failed',
      coalesce(payment.purchase_id, payment.subscription_id), null,
      jsonb_build_object('what', payment.what, 'amount_cents', payment.amount_cents, 'note', payment.failure),
      now() + (private.billing_rules()).failed_payment_wait);
  end if;
end $$;
comment on function private.tell_of_failed_order(public.payments) is
  'A first payment failed on the payment page, where the Pro may try again: a mail tells of it a while later, unless the order is paid by then. Once for each order.';

create function private.forget_failed_payment(vendor uuid, paid_order uuid) returns void
language sql security definer set search_path = '' as $$
  update public.notifications n set read_at = now()
  where n.person_id = vendor and n.kind in ('payment_failed', 'payment_late') and n.subject_id = paid_order
    and n.read_at is null
$$;
comment on function private.forget_failed_payment(uuid, uuid) is
  'An order was paid: that it was not needs no reading, nor a mail.';

create function private.tell_of_refund(refund uuid, why text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_payer(p.vendor_id, 'refund_decided', r.id, null, jsonb_strip_nulls(jsonb_build_object(
    'what', p.what, 'amount_cents', r.amount_cents, 'note', why,
    'answer', case r.state when 'refused' then 'not approved' else 'approved' end,
    'refused', case r.state when 'refused' then 'We looked into it and did not approve it.' end,
    'card', case when r.state <> 'refused' then 'card' end,
    'taken', case
      when r.state = 'refused' then null
      when exists (select 1 from public.token_ledger l where l.key = 'refund:' || r.id)
        then 'The tokens it paid for were taken off your balance.'
      when p.state <> 'paid' and exists (select 1 from public.vendor_subscriptions s
          where s.id = p.subscription_id and s.state = 'canceled') and r.proposed_by is not null
        then 'The plan it paid for has ended.' end)))
  from public.payment_refunds r join public.payments p on p.id = r.payment_id
  where r.id = refund
$$;
comment on function private.tell_of_refund(uuid, text) is
  'A Pro hears that money goes back, or will not, and what was taken back for it; once for each refund.';

create function private.tell_of_failed_refund(refund uuid) returns void
language sql security definer set search_path = '' as $$
  select private.tell_payer(p.vendor_id, 'refund_failed', r.id, null,
    jsonb_build_object('what', p.what, 'amount_cents', r.amount_cents))
  from public.payment_refunds r join public.payments p on p.id = r.payment_id
  where r.id = refund and r.state = 'failed' and p.state = 'paid'
$$;
comment on function private.tell_of_failed_refund(uuid) is
  'Notifies the Pro, once per refund, that it failed and we still have the money. Skipped when the bank has since taken the payment back.';

create function private.tell_of_settlement(refund uuid) returns void
language sql security definer set search_path = '' as $$
  select private.tell_payer(p.vendor_id, 'refund_settled', r.id, null, jsonb_strip_nulls(jsonb_build_object(
    'what', p.what, 'amount_cents', r.amount_cents, 'note', r.reason,
    'answer', case r.settlement when 'kept' then 'closed' else 'paid another way' end,
    'how', case r.settlement
      when 'kept' then 'The bank rejected the refund to your card. We looked into it, and your payment stays with us.'
      else 'The bank rejected the refund to your card, so we returned the money another way.' end,
    'taken', case
      when r.settlement = 'kept' and exists (
          select 1 from public.payment_refunds f join public.token_ledger l on l.key = 'refund:' || f.id
          where f.payment_id = p.id)
        then 'The tokens that were taken back are on the balance again.'
      when r.settlement = 'kept' and exists (select 1 from public.vendor_subscriptions s
          where s.id = p.subscription_id and s.state = 'canceled')
        then 'The plan has ended and stays so. It can be chosen again.' end)))
  from public.payment_refunds r join public.payments p on p.id = r.payment_id
  where r.id = refund
$$;
comment on function private.tell_of_settlement(uuid) is
  'A Pro hears how a refund that failed has ended, in the words of the administrator who proposed it; once.';

create function private.tell_of_canceled_plan(subscription uuid) returns void
language sql security definer set search_path = '' as $$
  select private.tell_payer(s.vendor_id, 'plan_canceled', s.id, e.id::text, jsonb_strip_nulls(jsonb_build_object(
    'plan', l.name, 'expires_at', case when s.state = 'active' then s.current_period_end end,
    'ended', case when s.state <> 'active' then 'It ended right away, because its payment was late.' end)))
  from public.vendor_subscriptions s join public.subscription_plans l on l.id = s.plan_id
  left join lateral (
    select v.id from public.state_events v
    where v.machine = 'subscription' and v.subject_id = s.id order by v.id desc limit 1) e on true
  where s.id = subscription
$$;
comment on function private.tell_of_canceled_plan(uuid) is
  'A Pro hears that a plan will not be renewed, and until when it is active; once for each time it was canceled.';

create function private.tell_of_ended_plan(subscription uuid, why text) returns void
language sql security definer set search_path = '' as $$
  select private.tell_payer(s.vendor_id, 'plan_ended', s.id, null,
    jsonb_build_object('plan', l.name, 'note', why))
  from public.vendor_subscriptions s join public.subscription_plans l on l.id = s.plan_id
  where s.id = subscription
$$;
comment on function private.tell_of_ended_plan(uuid, text) is 'A Pro hears that a plan has ended without being asked for, and why.';

create function private.tell_of_chargeback(chargeback uuid, vendor_kind text, admin_kind text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  told record;
  facts jsonb;
begin
  select p.*, c.amount_cents as disputed_cents, c.reason, c.outcome, c.answer_by, c.tokens_missing,
    v.business_name as business,
    exists (select 1 from public.token_ledger l where l.key like 'chargeback:' || c.id || '%') as took_tokens,
    exists (select 1 from public.vendor_subscriptions s
      where s.id = p.subscription_id and s.state = 'canceled') as ended_plan
  into strict told
  from public.chargebacks c join public.payments p on p.id = c.payment_id
    left join public.vendor_profiles v on v.vendor_id = p.vendor_id
  where c.id = chargeback;
  facts := jsonb_strip_nulls(jsonb_build_object('what', told.what, 'amount_cents', told.disputed_cents,
    'business', coalesce(told.business, 'A deleted business'), 'note', replace(told.reason, '_', ' '), 'expires_at', told.answer_by,
    'answer', case told.outcome when 'won' then 'kept' when 'lost' then 'returned' end,
    'taken', nullif(concat_ws(' ', case
      when told.outcome = 'won' and told.took_tokens then 'The tokens that were taken back are on the balance again.'
      when told.outcome = 'won' and told.ended_plan then 'The plan has ended and stays so. It can be chosen again.'
      when told.outcome is not null then null
      when told.took_tokens then 'The tokens it paid for were taken off the balance.'
      when told.ended_plan then 'The plan it paid for has ended.' end,
      case when told.tokens_missing > 0 and told.outcome is distinct from 'won' then 'You owe '
        || private.counted(told.tokens_missing, 'token') || ' of it, which your next tokens cover. Until then you can''t accept leads.' end), '')));
  perform private.tell_payer(told.vendor_id, vendor_kind, chargeback, null, facts);
  perform private.notify(a.person, a.side, admin_kind,
    facts || jsonb_strip_nulls(jsonb_build_object('missing', case when told.tokens_missing > 0 then
      private.counted(told.tokens_missing, 'token') || ' could not be taken back, because they are spent or held. The Pro owes them and accepts no leads until the next tokens cover them.' end)),
    null, chargeback, concat_ws(':', admin_kind, chargeback, a.person))
  from private.listeners(null::public.state_events, 'admin') a;
end $$;
comment on function private.tell_of_chargeback(uuid, text, text) is
  'A Pro and the administrators hear that a bank disputes a payment, or what it decided, and what was taken back for it; once each.';
