insert into private.machines (machine, table_name, key_column, noun) values
  ('subscription', 'vendor_subscriptions', 'id', 'subscription');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('subscription', 'incomplete', 'activate', 'active', '{admin,system,timer}'),
  ('subscription', 'incomplete', 'cancel', 'canceled', '{vendor,admin,timer,system}'),
  ('subscription', 'active', 'schedule', 'active', '{vendor}'),
  ('subscription', 'active', 'renew', 'active', '{admin,system}'),
  ('subscription', 'active', 'miss_payment', 'past_due', '{timer,system}'),
  ('subscription', 'active', 'cancel', 'canceled', '{vendor,admin,timer,system}'),
  ('subscription', 'past_due', 'remind', 'past_due', '{timer}'),
  ('subscription', 'past_due', 'pay', 'active', '{system}'),
  ('subscription', 'past_due', 'give_up', 'unpaid', '{timer,system}'),
  ('subscription', 'past_due', 'cancel', 'canceled', '{vendor,admin,system}'),
  ('subscription', 'unpaid', 'cancel', 'canceled', '{vendor,admin,system}');
insert into private.timer_effects (machine, event, effect) values
  ('subscription', 'cancel', 'private.subscription_cancel_due'),
  ('subscription', 'remind', 'private.subscription_remind_due'),
  ('subscription', 'give_up', 'private.subscription_give_up_due');

select private.add_default_plans();
