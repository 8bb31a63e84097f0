insert into public.feature_flags (name, enabled, description) values
  ('advanced_service_request', true, 'The step-by-step request form'),
  ('vendor_matching', true, 'Offering requests to matching Pros'),
  ('media_analysis', true, 'Reading facts from photos'),
  ('messaging', true, 'Conversations between owners and Pros'),
  ('vendor_dashboard', true, 'The Pro''s dashboard'),
  ('vendor_priority', true, 'Priority plans for Pros'),
  ('performance_monitoring', true, 'Measuring how fast pages are'),
  ('error_reporting', true, 'Saving errors for administrators'),
  ('video_upload', false, 'Videos beside photos'),
  ('multi_tree_analysis', false, 'Several trees from one photo'),
  ('vendor_calendar', false, 'Two-way calendar sync for Pros'),
  ('payment_processing', false, 'Payments inside the product'),
  ('debug_tools', false, 'Pages for developers');

insert into private.error_report_limits default values;

insert into private.contact_limits default values;

insert into private.admin_pass_key default values;

insert into private.admin_security default values;
