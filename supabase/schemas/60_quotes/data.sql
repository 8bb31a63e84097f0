insert into private.machines (machine, table_name, key_column, noun) values
  ('quote', 'quotes', 'id', 'quote');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('quote', 'draft', 'send', 'sent', '{vendor}'),
  ('quote', 'sent', 'view', 'viewed', '{owner}'),
  ('quote', 'sent', 'remind', 'sent', '{timer}'),
  ('quote', 'viewed', 'remind', 'viewed', '{timer}'),
  ('quote', 'sent', 'request_changes', 'changes_requested', '{owner}'),
  ('quote', 'viewed', 'request_changes', 'changes_requested', '{owner}'),
  ('quote', 'sent', 'accept', 'accepted', '{owner}'),
  ('quote', 'viewed', 'accept', 'accepted', '{owner}'),
  ('quote', 'sent', 'decline', 'declined', '{owner}'),
  ('quote', 'viewed', 'decline', 'declined', '{owner}'),
  ('quote', 'changes_requested', 'decline', 'declined', '{owner}'),
  ('quote', 'sent', 'expire', 'expired', '{timer}'),
  ('quote', 'viewed', 'expire', 'expired', '{timer}'),
  ('quote', 'changes_requested', 'expire', 'expired', '{timer}'),
  ('quote', 'draft', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('quote', 'sent', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('quote', 'viewed', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('quote', 'changes_requested', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('quote', 'accepted', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('quote', 'sent', 'supersede', 'superseded', '{system}'),
  ('quote', 'viewed', 'supersede', 'superseded', '{system}'),
  ('quote', 'changes_requested', 'supersede', 'superseded', '{system}');
insert into private.timer_effects (machine, event, effect) values
  ('quote', 'remind', 'private.quote_remind_due');
