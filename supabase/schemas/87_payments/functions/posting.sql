-- What the payment provider did is posted here, once for each of its ids, in whichever order it tells of it.
create function public.begin_payment_event(event_id text, event_type text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  applied timestamptz;
begin
  insert into private.payment_events as e (id, type)
  values (private.provider_reference(event_id), private.required_text(event_type, 'The type of the event', 200))
  on conflict (id) do update set type = e.type returning applied_at into applied;
  return applied is null;
end $$;
comment on function public.begin_payment_event(text, text) is
  'A notice of the payment provider has arrived. Returns false when everything it told of was posted before.';
grant execute on function public.begin_payment_event(text, text) to service_role;

create function public.finish_payment_event(event_id text) returns void
language sql security definer set search_path = '' as $$
  update private.payment_events e set applied_at = coalesce(e.applied_at, now()) where e.id = finish_payment_event.event_id
$$;
comment on function public.finish_payment_event(text) is 'Everything a notice of the payment provider told of is posted.';
grant execute on function public.finish_payment_event(text) to service_role;

create function private.post_money(
  payment uuid, debited public.money_account, credited public.money_account, cents int, reference text, at timestamptz,
  chargeback uuid default null
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.money_ledger (payment_id, debit, credit, amount_cents, provider_reference, occurred_at, chargeback_id)
  values (payment, debited, credited, cents, reference, at, chargeback)
  on conflict (provider_reference) do nothing;
  return found;
end $$;
comment on function private.post_money(uuid, public.money_account, public.money_account, int, text, timestamptz, uuid) is
  'Writes what the payment provider moved into the money ledger. Returns false when it is there already.';

create function private.sales_of(payment public.payments) returns public.money_account
language sql immutable set search_path = '' as $$
  select (case when payment.purchase_id is null then 'plan_sales' else 'token_sales' end)::public.money_account
$$;
comment on function private.sales_of(public.payments) is 'The account a payment is credited to.';

create function private.is_renewed(plan uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from private.provider_subscriptions p
    where p.subscription_id = plan and p.ended_at is null and not p.is_ending)
$$;
comment on function private.is_renewed(uuid) is 'Whether the payment provider renews a plan.';

create function private.provider_subscription_of(plan uuid) returns private.provider_subscriptions
language sql stable security definer set search_path = '' as $$
  select p from private.provider_subscriptions p where p.subscription_id = plan
  order by p.first_paid_at nulls last, p.registered, p.provider_subscription limit 1
$$;
comment on function private.provider_subscription_of(uuid) is 'What renews a plan at the payment provider; null before any is known.';

create function private.register_provider_subscription(plan uuid, reference text)
returns private.provider_subscriptions
language plpgsql security definer set search_path = '' as $$
declare
  registered private.provider_subscriptions;
begin
  insert into private.provider_subscriptions (provider_subscription, subscription_id, price_cents)
  select private.provider_reference(reference), s.id, s.price_cents
  from public.vendor_subscriptions s where s.id = plan
  on conflict (provider_subscription) do nothing;
  select * into strict registered from private.provider_subscriptions p where p.provider_subscription = reference;
  return registered;
end $$;
comment on function private.register_provider_subscription(uuid, text) is
  'What renews a plan at the payment provider, kept from when it is first told of.';

create function private.lock_payer(vendor uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform 1 from public.vendor_profiles v where v.vendor_id = vendor for no key update;
  perform private.token_account(vendor);
end $$;
comment on function private.lock_payer(uuid) is 'Locks a Pro''s business, if it is still there, and then the token account.';

create function private.note_failed_charge(payment public.payments) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- A later attempt may have been told of before this one.
  if exists (select 1 from public.payments p
      where p.provider_invoice = payment.provider_invoice and p.state <> 'failed') then
    return;
  end if;
  perform private.miss_payment(s.id, 'system', now(), payment.failure)
  from public.vendor_subscriptions s where s.id = payment.subscription_id and s.state = 'active';
end $$;
comment on function private.note_failed_charge(public.payments) is
  'A renewal could not be charged: the boost ends at once, and the payment is waited for.';

create function private.settle(payment public.payments, provider_subscription text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  renewed private.provider_subscriptions;
begin
  if payment.purchase_id is not null then
    return private.settle_purchase(payment.purchase_id, payment.provider_charge, payment.amount_cents);
  end if;
  renewed := private.provider_subscription_of(payment.subscription_id);
  if renewed.first_paid_at is not null and renewed.provider_subscription <> provider_subscription
    or exists (select 1 from public.payments p
      where p.provider_invoice = payment.provider_invoice and p.state <> 'failed' and p.id <> payment.id) then
    return false;
  end if;
  update private.provider_subscriptions p set first_paid_at = coalesce(p.first_paid_at, clock_timestamp())
  where p.provider_subscription = provider_subscription returning * into renewed;
  return private.settle_plan(payment.subscription_id, payment.amount_cents, renewed.price_cents);
end $$;
comment on function private.settle(public.payments, text) is
  'Gives the Pro what a payment paid for. Returns false when there is nothing left that it pays for.';

create function public.post_payment(
  purchase_id uuid, subscription_id uuid, provider_subscription text, charge text, invoice text, cents int,
  charged_at timestamptz, receipt_url text, failure text
) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  vendor uuid := coalesce(
    (select p.vendor_id from public.token_purchases p where p.id = purchase_id),
    (select s.vendor_id from public.vendor_subscriptions s where s.id = subscription_id));
  payment public.payments;
begin
  if vendor is null or num_nonnulls(purchase_id, subscription_id) <> 1
    or (subscription_id is null) <> (provider_subscription is null) then
    raise exception 'This payment is for no purchase or plan of a Pro.';
  end if;
  if cents is null or cents < 1 or charged_at is null then
    raise exception 'A payment has an amount and a moment.';
  end if;
  perform private.lock_payer(vendor);
  insert into public.payments (vendor_id, purchase_id, subscription_id, state, what, amount_cents, provider_charge,
    provider_invoice, receipt_url, failure, charged_at)
  values (vendor, purchase_id, subscription_id,
    (case when failure is null then 'paid' else 'failed' end)::public.payment_state,
    private.order_in_words(purchase_id, subscription_id),
    cents, private.provider_reference(charge), private.clean_text(invoice, 'The invoice', 200), receipt_url,
    private.clean_text(failure, 'The reason', 500), charged_at)
  on conflict (provider_charge) do nothing returning * into payment;
  if payment.id is null then
    return 'known';
  end if;
  if subscription_id is not null then
    perform private.register_provider_subscription(subscription_id, provider_subscription);
  end if;
  if payment.state = 'failed' then
    if provider_subscription = (private.provider_subscription_of(subscription_id)).provider_subscription then
      perform private.note_failed_charge(payment);
    end if;
    perform private.tell_of_failed_order(payment);
    return 'failed';
  end if;
  perform private.post_money(payment.id, 'provider', private.sales_of(payment), cents, payment.provider_charge, charged_at);
  if private.settle(payment, provider_subscription) then
    perform private.forget_failed_payment(vendor, coalesce(purchase_id, subscription_id));
    -- A later period may have failed, and may have been told of before this one.
    perform private.note_failed_charge(p) from public.payments p
    where p.subscription_id = subscription_id and p.state = 'failed' and p.charged_at >= charged_at
      and p.provider_invoice is distinct from payment.provider_invoice;
    return 'posted';
  end if;
  perform private.return_payment(payment);
  return 'returning';
end $$;
comment on function public.post_payment(uuid, uuid, text, text, text, int, timestamptz, text, text) is
  'The payment provider charged a Pro, or tried to (failure says why not). Posted once for each charge, whether payments are still switched on or not: the money has moved. Returns posted, failed, known (posted before), or returning: it paid for nothing any more and goes back.';
grant execute on function public.post_payment(uuid, uuid, text, text, text, int, timestamptz, text, text) to service_role;

create function public.post_provider_subscription(
  subscription_id uuid, provider_subscription text, is_ending boolean, has_ended boolean
) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  before_row private.provider_subscriptions;
  vendor uuid := (select s.vendor_id from public.vendor_subscriptions s where s.id = subscription_id);
begin
  if vendor is null or is_ending is null or has_ended is null then
    raise exception 'This subscription is of no plan of a Pro.';
  end if;
  perform private.lock_payer(vendor);
  before_row := private.register_provider_subscription(subscription_id, provider_subscription);
  update private.provider_subscriptions p
  set is_ending = is_ending, ended_at = coalesce(p.ended_at, case when has_ended then now() end)
  where p.provider_subscription = provider_subscription;
  if before_row.ended_at is not null
    or provider_subscription <> (private.provider_subscription_of(subscription_id)).provider_subscription then
    return;
  end if;
  -- Somebody ended it at the provider itself.
  if has_ended then
    perform private.transition('subscription', s.id, 'cancel', 'system', 'Ended at the payment provider')
    from public.vendor_subscriptions s
    where s.id = subscription_id and s.state in ('active', 'past_due')
      and not (s.cancel_at_period_end or s.next_plan_id is not null);
    if found then
      perform private.tell_of_ended_plan(subscription_id, 'It was canceled with our payment service.');
    end if;
  elsif is_ending and not before_row.is_ending then
    update public.vendor_subscriptions s set cancel_at_period_end = true
    where s.id = subscription_id and s.state = 'active' and not s.cancel_at_period_end and s.next_plan_id is null;
    if found then
      perform private.tell_of_canceled_plan(subscription_id);
    end if;
  end if;
end $$;
comment on function public.post_provider_subscription(uuid, text, boolean, boolean) is
  'How what renews a plan is at the payment provider: whether it will end with its period, and whether it has ended. A plan that was ended there ends here.';
grant execute on function public.post_provider_subscription(uuid, text, boolean, boolean) to service_role;
