insert into private.machines (machine, table_name, key_column, noun) values
  ('review', 'reviews', 'id', 'review');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('review', 'submitted', 'publish', 'published', '{timer,system}'),
  ('review', 'published', 'remove', 'removed', '{admin}'),
  ('review', 'submitted', 'remove', 'removed', '{admin}');
insert into private.timer_effects (machine, event, effect) values
  ('review', 'publish', 'private.review_publish_due');
