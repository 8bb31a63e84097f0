insert into private.machines (machine, table_name, key_column, noun) values
  ('vendor', 'vendor_profiles', 'vendor_id', 'application');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('vendor', 'applied', 'start_documents', 'documents_pending', '{vendor}'),
  ('vendor', 'applied', 'submit', 'under_review', '{vendor}'),
  ('vendor', 'documents_pending', 'submit', 'under_review', '{vendor}'),
  ('vendor', 'under_review', 'approve', 'approved', '{admin}'),
  ('vendor', 'under_review', 'reject', 'rejected', '{admin}'),
  ('vendor', 'under_review', 'request_documents', 'documents_pending', '{admin}'),
  ('vendor', 'rejected', 'reapply', 'documents_pending', '{vendor}'),
  ('vendor', 'approved', 'pause', 'paused', '{vendor,timer,system}'),
  ('vendor', 'paused', 'resume', 'approved', '{vendor,admin,timer,system}'),
  ('vendor', 'approved', 'remind', 'approved', '{timer}'),
  ('vendor', 'paused', 'remind', 'paused', '{timer}'),
  ('vendor', 'approved', 'rematch', 'approved', '{timer}'),
  ('vendor', 'approved', 'suspend', 'suspended', '{admin}'),
  ('vendor', 'paused', 'suspend', 'suspended', '{admin}'),
  ('vendor', 'suspended', 'reinstate', 'approved', '{admin}'),
  ('vendor', 'approved', 'terminate', 'terminated', '{admin}'),
  ('vendor', 'paused', 'terminate', 'terminated', '{admin}'),
  ('vendor', 'suspended', 'terminate', 'terminated', '{admin}'),
  ('vendor', 'applied', 'close_account', 'terminated', '{system}'),
  ('vendor', 'documents_pending', 'close_account', 'terminated', '{system}'),
  ('vendor', 'under_review', 'close_account', 'terminated', '{system}'),
  ('vendor', 'approved', 'close_account', 'terminated', '{system}'),
  ('vendor', 'paused', 'close_account', 'terminated', '{system}'),
  ('vendor', 'suspended', 'close_account', 'terminated', '{system}'),
  ('vendor', 'rejected', 'close_account', 'terminated', '{system}');
insert into private.timer_effects (machine, event, effect) values
  ('vendor', 'remind', 'private.vendor_remind_due'),
  ('vendor', 'pause', 'private.vendor_pause_due'),
  ('vendor', 'resume', 'private.vendor_resume_due');
insert into private.timer_effects (machine, event, effect, gives_way) values
  ('vendor', 'rematch', 'private.vendor_rematch_due', true);

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('vendor-media', 'vendor-media', false, 10485760,
  array['image/jpeg', 'image/png', 'image/webp', 'video/mp4', 'video/webm'])
on conflict (id) do nothing;

insert into private.trace_salt default values;
