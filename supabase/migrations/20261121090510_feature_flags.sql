-- What is switched on, and for whom.

create table public.feature_flags (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{1,60}$'),
  enabled boolean not null default false,
  description text,
  user_percentage int check (user_percentage between 0 and 100),
  user_roles text[],
  user_ids uuid[],
  start_date timestamptz,
  end_date timestamptz
);
comment on table public.feature_flags is 'What is switched on, and for whom. Evaluated in the order the specification gives.';
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
alter table public.feature_flags enable row level security;
revoke all on public.feature_flags from anon, authenticated;
grant select on public.feature_flags to anon, authenticated;
grant all on public.feature_flags to service_role;
create policy "Anyone reads feature flags" on public.feature_flags
  for select to anon, authenticated using (true);
