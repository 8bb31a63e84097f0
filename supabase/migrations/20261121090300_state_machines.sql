-- Every state in the product changes through private.transition(), which looks the change up in one
-- table of allowed moves and leaves an append-only event behind.

create table private.state_transitions (
  machine text not null,
  from_state text not null,
  event text not null,
  to_state text not null,
  actors text[] not null,
  primary key (machine, from_state, event)
);
comment on table private.state_transitions is
  'The only allowed moves of each machine, and who may make them: owner, vendor, admin, timer or system.';

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
  ('vendor', 'approved', 'suspend', 'suspended', '{admin}'),
  ('vendor', 'paused', 'suspend', 'suspended', '{admin}'),
  ('vendor', 'suspended', 'reinstate', 'approved', '{admin}'),
  ('vendor', 'approved', 'terminate', 'terminated', '{admin}'),
  ('vendor', 'paused', 'terminate', 'terminated', '{admin}'),
  ('vendor', 'suspended', 'terminate', 'terminated', '{admin}'),

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
  ('request', 'in_progress', 'withdraw', 'matching', '{vendor}'),
  ('request', 'awarded', 'look_further', 'matching', '{owner,admin}'),
  ('request', 'scheduled', 'look_further', 'matching', '{owner,admin}'),
  ('request', 'in_progress', 'look_further', 'matching', '{owner,admin}'),
  ('request', 'draft', 'cancel', 'cancelled', '{owner}'),
  ('request', 'submitted', 'cancel', 'cancelled', '{owner,admin}'),
  ('request', 'matching', 'cancel', 'cancelled', '{owner,admin}'),
  ('request', 'open', 'cancel', 'cancelled', '{owner,admin}'),
  ('request', 'awarded', 'cancel', 'cancelled', '{owner,admin,system}'),
  ('request', 'scheduled', 'cancel', 'cancelled', '{owner,admin,system}'),
  ('request', 'in_progress', 'cancel', 'cancelled', '{owner,admin,system}'),
  ('request', 'matching', 'remind', 'matching', '{timer}'),
  ('request', 'open', 'remind', 'open', '{timer}'),
  ('request', 'submitted', 'expire', 'expired', '{timer}'),
  ('request', 'matching', 'expire', 'expired', '{timer}'),
  ('request', 'open', 'expire', 'expired', '{timer}'),
  ('request', 'submitted', 'reject_spam', 'rejected_spam', '{admin}'),
  ('request', 'matching', 'reject_spam', 'rejected_spam', '{admin}'),
  ('request', 'open', 'reject_spam', 'rejected_spam', '{admin}'),

  ('lead', 'offered', 'view', 'viewed', '{vendor}'),
  ('lead', 'offered', 'accept', 'accepted', '{vendor}'),
  ('lead', 'viewed', 'accept', 'accepted', '{vendor}'),
  ('lead', 'offered', 'decline', 'declined', '{vendor}'),
  ('lead', 'viewed', 'decline', 'declined', '{vendor}'),
  ('lead', 'offered', 'expire', 'expired', '{timer}'),
  ('lead', 'viewed', 'expire', 'expired', '{timer}'),
  ('lead', 'accepted', 'engage', 'engaged', '{owner}'),
  ('lead', 'quoted', 'engage', 'quoted', '{owner}'),
  ('lead', 'released', 'engage', 'engaged', '{owner}'),
  ('lead', 'accepted', 'release', 'released', '{timer}'),
  ('lead', 'quoted', 'release', 'quoted', '{timer}'),
  ('lead', 'accepted', 'quote', 'quoted', '{vendor}'),
  ('lead', 'engaged', 'quote', 'quoted', '{vendor}'),
  ('lead', 'released', 'quote', 'quoted', '{vendor}'),
  ('lead', 'quoted', 'win', 'won', '{owner}'),
  ('lead', 'offered', 'lose', 'lost', '{system}'),
  ('lead', 'viewed', 'lose', 'lost', '{system}'),
  ('lead', 'accepted', 'lose', 'lost', '{system}'),
  ('lead', 'engaged', 'lose', 'lost', '{system}'),
  ('lead', 'quoted', 'lose', 'lost', '{system}'),
  ('lead', 'released', 'lose', 'lost', '{system}'),
  ('lead', 'won', 'lose', 'lost', '{system}'),
  ('lead', 'lost', 'offer', 'offered', '{system}'),
  ('lead', 'accepted', 'credit', 'credited', '{admin,system}'),
  ('lead', 'engaged', 'credit', 'credited', '{admin,system}'),
  ('lead', 'quoted', 'credit', 'credited', '{admin,system}'),
  ('lead', 'won', 'credit', 'credited', '{admin,system}'),
  ('lead', 'lost', 'credit', 'credited', '{admin,system}'),
  ('lead', 'declined', 'credit', 'credited', '{admin,system}'),
  ('lead', 'expired', 'credit', 'credited', '{admin,system}'),
  ('lead', 'withdrawn', 'credit', 'credited', '{admin,system}'),
  ('lead', 'accepted', 'withdraw', 'withdrawn', '{vendor}'),
  ('lead', 'engaged', 'withdraw', 'withdrawn', '{vendor}'),
  ('lead', 'quoted', 'withdraw', 'withdrawn', '{vendor}'),
  ('lead', 'released', 'withdraw', 'withdrawn', '{vendor}'),
  ('lead', 'won', 'withdraw', 'withdrawn', '{vendor}'),

  ('quote', 'draft', 'send', 'sent', '{vendor}'),
  ('quote', 'sent', 'view', 'viewed', '{owner}'),
  ('quote', 'sent', 'request_changes', 'changes_requested', '{owner}'),
  ('quote', 'viewed', 'request_changes', 'changes_requested', '{owner}'),
  ('quote', 'sent', 'accept', 'accepted', '{owner}'),
  ('quote', 'viewed', 'accept', 'accepted', '{owner}'),
  ('quote', 'sent', 'decline', 'declined', '{owner}'),
  ('quote', 'viewed', 'decline', 'declined', '{owner}'),
  ('quote', 'changes_requested', 'decline', 'declined', '{owner}'),
  ('quote', 'sent', 'expire', 'expired', '{timer}'),
  ('quote', 'viewed', 'expire', 'expired', '{timer}'),
  ('quote', 'changes_requested', 'expire', 'expired', '{timer}'),
  ('quote', 'draft', 'withdraw', 'withdrawn', '{vendor}'),
  ('quote', 'sent', 'withdraw', 'withdrawn', '{vendor}'),
  ('quote', 'viewed', 'withdraw', 'withdrawn', '{vendor}'),
  ('quote', 'changes_requested', 'withdraw', 'withdrawn', '{vendor}'),
  ('quote', 'accepted', 'withdraw', 'withdrawn', '{vendor,system}'),
  ('quote', 'sent', 'supersede', 'superseded', '{system}'),
  ('quote', 'viewed', 'supersede', 'superseded', '{system}'),
  ('quote', 'changes_requested', 'supersede', 'superseded', '{system}'),

  ('job', 'scheduled', 'reschedule', 'scheduled', '{vendor,owner}'),
  ('job', 'scheduled', 'depart', 'en_route', '{vendor}'),
  ('job', 'scheduled', 'start', 'in_progress', '{vendor}'),
  ('job', 'en_route', 'start', 'in_progress', '{vendor}'),
  ('job', 'in_progress', 'propose_change', 'change_order_pending', '{vendor}'),
  ('job', 'change_order_pending', 'approve_change', 'in_progress', '{owner}'),
  ('job', 'change_order_pending', 'decline_change', 'in_progress', '{owner,timer}'),
  ('job', 'change_order_pending', 'withdraw_change', 'in_progress', '{vendor}'),
  ('job', 'in_progress', 'deliver', 'delivered', '{vendor}'),
  ('job', 'delivered', 'remind', 'delivered', '{timer}'),
  ('job', 'delivered', 'reopen', 'in_progress', '{owner,system}'),
  ('job', 'delivered', 'accept', 'completed', '{owner,system,timer}'),
  ('job', 'scheduled', 'hold_for_weather', 'weather_hold', '{vendor}'),
  ('job', 'en_route', 'hold_for_weather', 'weather_hold', '{vendor}'),
  ('job', 'in_progress', 'hold_for_weather', 'weather_hold', '{vendor}'),
  ('job', 'weather_hold', 'reschedule', 'scheduled', '{vendor,owner}'),
  ('job', 'weather_hold', 'depart', 'en_route', '{vendor}'),
  ('job', 'weather_hold', 'start', 'in_progress', '{vendor}'),
  ('job', 'scheduled', 'cancel', 'cancelled', '{owner,vendor,admin,system}'),
  ('job', 'weather_hold', 'cancel', 'cancelled', '{owner,vendor,admin,system}'),
  ('job', 'en_route', 'cancel', 'cancelled', '{vendor,admin,system}'),
  ('job', 'in_progress', 'cancel', 'cancelled', '{admin,system}'),
  ('job', 'change_order_pending', 'cancel', 'cancelled', '{admin,system}'),
  ('job', 'delivered', 'cancel', 'cancelled', '{admin,system}'),
  ('job', 'scheduled', 'report_no_show', 'no_show', '{owner,vendor}'),
  ('job', 'en_route', 'report_no_show', 'no_show', '{owner,vendor}'),

  ('review', 'submitted', 'publish', 'published', '{timer,system}'),
  ('review', 'published', 'remove', 'removed', '{admin}'),
  ('review', 'submitted', 'remove', 'removed', '{admin}'),

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
  ('lead_credit_claim', 'appealed', 'withdraw', 'withdrawn', '{vendor}'),

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
  ('job_dispute', 'appealed', 'decide', 'closed', '{admin}'),

  ('subscription', 'incomplete', 'activate', 'active', '{admin,system,timer}'),
  ('subscription', 'incomplete', 'cancel', 'canceled', '{vendor,admin,timer,system}'),
  ('subscription', 'active', 'schedule', 'active', '{vendor}'),
  ('subscription', 'active', 'renew', 'active', '{admin,system}'),
  ('subscription', 'active', 'miss_payment', 'past_due', '{timer,system}'),
  ('subscription', 'active', 'cancel', 'canceled', '{vendor,admin,timer,system}'),
  ('subscription', 'past_due', 'pay', 'active', '{system}'),
  ('subscription', 'past_due', 'give_up', 'unpaid', '{timer,system}'),
  ('subscription', 'past_due', 'cancel', 'canceled', '{vendor,admin,system}'),
  ('subscription', 'unpaid', 'cancel', 'canceled', '{vendor,admin,system}');

