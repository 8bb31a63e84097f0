insert into private.scheduled_work (name, schedule, command, at_least_every) values
  ('timers', '* * * * *', 'select public.run_due_timers()', '10 minutes'),
  ('erasures', '* * * * *', 'select private.erase_due_person()', '10 minutes'),
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
  ('old-data', '29 3 * * *', 'select private.remove_old_data()', '26 hours'),
  ('old-reports', '*/5 * * * *', 'select private.remove_old_reports()', '2 hours'),
  ('cron-history', '41 3 * * *', $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$, '26 hours');
insert into private.forwarded_reports default values;
insert into private.health_report default values;
insert into private.kept_data (name, place, what, since, kept_days, kept_in, clock) values
  ('unsent_requests', 1, 'Unsent requests', 'after your last change', 7, 'public.request_drafts', 'updated_at'),
  ('form_drafts', 2, 'What you typed in other forms and haven''t sent', 'after you typed it', 30, 'public.form_drafts', 'saved_at'),
  ('answered_calls', 3, 'What we answered when you sent something, so that sending it twice has no second effect', 'after you sent it', 60,
    'private.answered_calls', 'created_at'),
  ('outbox', 4, 'Emails, text messages and push messages', 'after we sent them', 60, 'private.outbox', 'finished_at'),
  ('text_codes', 5, 'Codes that confirm a phone number', 'after we sent them', 7, 'private.text_codes', 'sent_at'),
  ('notifications', 6, 'Notifications', 'after you got them', 365, 'public.notifications', 'created_at'),
  ('timers', 7, 'Reminders and deadlines', 'after they passed', 365, 'private.timers', 'fired_at'),
  ('contact_messages', 8, 'Messages you sent us through the contact form', 'after we answered them', 365,
    'public.contact_messages', 'answered_at'),
  ('sign_ins', 9, 'Sign-ins and changes of your account, with your email and IP address', 'after they happened', 90,
    'auth.audit_log_entries', 'created_at'),
  ('waitlist', 13, 'Your email on a waitlist, while you haven''t confirmed it', 'after you entered it', 7, 'private.waitlist',
    'unconfirmed_since'),
  ('appointment_links', 14, 'Links in reminders of appointments', 'after the start they were about', 7, 'private.appointment_links', 'starts_at');
insert into private.kept_data (name, place, what, since, kept_days, kept_in, clock, is_report) values
  ('error_logs', 10, 'Errors in your browser', 'after they happened', 90, 'public.error_logs', 'created_at', true),
  ('error_groups', 11, 'Kinds of errors, without your account', 'after they last happened', 365, 'public.error_groups', 'last_seen_at', true),
  ('page_vitals', 12, 'How fast pages were, without your account', 'after you opened them', 30, 'private.page_vitals', 'created_at', true);
