insert into private.appointment_policy default values;
insert into private.timer_effects (machine, event, effect) values
  ('job', 'remind_start', 'private.job_start_reminder_due'),
  ('job', 'ask_arrival', 'private.job_arrival_due');
