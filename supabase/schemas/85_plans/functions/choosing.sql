-- A Pro chooses, changes and cancels a plan. A Pro's plans are changed under the lock of the business.
create function private.lock_business(vendor uuid) returns public.vendor_profiles
language plpgsql security definer set search_path = '' as $$
declare
  business public.vendor_profiles;
begin
  select * into business from public.vendor_profiles v where v.vendor_id = vendor for no key update;
  if not found then
    raise exception 'This Pro does not exist.';
  end if;
  return business;
end $$;
comment on function private.lock_business(uuid) is 'A Pro''s business, locked.';

create function private.known_period(period text) returns public.billing_period
language plpgsql immutable set search_path = '' as $$
begin
  if period is null or period <> all (enum_range(null::public.billing_period)::text[]) then
    raise exception 'A plan is monthly, quarterly or yearly.';
  end if;
  return period::public.billing_period;
end $$;
comment on function private.known_period(text) is 'A billing period from untrusted text.';

create function private.offered_plan(plan_id uuid) returns public.subscription_plans
language plpgsql stable security definer set search_path = '' as $$
declare
  plan public.subscription_plans;
begin
  select * into plan from public.subscription_plans p where p.id = plan_id and p.is_active;
  if not found then
    raise exception 'This plan is not available.';
  end if;
  return plan;
end $$;
comment on function private.offered_plan(uuid) is 'A plan that can be chosen now. Refuses any other.';

create function private.live_subscription(vendor uuid) returns public.vendor_subscriptions
language sql stable security definer set search_path = '' as $$
  select s from public.vendor_subscriptions s where s.vendor_id = vendor and s.state in ('active', 'past_due')
$$;
comment on function private.live_subscription(uuid) is 'The one subscription of a Pro that is active or late, null without one.';

create function private.begin_subscription(
  vendor uuid, plan public.subscription_plans, period public.billing_period, waits_until timestamptz, actor text
) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  subscription uuid;
begin
  perform private.transition('subscription', s.id, 'cancel', actor, 'Another plan was chosen')
  from public.vendor_subscriptions s where s.vendor_id = vendor and s.state = 'incomplete';
  insert into public.vendor_subscriptions (vendor_id, plan_id, billing_period, price_cents, current_period_end)
  values (vendor, plan.id, period, private.plan_price_cents(plan, period), waits_until)
  returning id into subscription;
  perform private.record_first_event('subscription', subscription, 'choose', actor, plan.name);
  perform private.set_timer('subscription', subscription, 'cancel', waits_until);
  return subscription;
end $$;
comment on function private.begin_subscription(uuid, public.subscription_plans, public.billing_period, timestamptz, text) is
  'A plan of a Pro that waits until a moment to be activated or paid, at the price of now; it takes the place of one that waits already.';

create function private.subscription_answer(subscription uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'subscription_id', s.id, 'state', s.state, 'plan_id', s.plan_id, 'billing_period', s.billing_period,
    'price_cents', s.price_cents, 'current_period_end', s.current_period_end,
    'cancel_at_period_end', s.cancel_at_period_end, 'next_plan_id', s.next_plan_id, 'next_period', s.next_period)
  from public.vendor_subscriptions s where s.id = subscription
$$;
comment on function private.subscription_answer(uuid) is 'A subscription as the calls about plans answer it.';

create function public.choose_plan(plan_id uuid, period text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  answer jsonb := private.idempotent_result('choose_plan', idempotency_key);
  wanted_period public.billing_period;
  plan public.subscription_plans;
  live public.vendor_subscriptions;
  subscription uuid;
begin
  if answer is not null then
    return answer;
  end if;
  wanted_period := private.known_period(period);
  plan := private.offered_plan(plan_id);
  if (private.lock_business(caller)).state not in ('approved', 'paused') then
    raise exception 'Your business is not approved at the moment.' using errcode = '42501';
  end if;
  live := private.live_subscription(caller);
  if live.state = 'past_due' then
    raise exception 'A payment for your plan is overdue. Pay it or cancel the plan before you choose another.';
  end if;
  if live.id is null
    or plan.monthly_price > (select p.monthly_price from public.subscription_plans p where p.id = live.plan_id) then
    subscription := private.begin_subscription(
      caller, plan, wanted_period, now() + (private.billing_rules()).choice_lasts, 'vendor');
  else
    subscription := live.id;
    perform private.transition('subscription', s.id, 'cancel', 'vendor', 'Another plan was chosen')
    from public.vendor_subscriptions s where s.vendor_id = caller and s.state = 'incomplete';
    perform private.transition('subscription', live.id, 'schedule', 'vendor', case
      when (plan.id, wanted_period) = (live.plan_id, live.billing_period) then 'The plan is kept'
      else format('%s (%s) follows', plan.name, wanted_period) end);
    update public.vendor_subscriptions s
    set cancel_at_period_end = false,
      next_plan_id = case when (plan.id, wanted_period) <> (live.plan_id, live.billing_period) then plan.id end,
      next_period = case when (plan.id, wanted_period) <> (live.plan_id, live.billing_period) then wanted_period end
    where s.id = live.id;
  end if;
  return private.save_idempotent_result('choose_plan', idempotency_key, private.subscription_answer(subscription));
end $$;
comment on function public.choose_plan(uuid, text, uuid) is
  'A Pro asks for a plan (period: monthly, quarterly or yearly). A first or dearer one waits, incomplete, until it is paid or an administrator activates it, and then counts at once; any other waits in the same way from the end of the present period; the present one again takes a cancellation back. Returns the subscription {subscription_id, state, plan_id, billing_period, price_cents, current_period_end, cancel_at_period_end, next_plan_id, next_period}.';
grant execute on function public.choose_plan(uuid, text, uuid) to authenticated;

create function public.cancel_plan(subscription_id uuid, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_vendor();
  answer jsonb := private.idempotent_result('cancel_plan', idempotency_key);
  why text := private.clean_text(reason, 'The reason', 500);
  subscription public.vendor_subscriptions;
begin
  if answer is not null then
    return answer;
  end if;
  perform private.lock_business(caller);
  select * into subscription from public.vendor_subscriptions s
  where s.id = subscription_id and s.vendor_id = caller for update;
  if not found then
    raise exception 'This plan is not yours.';
  end if;
  if subscription.state = 'active' then
    perform private.transition('subscription', subscription_id, 'schedule', 'vendor',
      coalesce('Ends with its period: ' || why, 'Ends with its period'));
    update public.vendor_subscriptions s
    set cancel_at_period_end = true, next_plan_id = null, next_period = null where s.id = subscription_id;
  else
    perform private.transition('subscription', subscription_id, 'cancel', 'vendor', why);
  end if;
  if subscription.state in ('active', 'past_due') then
    perform private.tell_of_canceled_plan(subscription_id);
  end if;
  return private.save_idempotent_result('cancel_plan', idempotency_key, private.subscription_answer(subscription_id));
end $$;
comment on function public.cancel_plan(uuid, text, uuid) is
  'A Pro cancels a plan, with a reason if there is one: an active one counts until the end of its period, any other ends at once. Returns the subscription as choose_plan does.';
grant execute on function public.cancel_plan(uuid, text, uuid) to authenticated;
