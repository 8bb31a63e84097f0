insert into public.feature_flags (name, enabled, description) values
  ('advanced_service_request', true, 'The step-by-step request form'),
  ('vendor_matching', true, 'Offering requests to matching Pros'),
  ('media_analysis', true, 'Checks of photos on the device'),
  ('messaging', true, 'Conversations between owners and Pros'),
  ('vendor_dashboard', true, 'The Pro''s dashboard'),
  ('vendor_priority', true, 'Priority plans for Pros'),
  ('performance_monitoring', true, 'How fast pages are for people'),
  ('error_reporting', true, 'Saving errors for administrators'),
  ('video_upload', false, 'Videos beside photos'),
  ('multi_tree_analysis', false, 'One plan of work for the trees of a request'),
  ('vendor_calendar', false, 'Busy times from a Pro''s own calendar'),
  ('payment_processing', false, 'Payments inside the product'),
  ('debug_tools', false, 'Pages for developers');

insert into private.error_report_limits default values;

insert into private.page_vital_limits default values;

insert into private.contact_limits default values;

insert into private.admin_pass_key default values;

insert into private.admin_security default values;

insert into private.case_alert_policy default values;

insert into private.case_queues (queue, noun, decide_within) values
  ('approvals', 'Application', '2 days'),
  ('claims', 'Refund claim', '2 days'),
  ('disputes', 'Dispute', '3 days'),
  ('reviews', 'Reported review', '1 day'),
  ('messageReports', 'Reported message', '1 day'),
  ('adjustments', 'Token adjustment', '1 day'),
  ('contact', 'Contact message', '1 day'),
  ('unmatched', 'Request without a Pro', '8 hours'),
  ('unverified', 'Credential to verify', '3 days'),
  ('errors', 'Critical error', '4 hours'),
  ('plans', 'Plan request', '2 days'),
  ('administrators', 'Change of administrators', '3 days');

insert into private.audit_chain_end default values;