-- Which table and key each machine lives in.
create table private.machines (
  machine text primary key,
  table_name text not null,
  key_column text not null default 'id',
  noun text not null
);
comment on table private.machines is 'Where each machine keeps its rows, and the word people know it by.';
insert into private.machines (machine, table_name, key_column, noun) values
  ('vendor', 'vendor_profiles', 'vendor_id', 'application'),
  ('request', 'service_requests', 'id', 'request'),
  ('lead', 'leads', 'id', 'lead'),
  ('quote', 'quotes', 'id', 'quote'),
  ('job', 'jobs', 'id', 'job'),
  ('review', 'reviews', 'id', 'review'),
  ('lead_credit_claim', 'lead_credit_claims', 'id', 'claim'),
  ('job_dispute', 'job_disputes', 'id', 'dispute'),
  ('subscription', 'vendor_subscriptions', 'id', 'subscription');

create table public.state_events (
  id bigint generated always as identity primary key,
  machine text not null references private.machines (machine),
  subject_id uuid not null,
  event text not null,
  from_state text,
  to_state text not null,
  actor text not null,
  actor_id uuid,
  request_id uuid,
  vendor_id uuid,
  note text,
  created_at timestamptz not null default now()
);
comment on table public.state_events is
  'Append-only: every beginning and change of state, who made it and why. from_state is null where a row begins. request_id and vendor_id say whose timeline it belongs to.';
