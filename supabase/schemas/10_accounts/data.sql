insert into private.machines (machine, table_name, key_column, noun) values
  ('account_deletion', 'account_deletions', 'id', 'deletion');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('account_deletion', 'requested', 'cancel', 'canceled', '{owner,vendor}'),
  ('account_deletion', 'requested', 'postpone', 'requested', '{timer}'),
  ('account_deletion', 'requested', 'erase', 'erased', '{timer}');

insert into private.personal_tables (table_name, person_column) values
  ('vendor_credentials', 'vendor_id'),
  ('credential_documents', 'vendor_id'),
  ('credential_decisions', 'vendor_id'),
  ('credential_reminders', 'vendor_id'),
  ('business_proposals', 'vendor_id'),
  ('vendor_crew', 'vendor_id'),
  ('vendor_equipment', 'vendor_id'),
  ('vendor_prices', 'vendor_id'),
  ('vendor_hours', 'vendor_id'),
  ('vendor_special_days', 'vendor_id'),
  ('vendor_blocks', 'vendor_id'),
  ('vendor_calendar_feeds', 'vendor_id'),
  ('vendor_media', 'vendor_id'),
  ('request_drafts', 'owner_id'),
  ('contact_messages', 'user_id'),
  ('notifications', 'person_id'),
  ('notification_settings', 'person_id'),
  ('notification_preferences', 'person_id'),
  ('push_tokens', 'person_id'),
  ('text_consents', 'person_id'),
  ('viewings', 'person_id');
