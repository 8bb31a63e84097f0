-- A Pro goes to the payment provider's page to pay one order, and never has two such pages open.
create function public.begin_checkout(purchase_id uuid default null, subscription_id uuid default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  purchase public.token_purchases;
  subscription public.vendor_subscriptions;
  checkout private.checkouts;
begin
  perform private.require_payments(caller);
  if num_nonnulls(purchase_id, subscription_id) <> 1 then
    raise exception 'Pay for one purchase or one plan.';
  end if;
  perform private.token_account(caller);
  select * into purchase from public.token_purchases p where p.id = purchase_id and p.vendor_id = caller;
  select * into subscription from public.vendor_subscriptions s where s.id = subscription_id and s.vendor_id = caller;
  if num_nonnulls(purchase.id, subscription.id) <> 1 then
    raise exception 'This order is not yours.' using errcode = '42501';
  end if;
  if purchase.paid_at is not null or subscription.state <> 'incomplete' then
    raise exception 'This order is not waiting for a payment.' using hint = 'not_payable';
  end if;
  select * into checkout from private.checkouts c
  where c.vendor_id = caller and c.is_open
    and (c.purchase_id, c.subscription_id) is not distinct from (purchase.id, subscription.id);
  if not found then
    update private.checkouts c set is_open = false, ended_at = case when c.provider_session is null then now() end
    where c.vendor_id = caller and c.is_open;
    insert into private.checkouts (vendor_id, purchase_id, subscription_id)
    values (caller, purchase.id, subscription.id) returning * into checkout;
  end if;
  return jsonb_build_object(
    'checkout_id', checkout.id,
    'vendor_id', caller,
    'purchase_id', purchase.id,
    'subscription_id', subscription.id,
    'what', case when purchase.id is not null then private.counted(purchase.tokens, 'token')
      else (select p.name from public.subscription_plans p where p.id = subscription.plan_id) end,
    'amount_cents', coalesce(purchase.price_cents, subscription.price_cents),
    'billing_period', subscription.billing_period,
    'email', (select p.email from public.profiles p where p.id = caller),
    'business', (select v.business_name from public.vendor_profiles v where v.vendor_id = caller),
    'provider_customer', (select c.provider_customer from private.provider_customers c where c.vendor_id = caller),
    'provider_session', checkout.provider_session,
    'replaced', coalesce((select jsonb_agg(c.provider_session) from private.checkouts c
      where c.vendor_id = caller and not c.is_open and c.ended_at is null), '[]'));
end $$;
comment on function public.begin_checkout(uuid, uuid) is
  'A Pro is about to pay a purchase or a plan of theirs, while payments are switched on. Returns {checkout_id, vendor_id, purchase_id, subscription_id, what, amount_cents, billing_period, email, business, provider_customer, provider_session, replaced}: the same again until the order is paid or another begun; replaced lists pages to be closed first.';
grant execute on function public.begin_checkout(uuid, uuid) to authenticated;

create function public.save_provider_customer(
  vendor_id uuid, provider_customer text, instead_of text default null
) returns text
language sql security definer set search_path = '' as $$
  insert into private.customer_erasures (vendor_id)
  select p.id from public.profiles p where p.id = save_provider_customer.vendor_id and p.deleted_at is not null
  on conflict do nothing;
  insert into private.provider_customers as c (vendor_id, provider_customer)
  values (save_provider_customer.vendor_id, private.provider_reference(save_provider_customer.provider_customer))
  on conflict (vendor_id) do update set provider_customer = case
    when c.provider_customer = instead_of then excluded.provider_customer else c.provider_customer end
  returning c.provider_customer
$$;
comment on function public.save_provider_customer(uuid, text, text) is
  'Keeps what the payment provider calls a Pro, who is to be deleted there too if the account is gone by now. Returns the one that counts: the first, unless that is instead_of, a customer the provider no longer has.';
grant execute on function public.save_provider_customer(uuid, text, text) to service_role;

create function public.save_checkout_session(checkout_id uuid, provider_session text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  reference text := private.provider_reference(provider_session);
begin
  perform private.token_account(c.vendor_id) from private.checkouts c where c.id = checkout_id;
  if not found then
    raise exception 'This checkout does not exist.';
  end if;
  -- Another order was begun meanwhile: this page is to be closed.
  update private.checkouts c
  set provider_session = reference, ended_at = case when c.is_open then c.ended_at end where c.id = checkout_id;
  return (select c.is_open from private.checkouts c where c.id = checkout_id);
end $$;
comment on function public.save_checkout_session(uuid, text) is
  'Keeps which page of the payment provider a checkout is. Returns false when another order was begun meanwhile, so that nobody may be led to it.';
grant execute on function public.save_checkout_session(uuid, text) to service_role;

create function public.end_checkout(provider_session text) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
begin
  update private.checkouts c set is_open = false, ended_at = now()
  where c.provider_session = provider_session and c.ended_at is null;
  return found;
end $$;
comment on function public.end_checkout(text) is
  'A page of the payment provider was paid on or is closed. Returns whether that is new.';
grant execute on function public.end_checkout(text) to service_role;

create function public.my_billing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_vendor();
  live public.vendor_subscriptions := private.live_subscription(caller);
begin
  return jsonb_build_object(
    'provider_customer', (select c.provider_customer from private.provider_customers c where c.vendor_id = caller),
    'provider_subscription', (
      select p.provider_subscription from private.provider_subscriptions p
      where p.subscription_id = live.id and p.ended_at is null order by p.registered, p.provider_subscription limit 1),
    'pay_by', case when live.state = 'past_due' then (private.latest_timer('subscription', live.id, 'give_up')).due_at end);
end $$;
comment on function public.my_billing() is
  'What the payment provider calls the calling Pro and the subscription behind the plan, null before the first payment; pay_by: until when a late payment is waited for.';
grant execute on function public.my_billing() to authenticated;
