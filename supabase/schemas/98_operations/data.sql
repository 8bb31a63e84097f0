insert into private.scheduled_work (name, schedule, command, at_least_every) values
  ('timers', '* * * * *', 'select public.run_due_timers()', '10 minutes'),
  ('rematches', '11 8 * * *', 'select private.queue_nightly_rematches()', '26 hours'),
  ('case-alerts', '*/10 * * * *', 'select private.alert_due_cases()', '2 hours'),
  ('error-alerts', '*/5 * * * *', 'select private.alert_of_errors()', '2 hours'),
  ('outbox', '* * * * *', $$select private.call_edge_function('outbox')$$, '10 minutes'),
  ('erased-files', '17 * * * *', $$select private.call_edge_function('erased-files')$$, '3 hours'),
  ('payments', '* * * * *', $$select private.call_edge_function('payments')$$, '10 minutes'),
  ('reconciliation', '23 4 * * *', $$select private.call_edge_function('reconciliation')$$, '26 hours'),
  ('photos', '* * * * *', $$select private.call_edge_function('photos')$$, '2 hours'),
  ('telemetry', '*/5 * * * *', $$select private.call_edge_function('telemetry')$$, '2 hours'),
  ('health', '5 * * * *', $$select private.call_edge_function('health') where private.is_health_report_due()$$, '3 hours'),
  ('audit-trail', '47 3 * * *', 'select private.check_whole_audit_trail()', '26 hours'),
  ('form-drafts', '29 3 * * *', 'select private.remove_old_form_drafts()', '26 hours'),
  ('old-reports', '*/5 * * * *', 'select private.remove_old_reports()', '2 hours'),
  ('cron-history', '41 3 * * *', $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$, '26 hours');
insert into private.forwarded_reports default values;
insert into private.health_report default values;
