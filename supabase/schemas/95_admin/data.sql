insert into public.feature_flags (name, enabled, description) values
  ('advanced_service_request', true, 'The step-by-step request form'),
  ('vendor_matching', true, 'Offering requests to matching Pros'),
  ('media_analysis', true, 'Photo checks on the device'),
  ('messaging', true, 'Conversations between owners and Pros'),
  ('vendor_dashboard', true, 'The Pro''s dashboard'),
  ('vendor_priority', true, 'Priority plans for Pros'),
  ('performance_monitoring', true, 'Page speed measurements'),
  ('error_reporting', true, 'Saving errors for administrators'),
  ('video_upload', false, 'Videos in addition to photos'),
  ('multi_tree_analysis', false, 'One work plan for all trees in a request'),
  ('vendor_calendar', true, 'Busy times from a Pro''s own calendar'),
  ('payment_processing', false, 'Payments on the site'),
  ('debug_tools', false, 'Pages for developers');

insert into private.error_report_limits default values;

insert into private.error_alert_policy default values;

insert into private.page_vital_limits default values;

insert into private.contact_limits default values;

insert into private.admin_pass_key default values;

insert into private.admin_security default values;

insert into private.case_alert_policy default values;

insert into private.case_queues (queue, noun, plural, decide_within) values
  ('approvals', 'Application', 'Applications', '2 days'),
  ('claims', 'Refund claim', 'Refund claims', '2 days'),
  ('disputes', 'Dispute', 'Disputes', '3 days'),
  ('reviews', 'Reported review', 'Reported reviews', '1 day'),
  ('messageReports', 'Reported message', 'Reported messages', '1 day'),
  ('adjustments', 'Token adjustment', 'Token adjustments', '1 day'),
  ('contact', 'Contact message', 'Contact messages', '1 day'),
  ('unmatched', 'Request without a Pro', 'Requests without a Pro', '8 hours'),
  ('unverified', 'Credential to verify', 'Credentials to verify', '3 days'),
  ('businessProposals', 'Business change', 'Business changes', '2 days'),
  ('errors', 'Critical error', 'Critical errors', '4 hours'),
  ('plans', 'Plan request', 'Plan requests', '2 days'),
  ('planProposals', 'Plan proposal', 'Plan proposals', '1 day'),
  ('administrators', 'Administrator change', 'Administrator changes', '3 days'),
  ('refunds', 'Payment refund', 'Payment refunds', '1 day'),
  ('owners', 'Paused owner', 'Paused owners', '1 day');

insert into private.audit_chain_end default values;

insert into private.audit_check default values;

-- How hosted projects run what the Data API asks for, by the role it signs in with.
do $$ begin
  if exists (select from pg_catalog.pg_roles where rolname = 'authenticator') then
    alter role authenticator set pgrst.db_pre_request = 'private.before_request';
    notify pgrst, 'reload config';
    -- The rules of rows make plans look dear, so PostgreSQL would compile them, which takes longer than they run.
    alter role authenticator set jit = off;
    -- The Data API lets anyone filter by a regular expression; this is how long one may keep the database busy.
    alter role anon set statement_timeout = '3s';
  end if;
end $$;

-- Letters go with the owner they were written to.
insert into private.personal_tables (table_name, person_column) values ('request_letters', 'owner_id');
