insert into private.personal_tables (table_name, person_column) values
  ('crew_links', 'vendor_id'),
  ('job_safety_checklists', 'vendor_id');
