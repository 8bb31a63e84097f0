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

create function private.give_plan(vendor uuid, plan_id uuid, period public.billing_period, why text) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  plan public.subscription_plans := private.offered_plan(plan_id);
  live public.vendor_subscriptions := private.live_subscription(vendor);
  subscription uuid;
  ends_at timestamptz;
begin
  if live.state = 'active' and live.plan_id = plan.id then
    subscription := live.id;
    ends_at := private.after_period(greatest(live.current_period_end, now()), period);
    if ends_at > now() + interval '5 years' then
      raise exception 'A plan can be active for at most five years ahead.';
    end if;
    update public.vendor_subscriptions s
    set billing_period = period, price_cents = private.plan_price_cents(plan, period)
    where s.id = live.id and not private.is_renewed(live.id);
  else
    ends_at := private.after_period(now(), period);
    select s.id into subscription from public.vendor_subscriptions s
    where s.vendor_id = vendor and s.state = 'incomplete' and s.plan_id = plan.id and s.billing_period = period;
    if subscription is null then
      subscription := private.begin_subscription(vendor, plan, period, ends_at, 'admin');
    end if;
  end if;
  perform private.start_period(subscription, 'admin', ends_at, private.is_renewed(subscription), why);
  return subscription;
end $$;
comment on function private.give_plan(uuid, uuid, public.billing_period, text) is
  'A plan of a Pro, whose business is locked, is active for one period: the one the Pro has is made longer, another is replaced.';

create function private.lock_working_business(vendor uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if (private.lock_business(vendor)).state not in ('approved', 'paused') then
    raise exception 'This Pro is not approved at the moment.';
  end if;
end $$;
comment on function private.lock_working_business(uuid) is
  'Locks the business of a Pro. Refuses one that is not approved.';

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
begin
  if answer is not null then
    return answer;
  end if;
  wanted_period := private.known_period(period);
  plan := private.offered_plan(plan_id);
  perform private.lock_working_business(vendor_id);
  -- Under the lock that adjustments take, so that the two together stay within the limit.
  perform 1 from public.token_accounts a where a.vendor_id = vendor_id for no key update;
  if private.moved_by(admin, vendor_id) + private.tokens_worth(private.plan_price_cents(plan, wanted_period))
    > (private.billing_rules()).adjustment_limit then
    return private.save_idempotent_result('activate_plan', idempotency_key,
      private.propose_plan('activate', plan_id, vendor_id, jsonb_build_object('period', wanted_period), why));
  end if;
  live := private.live_subscription(vendor_id);
  subscription := private.give_plan(vendor_id, plan_id, wanted_period, why);
  perform private.audit('plan.activate', 'vendor_subscriptions', subscription, to_jsonb(live),
    (select to_jsonb(s) || jsonb_build_object('given_cents', private.plan_price_cents(plan, wanted_period))
      from public.vendor_subscriptions s where s.id = subscription), why);
  return private.save_idempotent_result('activate_plan', idempotency_key, private.subscription_answer(subscription));
end $$;
comment on function public.activate_plan(uuid, uuid, text, text, uuid) is
  'An administrator makes a plan of a Pro active for one period (monthly, quarterly, yearly), with a reason: the one the Pro has is made longer by it, another is replaced at once. What is worth more than one administrator may move alone waits for a second one instead. Audited. Returns the subscription as choose_plan does, or {state: pending, proposal_id}.';
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
  if before_row.state <> 'incomplete' then
    perform private.tell_of_ended_plan(subscription_id,
      'An administrator ended it. If you think this is a mistake, please contact us.');
  end if;
  perform private.audit('plan.end', 'vendor_subscriptions', subscription_id, to_jsonb(before_row),
    (select to_jsonb(s) from public.vendor_subscriptions s where s.id = subscription_id), why);
  return private.save_idempotent_result('end_plan', idempotency_key, private.subscription_answer(subscription_id));
end $$;
comment on function public.end_plan(uuid, text, uuid) is
  'An administrator ends a plan of a Pro at once, with a reason. Audited. Returns the subscription as choose_plan does.';
grant execute on function public.end_plan(uuid, text, uuid) to authenticated;

create function private.miss_payment(subscription uuid, actor text, at timestamptz, failure text default null)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  rules public.billing_policy := private.billing_rules();
begin
  perform private.transition('subscription', subscription, 'miss_payment', actor, 'The payment did not arrive');
  perform private.set_timer('subscription', subscription, 'give_up', at + rules.late_payment_lasts);
  perform private.set_timer('subscription', subscription, 'remind',
    at + rules.late_payment_lasts - rules.late_payment_reminder);
  perform private.tell_of_late_payment('payment_failed', subscription, failure);
end $$;
comment on function private.miss_payment(uuid, text, timestamptz, text) is
  'A plan''s payment is late, because of a failure if one is known; the Pro hears of it. After the time it is waited for it counts as unpaid.';

create function private.settle_plan(subscription_id uuid, paid_cents int, price_cents int) returns boolean
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  subscription public.vendor_subscriptions;
begin
  select * into strict subscription from public.vendor_subscriptions s where s.id = subscription_id for update;
  if subscription.state not in ('incomplete', 'active', 'past_due') or paid_cents <> price_cents then
    return false;
  end if;
  perform private.start_period(subscription_id, 'system',
    case subscription.state
      when 'active' then private.after_period(subscription.current_period_end, subscription.billing_period)
      else private.after_period(now(), subscription.billing_period) + (private.billing_rules()).renewal_lasts end,
    true, 'Paid');
  return true;
end $$;
comment on function private.settle_plan(uuid, int, int) is
  'A period of a plan was paid, so it begins, goes on or is no longer late. Returns false, with no effect, when the plan has ended or the amount is not the price.';
