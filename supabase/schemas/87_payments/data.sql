insert into private.machines (machine, table_name, key_column, noun) values
  ('payment_refund', 'payment_refunds', 'id', 'refund');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('payment_refund', 'pending', 'approve', 'approved', '{admin}'),
  ('payment_refund', 'pending', 'refuse', 'refused', '{admin}'),
  ('payment_refund', 'pending', 'withdraw', 'withdrawn', '{admin,system}'),
  -- The bank has returned the money meanwhile.
  ('payment_refund', 'approved', 'withdraw', 'withdrawn', '{system}'),
  -- The provider may return money that nobody has approved here, when it is asked there.
  ('payment_refund', 'pending', 'complete', 'completed', '{system}'),
  ('payment_refund', 'approved', 'complete', 'completed', '{system}'),
  -- The card's bank may turn the money away days later.
  ('payment_refund', 'completed', 'fail', 'failed', '{system}'),
  -- Nothing is asked of the provider: the money went back past it, or stays.
  ('payment_refund', 'pending', 'settle', 'settled', '{admin}'),
  ('payment_refund', 'failed', 'settle', 'settled', '{admin}');
