insert into private.personal_tables (table_name, person_column) values ('paid_jobs', 'vendor_id');
insert into private.machines (machine, table_name, key_column, noun) values
  ('job', 'jobs', 'id', 'job');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('job', 'scheduled', 'reschedule', 'scheduled', '{vendor,owner}'),
  ('job', 'scheduled', 'confirm_start', 'scheduled', '{vendor,owner}'),
  ('job', 'scheduled', 'remind_start', 'scheduled', '{timer}'),
  ('job', 'weather_hold', 'remind_start', 'weather_hold', '{timer}'),
  ('job', 'scheduled', 'start_travel', 'en_route', '{vendor}'),
  ('job', 'scheduled', 'start', 'in_progress', '{vendor}'),
  ('job', 'en_route', 'start', 'in_progress', '{vendor}'),
  ('job', 'in_progress', 'propose_change', 'change_order_pending', '{vendor}'),
  ('job', 'change_order_pending', 'approve_change', 'in_progress', '{owner}'),
  ('job', 'change_order_pending', 'decline_change', 'in_progress', '{owner,timer}'),
  ('job', 'change_order_pending', 'withdraw_change', 'in_progress', '{vendor}'),
  ('job', 'in_progress', 'deliver', 'delivered', '{vendor}'),
  ('job', 'delivered', 'remind', 'delivered', '{timer}'),
  ('job', 'delivered', 'reopen', 'in_progress', '{owner,system}'),
  ('job', 'delivered', 'accept', 'completed', '{owner,system,timer}'),
  ('job', 'scheduled', 'hold_for_weather', 'weather_hold', '{vendor}'),
  ('job', 'en_route', 'hold_for_weather', 'weather_hold', '{vendor}'),
  ('job', 'in_progress', 'hold_for_weather', 'weather_hold', '{vendor}'),
  ('job', 'weather_hold', 'reschedule', 'scheduled', '{vendor,owner}'),
  ('job', 'weather_hold', 'start_travel', 'en_route', '{vendor}'),
  ('job', 'weather_hold', 'start', 'in_progress', '{vendor}'),
  ('job', 'scheduled', 'cancel', 'canceled', '{owner,vendor,admin,system}'),
  ('job', 'weather_hold', 'cancel', 'canceled', '{owner,vendor,admin,system}'),
  ('job', 'en_route', 'cancel', 'canceled', '{vendor,admin,system}'),
  ('job', 'in_progress', 'cancel', 'canceled', '{admin,system}'),
  ('job', 'change_order_pending', 'cancel', 'canceled', '{admin,system}'),
  ('job', 'delivered', 'cancel', 'canceled', '{admin,system}'),
  ('job', 'scheduled', 'report_no_show', 'no_show', '{owner,vendor}'),
  ('job', 'en_route', 'report_no_show', 'no_show', '{owner,vendor}');
insert into private.timer_effects (machine, event, effect) values
  ('job', 'remind', 'private.job_remind_due'),
  ('job', 'accept', 'private.job_accept_due'),
  ('job', 'decline_change', 'private.job_decline_change_due');
