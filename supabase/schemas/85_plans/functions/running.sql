-- Plans begin, are paid for, and end. No two of a Pro are ever live at once.
create function private.start_period(
  subscription uuid, actor text, ends_at timestamptz, by_payment boolean, why text
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  starting public.vendor_subscriptions;
begin
  select * into starting from public.vendor_subscriptions s where s.id = subscription;
  perform private.transition('subscription', s.id, 'cancel', actor, 'Another plan has begun')
  from public.vendor_subscriptions s
  where s.vendor_id = starting.vendor_id and s.id <> subscription and s.state in ('active', 'past_due', 'unpaid');
  update public.vendor_subscriptions s set current_period_end = ends_at, is_paid = by_payment where s.id = subscription;
  perform private.transition('subscription', subscription,
    case starting.state when 'incomplete' then 'activate' when 'past_due' then 'pay' else 'renew' end, actor, why);
  perform private.set_timer('subscription', subscription, 'cancel', ends_at);
end $$;
comment on function private.start_period(uuid, text, timestamptz, boolean, text) is
  'A subscription is active until a moment, in place of whichever other the Pro has.';

create function public.activate_plan(vendor_id uuid, plan_id uuid, period text, reason text, idempotency_key uuid)
returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('activate_plan', idempotency_key);
  why text := private.required_text(reason, 'A reason', 500);
  wanted_period public.billing_period;
  plan public.subscription_plans;
  live public.vendor_subscriptions;
  subscription uuid;
  ends_at timestamptz;
begin
  if answer is not null then
    return answer;
  end if;
  wanted_period := private.known_period(period);
  plan := private.offered_plan(plan_id);
  if (private.lock_business(vendor_id)).state not in ('approved', 'paused') then
    raise exception 'This Pro is not approved at the moment.';
  end if;
  live := private.live_subscription(vendor_id);
  if live.state = 'active' and live.plan_id = plan.id then
    subscription := live.id;
    ends_at := private.after_period(greatest(live.current_period_end, now()), wanted_period);
    if ends_at > now() + interval '5 years' then
      raise exception 'A plan can be active for at most five years ahead.';
    end if;
    update public.vendor_subscriptions s
    set billing_period = wanted_period, price_cents = private.plan_price_cents(plan, wanted_period)
    where s.id = live.id;
  else
    ends_at := private.after_period(now(), wanted_period);
    select s.id into subscription from public.vendor_subscriptions s
    where s.vendor_id = vendor_id and s.state = 'incomplete' and s.plan_id = plan.id and s.billing_period = wanted_period;
    if subscription is null then
      subscription := private.begin_subscription(vendor_id, plan, wanted_period, ends_at, 'admin');
    end if;
  end if;
  perform private.start_period(subscription, 'admin', ends_at, false, why);
  perform private.audit('plan.activate', 'vendor_subscriptions', subscription, to_jsonb(live),
    (select to_jsonb(s) from public.vendor_subscriptions s where s.id = subscription), why);
  return private.save_idempotent_result('activate_plan', idempotency_key, private.subscription_answer(subscription));
end $$;
comment on function public.activate_plan(uuid, uuid, text, text, uuid) is
  'An administrator makes a plan of a Pro active for one period (monthly, quarterly, yearly), with a reason: the one the Pro has is made longer by it, another is replaced at once. Audited. Returns the subscription as choose_plan does.';
grant execute on function public.activate_plan(uuid, uuid, text, text, uuid) to authenticated;

create function public.end_plan(subscription_id uuid, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('end_plan', idempotency_key);
  why text := private.required_text(reason, 'A reason', 500);
  before_row public.vendor_subscriptions;
begin
  if answer is not null then
    return answer;
  end if;
  select * into before_row from public.vendor_subscriptions s where s.id = subscription_id;
  if not found then
    raise exception 'This subscription does not exist.';
  end if;
  perform private.lock_business(before_row.vendor_id);
  perform private.transition('subscription', subscription_id, 'cancel', 'admin', why);
  perform private.audit('plan.end', 'vendor_subscriptions', subscription_id, to_jsonb(before_row),
    (select to_jsonb(s) from public.vendor_subscriptions s where s.id = subscription_id), why);
  return private.save_idempotent_result('end_plan', idempotency_key, private.subscription_answer(subscription_id));
end $$;
comment on function public.end_plan(uuid, text, uuid) is
  'An administrator ends a plan of a Pro at once, with a reason. Audited. Returns the subscription as choose_plan does.';
grant execute on function public.end_plan(uuid, text, uuid) to authenticated;

create function private.subscription_for_payment(subscription_id uuid) returns public.vendor_subscriptions
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  vendor uuid := (select s.vendor_id from public.vendor_subscriptions s where s.id = subscription_id);
  subscription public.vendor_subscriptions;
begin
  if vendor is null then
    raise exception 'This subscription does not exist.';
  end if;
  perform private.lock_business(vendor);
  select * into subscription from public.vendor_subscriptions s where s.id = subscription_id for update;
  return subscription;
end $$;
comment on function private.subscription_for_payment(uuid) is 'A subscription the payment provider speaks of, locked with its business.';

create function private.miss_payment(subscription uuid, actor text, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('subscription', subscription, 'miss_payment', actor, 'The payment did not arrive');
  perform private.set_timer('subscription', subscription, 'give_up', at + (private.billing_rules()).late_payment_lasts);
end $$;
comment on function private.miss_payment(uuid, text, timestamptz) is
  'A plan''s payment is late; after the time it is waited for it counts as unpaid.';

create function public.post_plan_payment(subscription_id uuid, provider_reference text, paid_cents int)
returns public.subscription_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  reference text := private.provider_reference(provider_reference);
  subscription public.vendor_subscriptions := private.subscription_for_payment(subscription_id);
  earlier uuid := (select p.subscription_id from public.plan_payments p where p.provider_reference = reference);
begin
  if earlier = subscription_id then
    return subscription.state;
  end if;
  perform private.require_payments(subscription.vendor_id);
  if earlier is not null then
    raise exception 'This payment was for another plan.';
  end if;
  if subscription.state not in ('incomplete', 'active', 'past_due') then
    raise exception 'This plan has ended.';
  end if;
  if paid_cents is distinct from subscription.price_cents then
    raise exception 'The payment is not the price of the plan.';
  end if;
  insert into public.plan_payments (subscription_id, vendor_id, provider_reference, paid_cents)
  values (subscription_id, subscription.vendor_id, reference, paid_cents);
  perform private.start_period(subscription_id, 'system',
    private.after_period(case subscription.state when 'active' then subscription.current_period_end else now() end,
      subscription.billing_period), true, 'Paid');
  return 'active';
end $$;
comment on function public.post_plan_payment(uuid, text, int) is
  'For the webhook of the payment provider: a period of a plan was paid, so it begins, goes on or is no longer late. A payment posted before has no effect; refused while payments are switched off and when the amount is not the price. Returns the state.';
grant execute on function public.post_plan_payment(uuid, text, int) to service_role;

create function public.post_missed_plan_payment(subscription_id uuid) returns public.subscription_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  subscription public.vendor_subscriptions := private.subscription_for_payment(subscription_id);
begin
  if subscription.state in ('past_due', 'unpaid') then
    return subscription.state;
  end if;
  perform private.require_payments(subscription.vendor_id);
  perform private.miss_payment(subscription_id, 'system', now());
  return 'past_due';
end $$;
comment on function public.post_missed_plan_payment(uuid) is
  'For the webhook of the payment provider: a payment for a plan failed. The boost ends at once; the payment is waited for. A repeat has no effect. Returns the state.';
grant execute on function public.post_missed_plan_payment(uuid) to service_role;
