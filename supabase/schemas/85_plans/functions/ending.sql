-- What happens to plans automatically.
create function private.subscription_cancel_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  subscription public.vendor_subscriptions;
  following public.subscription_plans;
  business public.vendor_profiles;
begin
  select * into subscription from public.vendor_subscriptions s where s.id = timer.subject_id;
  business := private.lock_business(subscription.vendor_id);
  select * into subscription from public.vendor_subscriptions s where s.id = timer.subject_id for update;
  if subscription.state not in ('incomplete', 'active') or subscription.current_period_end > timer.due_at then
    return false;
  end if;
  if subscription.state = 'active' and subscription.is_paid
    and not subscription.cancel_at_period_end and subscription.next_plan_id is null
    and private.is_flag_on('payment_processing', subscription.vendor_id, now_at) then
    perform private.miss_payment(subscription.id, 'timer', now_at);
    return true;
  end if;
  select * into following from public.subscription_plans p where p.id = subscription.next_plan_id;
  perform private.transition('subscription', subscription.id, 'cancel', 'timer',
    case subscription.state when 'active' then 'The period ended' else 'The plan was neither paid nor activated in time' end);
  if following.id is null or business.state not in ('approved', 'paused') then
    if subscription.state = 'active' then
      perform private.tell_of_ended_plan(subscription.id, 'Its period is over.');
    end if;
    return true;
  end if;
  -- It is a choice like the first: it counts once it is paid, or an administrator activates it.
  perform private.tell_of_ended_plan(subscription.id,
    'Its period is over. ' || following.name || ', the plan you chose next, starts once it is paid for or an administrator activates it.');
  perform private.begin_subscription(business.vendor_id, following, subscription.next_period,
    now_at + (private.billing_rules()).choice_lasts, 'timer');
  return true;
end $$;
comment on function private.subscription_cancel_due(private.timers, timestamptz) is
  'The period of a plan is over, or a chosen one was never begun. A plan that was paid waits for its next payment while payments are switched on; any other ends, and the one chosen to follow waits to be paid or activated.';

create function private.subscription_give_up_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_business(s.vendor_id) from public.vendor_subscriptions s where s.id = timer.subject_id;
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('subscription', timer.subject_id, 'give_up', 'timer', 'The payment was not made in time');
  perform private.tell_of_ended_plan(timer.subject_id, 'Its payment did not arrive in time.');
  return true;
end $$;
comment on function private.subscription_give_up_due(private.timers, timestamptz) is
  'A late payment was waited for long enough.';

create function private.subscription_remind_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.lock_business(s.vendor_id) from public.vendor_subscriptions s where s.id = timer.subject_id;
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('subscription', timer.subject_id, 'remind', 'timer');
  perform private.tell_of_late_payment('payment_late', timer.subject_id, null);
  return true;
end $$;
comment on function private.subscription_remind_due(private.timers, timestamptz) is
  'The time a late payment is waited for is nearly over.';