create index state_events_subject_idx on public.state_events (machine, subject_id, id);
create index state_events_request_idx on public.state_events (request_id, id);
create index state_events_vendor_idx on public.state_events (vendor_id, id);
alter table public.state_events enable row level security;
revoke all on public.state_events from anon, authenticated;
grant select on public.state_events to authenticated;
grant select, insert on public.state_events to service_role;

create function private.record_event(
  machine_name text, row_json jsonb, key_column text, event_name text, before_state text, after_state text,
  actor_kind text, note_text text
) returns void
language sql security definer set search_path = '' as $$
  insert into public.state_events
    (machine, subject_id, event, from_state, to_state, actor, actor_id, request_id, vendor_id, note)
  values (machine_name, (row_json ->> key_column)::uuid, event_name, before_state, after_state, actor_kind,
    case when actor_kind in ('timer', 'system') then null else auth.uid() end,
    (row_json ->> case machine_name when 'request' then 'id' else 'request_id' end)::uuid,
    (row_json ->> 'vendor_id')::uuid, note_text)
$$;
comment on function private.record_event(text, jsonb, text, text, text, text, text, text) is
  'Leaves one event about a row of a machine; the row, as JSON, says whose timeline it belongs to.';

create function private.begin_life(
  machine_name text, subject uuid, event_name text, actor_kind text, note_text text default null
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  place private.machines;
  row_json jsonb;
begin
  select * into strict place from private.machines where machine = machine_name;
  execute format('select to_jsonb(t) from public.%I t where t.%I = $1', place.table_name, place.key_column)
    into row_json using subject;
  perform private.record_event(
    machine_name, row_json, place.key_column, event_name, null, row_json ->> 'state', actor_kind, note_text);
end $$;
comment on function private.begin_life(text, uuid, text, text, text) is
  'Leaves the event with which a new row of a machine begins (a lead offered, a claim filed), so that listeners hear of it like of any move.';

create function private.transition(
  machine_name text, subject uuid, event_name text, actor_kind text, note_text text default null
) returns text
language plpgsql security definer set search_path = '' as $$
declare
  place private.machines;
  current_state text;
  move private.state_transitions;
  row_json jsonb;
begin
  select * into strict place from private.machines where machine = machine_name;
  execute format('select to_jsonb(t), t.state::text from public.%I t where t.%I = $1 for update',
    place.table_name, place.key_column) into row_json, current_state using subject;
  if current_state is null then
    raise exception 'This % does not exist.', place.noun;
  end if;
  select * into move from private.state_transitions
    where machine = machine_name and from_state = current_state and event = event_name;
  if not found then
    raise exception 'This % is %, so that is no longer possible.', place.noun, replace(current_state, '_', ' ')
      using detail = format('%s: no event %s in state %s', machine_name, event_name, current_state);
  end if;
  if actor_kind <> all (move.actors) then
    raise exception 'You cannot do this to this %.', place.noun using errcode = '42501',
      detail = format('%s: event %s is not for %s', machine_name, event_name, actor_kind);
  end if;
  execute format('update public.%I set state = $2::public.%I where %I = $1',
    place.table_name, machine_name || '_state', place.key_column) using subject, move.to_state;
  perform private.record_event(
    machine_name, row_json, place.key_column, event_name, current_state, move.to_state, actor_kind, note_text);
  return move.to_state;
end $$;
comment on function private.transition(text, uuid, text, text, text) is
  'Moves one row of a machine by an event, in the caller''s transaction: locks it, checks the move and the actor, writes the state and the event. Returns the new state; refuses a move that is not in the table.';

-- Idempotency: the first call with a key records its answer, a repeat gets that answer back.
create table private.answered_calls (
  actor_id uuid not null,
  key uuid not null,
  call text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor_id, key)
);
comment on table private.answered_calls is 'Answers of calls that carried an idempotency key, by caller and key.';

create function private.earlier_answer(call_name text, call_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  earlier private.answered_calls;
begin
  if call_key is null then
    raise exception 'An idempotency key is required.';
  end if;
  -- Two calls with one key wait for each other, so that the second sees the first one's answer.
  perform pg_advisory_xact_lock(hashtextextended(auth.uid()::text || call_key::text, 0));
  select * into earlier from private.answered_calls where actor_id = auth.uid() and key = call_key;
  if found and earlier.call <> call_name then
    raise exception 'This idempotency key was used for another action.';
  end if;
  return earlier.answer;
end $$;
comment on function private.earlier_answer(text, uuid) is
  'The answer an earlier call with this key got, or null when this is the first.';

create function private.record_answer(call_name text, call_key uuid, call_answer jsonb) returns jsonb
language sql security definer set search_path = '' as $$
  insert into private.answered_calls (actor_id, key, call, answer)
  values (auth.uid(), call_key, call_name, call_answer)
  returning answer
$$;
comment on function private.record_answer(text, uuid, jsonb) is 'Remembers and returns the answer of a call.';
