insert into private.machines (machine, table_name, key_column, noun) values
  ('request', 'service_requests', 'id', 'request');
insert into private.state_transitions (machine, from_state, event, to_state, actors) values
  ('request', 'draft', 'submit', 'submitted', '{owner}'),
  ('request', 'submitted', 'match', 'matching', '{system}'),
  ('request', 'matching', 'offer', 'open', '{system}'),
  ('request', 'open', 'award', 'awarded', '{owner}'),
  ('request', 'awarded', 'schedule', 'scheduled', '{vendor,owner}'),
  ('request', 'awarded', 'start', 'in_progress', '{vendor}'),
  ('request', 'scheduled', 'start', 'in_progress', '{vendor}'),
  ('request', 'in_progress', 'complete', 'completed', '{owner,system,timer}'),
  ('request', 'completed', 'close', 'closed', '{timer,system}'),
  ('request', 'awarded', 'withdraw', 'matching', '{vendor}'),
  ('request', 'scheduled', 'withdraw', 'matching', '{vendor}'),
  ('request', 'awarded', 'look_further', 'matching', '{owner,admin}'),
  ('request', 'scheduled', 'look_further', 'matching', '{owner,admin}'),
  ('request', 'in_progress', 'look_further', 'matching', '{admin}'),
  ('request', 'draft', 'cancel', 'canceled', '{owner}'),
  ('request', 'submitted', 'cancel', 'canceled', '{owner,admin}'),
  ('request', 'matching', 'cancel', 'canceled', '{owner,admin}'),
  ('request', 'open', 'cancel', 'canceled', '{owner,admin}'),
  ('request', 'awarded', 'cancel', 'canceled', '{owner,admin,system}'),
  ('request', 'scheduled', 'cancel', 'canceled', '{owner,admin,system}'),
  ('request', 'in_progress', 'cancel', 'canceled', '{admin,system}'),
  ('request', 'matching', 'remind', 'matching', '{timer}'),
  ('request', 'open', 'remind', 'open', '{timer}'),
  ('request', 'matching', 'resume', 'matching', '{timer}'),
  ('request', 'open', 'resume', 'open', '{timer}'),
  ('request', 'matching', 'rematch', 'matching', '{timer}'),
  ('request', 'open', 'rematch', 'open', '{timer}'),
  ('request', 'matching', 'find_none', 'matching', '{system}'),
  ('request', 'matching', 'run_out', 'matching', '{system}'),
  ('request', 'open', 'run_out', 'open', '{system}'),
  ('request', 'matching', 'find_vendor', 'matching', '{system}'),
  ('request', 'open', 'find_vendor', 'open', '{system}'),
  ('request', 'matching', 'ask_if_needed', 'matching', '{system}'),
  ('request', 'open', 'ask_if_needed', 'open', '{system}'),
  ('request', 'matching', 'confirm', 'matching', '{owner}'),
  ('request', 'open', 'confirm', 'open', '{owner}'),
  ('request', 'matching', 'change', 'matching', '{owner}'),
  ('request', 'open', 'change', 'open', '{owner}'),
  ('request', 'matching', 'extend', 'matching', '{admin}'),
  ('request', 'open', 'extend', 'open', '{admin}'),
  ('request', 'submitted', 'expire', 'expired', '{timer}'),
  ('request', 'matching', 'expire', 'expired', '{timer}'),
  ('request', 'open', 'expire', 'expired', '{timer}'),
  ('request', 'submitted', 'reject_spam', 'rejected_spam', '{admin}'),
  ('request', 'matching', 'reject_spam', 'rejected_spam', '{admin}'),
  ('request', 'open', 'reject_spam', 'rejected_spam', '{admin}');
insert into private.timer_effects (machine, event, effect) values
  ('request', 'remind', 'private.timer_event_due'),
  ('request', 'resume', 'private.request_resume_due'),
  ('request', 'expire', 'private.request_expire_due'),
  ('request', 'close', 'private.request_close_due');
insert into private.timer_effects (machine, event, effect, gives_way) values
  ('request', 'rematch', 'private.request_rematch_due', true);

-- The private bucket of the product; job photos live in it too.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('tree-photos', 'tree-photos', false, 10485760, array['image/jpeg', 'image/png', 'image/webp'])
on conflict (id) do nothing;
