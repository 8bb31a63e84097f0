insert into private.machines (machine, table_name, key_column, noun) values
  ('token_adjustment', 'token_adjustments', 'id', 'adjustment');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('token_adjustment', 'pending', 'approve', 'approved', '{admin}'),
  ('token_adjustment', 'pending', 'refuse', 'refused', '{admin}'),
  ('token_adjustment', 'pending', 'withdraw', 'withdrawn', '{admin}');

insert into public.billing_policy (
  adjustment_limit, adjustment_hours, lead_discount, welcome_tokens, choice_lasts, late_payment_lasts,
  late_payment_reminder, failed_payment_wait, renewal_lasts
) values (200, 24, 0.25, 50, '14 days', '14 days', '3 days', '15 minutes', '3 hours');

insert into public.token_packages (tokens, price_cents) values (10, 3000), (25, 7000), (60, 15600), (150, 36000);
