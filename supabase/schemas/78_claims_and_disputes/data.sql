insert into private.machines (machine, table_name, key_column, noun) values
  ('lead_credit_claim', 'lead_credit_claims', 'id', 'claim');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('lead_credit_claim', 'submitted', 'grant', 'granted', '{system}'),
  ('lead_credit_claim', 'submitted', 'deny', 'denied', '{system}'),
  ('lead_credit_claim', 'submitted', 'review', 'under_review', '{system}'),
  ('lead_credit_claim', 'under_review', 'grant', 'granted', '{admin,system}'),
  ('lead_credit_claim', 'under_review', 'deny', 'denied', '{admin}'),
  ('lead_credit_claim', 'under_review', 'overdue', 'under_review', '{timer}'),
  ('lead_credit_claim', 'under_review', 'withdraw', 'withdrawn', '{vendor}'),
  ('lead_credit_claim', 'denied', 'appeal', 'appealed', '{vendor}'),
  ('lead_credit_claim', 'denied', 'grant', 'granted', '{system}'),
  ('lead_credit_claim', 'denied', 'close', 'closed', '{timer}'),
  ('lead_credit_claim', 'appealed', 'grant', 'granted', '{admin,system}'),
  ('lead_credit_claim', 'appealed', 'deny', 'closed', '{admin}'),
  ('lead_credit_claim', 'appealed', 'overdue', 'appealed', '{timer}'),
  ('lead_credit_claim', 'appealed', 'withdraw', 'withdrawn', '{vendor}');
insert into private.timer_effects (machine, event, effect) values
  ('lead_credit_claim', 'overdue', 'private.timer_event_due'),
  ('lead_credit_claim', 'close', 'private.lead_credit_claim_close_due');

insert into private.machines (machine, table_name, key_column, noun) values
  ('job_dispute', 'job_disputes', 'id', 'dispute');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('job_dispute', 'submitted', 'answer', 'under_review', '{owner,vendor}'),
  ('job_dispute', 'submitted', 'review', 'under_review', '{timer}'),
  ('job_dispute', 'submitted', 'settle', 'closed', '{owner,vendor}'),
  ('job_dispute', 'under_review', 'settle', 'closed', '{owner,vendor}'),
  ('job_dispute', 'submitted', 'withdraw', 'withdrawn', '{owner,vendor}'),
  ('job_dispute', 'under_review', 'withdraw', 'withdrawn', '{owner,vendor}'),
  ('job_dispute', 'under_review', 'overdue', 'under_review', '{timer}'),
  ('job_dispute', 'under_review', 'decide', 'decided', '{admin}'),
  ('job_dispute', 'decided', 'appeal', 'appealed', '{owner,vendor}'),
  ('job_dispute', 'decided', 'close', 'closed', '{timer}'),
  ('job_dispute', 'appealed', 'overdue', 'appealed', '{timer}'),
  ('job_dispute', 'appealed', 'decide', 'closed', '{admin}');
insert into private.timer_effects (machine, event, effect) values
  ('job_dispute', 'review', 'private.job_dispute_review_due'),
  ('job_dispute', 'overdue', 'private.timer_event_due'),
  ('job_dispute', 'close', 'private.job_dispute_close_due');

insert into public.resolution_policy (
  version, quote_reminder_days, delivery_reminder_days, delivery_acceptance_days, change_answer_hours, no_show_after_minutes,
  no_show_notice_hours, review_days, review_job_hours, review_price_percent, review_owner_days, review_other_jobs,
  claim_days, canceled_within_hours, silent_after_days, duplicate_within_days, claim_grants_at_most,
  claim_grants_per_owner, claim_grant_days, dispute_days, answer_business_hours,
  decision_business_hours, appeal_days)
values (1, 3, 3, 5, 48, 30, 12, 7, 1, 20, 3, 1, 30, 72, 5, 30, 3, 1, 30, 30, 30, 20, 7);

insert into private.rule_limits values
  ('quote_reminder_days', 0.5, 60, false), ('delivery_reminder_days', 0.5, 60, false), ('delivery_acceptance_days', 1, 90, false),
  ('change_answer_hours', 1, 720, false), ('no_show_after_minutes', 0, 480, true),
  ('no_show_notice_hours', 0, 168, false),
  ('review_days', 1, 90, false), ('review_job_hours', 0, 168, false),
  ('review_price_percent', 0, 100, false), ('review_owner_days', 0, 90, false), ('review_other_jobs', 0, 20, true), ('claim_days', 1, 365, false),
  ('canceled_within_hours', 0, 720, false), ('silent_after_days', 0, 90, false),
  ('duplicate_within_days', 0, 365, false), ('claim_grants_at_most', 0, 100, true),
  ('claim_grants_per_owner', 0, 100, true), ('claim_grant_days', 1, 365, false), ('dispute_days', 1, 365, false),
  ('answer_business_hours', 1, 200, false), ('decision_business_hours', 1, 200, false),
  ('appeal_days', 1, 90, false);
