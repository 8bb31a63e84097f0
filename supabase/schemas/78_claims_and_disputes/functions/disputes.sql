create function private.is_disputed(job uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.job_disputes d
    where d.job_id = job and d.state in ('submitted', 'under_review', 'decided', 'appealed')
  )
$$;
comment on function private.is_disputed(uuid) is 'Whether a dispute about a job is open.';

create function private.checked_outcome(job public.jobs, wish text, price_cents bigint) returns public.dispute_outcome
language plpgsql immutable set search_path = '' as $$
begin
  if wish is null or wish <> all (enum_range(null::public.dispute_outcome)::text[]) then
    raise exception 'Choose one of the outcomes.';
  end if;
  if wish = 'price_reduced' and coalesce(price_cents not between 100 and job.price_cents - 1, true) then
    raise exception 'The new price must be at least $1 and lower than the agreed price.';
  end if;
  if wish <> 'price_reduced' and price_cents is not null then
    raise exception 'Enter an amount only if you lower the price.';
  end if;
  if not (case wish
    when 'no_change' then true
    when 'rework' then job.state in ('delivered', 'completed')
    when 'price_reduced' then job.state not in ('canceled', 'no_show')
    when 'job_canceled' then job.state not in ('completed', 'canceled', 'no_show')
    when 'work_accepted' then job.state = 'delivered'
    when 'no_show_cleared' then job.state = 'no_show'
  end) then
    raise exception 'This outcome is not possible for a job that is %.', replace(job.state::text, '_', ' ');
  end if;
  return wish::public.dispute_outcome;
end $$;
comment on function private.checked_outcome(public.jobs, text, bigint) is
  'An outcome of a dispute from untrusted text, refused when the job''s state or price does not allow it.';

-- The outcome takes effect once, when no one can appeal any more. The job may have moved on meanwhile.
create function private.apply_outcome(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  dispute public.job_disputes;
begin
  update public.job_disputes d set closed_at = now(), due_at = null where d.id = target returning * into dispute;
  if dispute.outcome = 'rework' and private.can_move('job', dispute.job_id, 'reopen', 'system') then
    perform private.transition('job', dispute.job_id, 'reopen', 'system', dispute.decision_reason);
  elsif dispute.outcome = 'price_reduced' then
    update public.jobs j set price_cents = dispute.outcome_price_cents,
      tax_cents = round(j.tax_cents * dispute.outcome_price_cents::numeric / j.price_cents)
    where j.id = dispute.job_id and j.price_cents > dispute.outcome_price_cents;
  elsif dispute.outcome = 'job_canceled' and private.can_move('job', dispute.job_id, 'cancel', 'system') then
    perform private.end_agreement(dispute.job_id, 'cancel', 'system', 'Decided in a dispute', false);
  elsif dispute.outcome = 'work_accepted' and private.can_move('job', dispute.job_id, 'accept', 'system') then
    perform private.complete_job(dispute.job_id, 'system');
  elsif dispute.outcome = 'no_show_cleared' then
    update public.jobs j set no_show_side = null where j.id = dispute.job_id;
  end if;
  -- Delivered work waits for its owner again.
  perform private.await_acceptance(j.id) from public.jobs j where j.id = dispute.job_id and j.state = 'delivered';
end $$;
comment on function private.apply_outcome(uuid) is
  'Stamps a dispute as closed and carries its outcome out: rework, a lower price, canceling, acceptance.';

-- A dispute one takes part in, locked after its request and its job, and which side the caller is on.
create function private.own_dispute(dispute_id uuid, out dispute public.job_disputes, out side text)
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
begin
  perform private.lock_request_of('job_dispute', dispute_id);
  select * into dispute from public.job_disputes d
  where d.id = dispute_id and caller in (d.owner_id, d.vendor_id) for update;
  if dispute.id is null then
    raise exception 'This dispute does not exist.';
  end if;
  side := case when caller = dispute.owner_id then 'owner' else 'vendor' end;
end $$;
comment on function private.own_dispute(uuid) is 'A dispute of the caller, locked, and the side (owner or vendor) the caller is on.';

create function public.open_dispute(
  job_id uuid, reason text, description text, wanted text, photos jsonb, idempotency_key uuid,
  wanted_price_cents bigint default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('open_dispute', idempotency_key);
  rules public.resolution_policy := private.resolution_rules();
  words text := private.required_text(description, 'What is wrong', 4000);
  paths text[] := private.parse_photos(photos, 10);
  mine record;
  dispute uuid;
  answer_until timestamptz;
begin
  if answer is not null then
    return answer;
  end if;
  mine := private.own_job(job_id);
  if reason is null or reason <> all (enum_range(null::public.dispute_reason)::text[]) then
    raise exception 'Describe what the disagreement is about.';
  end if;
  if (mine.job).state = 'scheduled' and not private.has_begun(mine.job) then
    raise exception 'This job has not started. Reschedule or cancel it instead.';
  end if;
  if (mine.job).state in ('completed', 'canceled', 'no_show') and (
    select max(e.created_at) from public.state_events e where e.machine = 'job' and e.subject_id = job_id
  ) < now() - rules.dispute_days * interval '1 day' then
    raise exception 'You can open a dispute within % of the job''s end.', private.days_in_words(rules.dispute_days);
  end if;
  if private.is_disputed(job_id) then
    raise exception 'A dispute about this job is already open.';
  end if;
  perform private.check_step_pace((mine.job).request_id, 'job_dispute', 'open');
  perform private.checked_outcome(mine.job, wanted, wanted_price_cents);
  answer_until := private.business_deadline((mine.job).request_id, now(), rules.answer_business_hours);
  insert into public.job_disputes
    (job_id, request_id, owner_id, vendor_id, opened_by, reason, description, wanted, wanted_price_cents, due_at)
  values (job_id, (mine.job).request_id, (mine.job).owner_id, (mine.job).vendor_id, mine.side,
    reason::public.dispute_reason, words, wanted::public.dispute_outcome, wanted_price_cents, answer_until)
  returning id into dispute;
  insert into public.job_dispute_photos (dispute_id, side, path) select dispute, mine.side, p from unnest(paths) p
  on conflict do nothing;
  perform private.record_first_event('job_dispute', dispute, 'open', mine.side, words);
  perform private.set_timer('job_dispute', dispute, 'review', answer_until);
  return private.save_idempotent_result('open_dispute', idempotency_key,
    jsonb_build_object('id', dispute, 'due_at', answer_until));
end $$;
comment on function public.open_dispute(uuid, text, text, text, jsonb, uuid, bigint) is
  'Either side disputes a job that has begun, or ended within the days of the policy: reason, description, the outcome wanted (with wanted_price_cents for price_reduced), up to 10 uploaded photos. due_at: until when the other side can answer. Returns {id, due_at}.';
grant execute on function public.open_dispute(uuid, text, text, text, jsonb, uuid, bigint) to authenticated;

create function public.answer_dispute(dispute_id uuid, statement text, photos jsonb) returns public.job_dispute_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  words text := private.required_text(statement, 'Your answer', 4000);
  paths text[] := private.parse_photos(photos, 10);
  mine record := private.own_dispute(dispute_id);
begin
  if mine.side = (mine.dispute).opened_by then
    raise exception 'Only the other side can respond to a dispute.' using errcode = '42501';
  end if;
  perform private.transition('job_dispute', dispute_id, 'answer', mine.side, words);
  update public.job_disputes d
  set answer = words, answered_at = now(),
    due_at = private.await_decision('job_dispute', dispute_id, d.request_id, now())
  where d.id = dispute_id;
  insert into public.job_dispute_photos (dispute_id, side, path)
  select dispute_id, mine.side, p from unnest(paths) p on conflict do nothing;
  return 'under_review';
end $$;
comment on function public.answer_dispute(uuid, text, jsonb) is
  'The other side of a dispute says how it sees the matter, with up to 10 uploaded photos; an administrator decides.';
grant execute on function public.answer_dispute(uuid, text, jsonb) to authenticated;

create function public.settle_dispute(dispute_id uuid) returns public.job_dispute_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_dispute(dispute_id);
  job public.jobs;
begin
  if mine.side = (mine.dispute).opened_by then
    raise exception 'Only the other side can agree to end a dispute.' using errcode = '42501';
  end if;
  select * into job from public.jobs j where j.id = (mine.dispute).job_id for update;
  perform private.checked_outcome(job, (mine.dispute).wanted::text, (mine.dispute).wanted_price_cents);
  perform private.transition('job_dispute', dispute_id, 'settle', mine.side);
  update public.job_disputes d
  set outcome = d.wanted, outcome_price_cents = d.wanted_price_cents, decided_at = now(),
    decision_reason = 'Both sides agreed.'
  where d.id = dispute_id;
  perform private.apply_outcome(dispute_id);
  return 'closed';
end $$;
comment on function public.settle_dispute(uuid) is
  'The other side agrees to the outcome wanted, which takes effect at once; no administrator is needed.';
grant execute on function public.settle_dispute(uuid) to authenticated;

create function public.withdraw_dispute(dispute_id uuid) returns public.job_dispute_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  mine record := private.own_dispute(dispute_id);
begin
  if mine.side <> (mine.dispute).opened_by then
    raise exception 'Only the side that opened a dispute can withdraw it.' using errcode = '42501';
  end if;
  perform private.transition('job_dispute', dispute_id, 'withdraw', mine.side);
  perform private.apply_outcome(dispute_id);
  return 'withdrawn';
end $$;
comment on function public.withdraw_dispute(uuid) is 'The side that opened a dispute withdraws it before it is decided.';
grant execute on function public.withdraw_dispute(uuid) to authenticated;

create function public.appeal_dispute(dispute_id uuid, reason text) returns public.job_dispute_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 4000);
  mine record := private.own_dispute(dispute_id);
begin
  if (mine.dispute).state = 'decided' and (mine.dispute).due_at <= now() then
    raise exception 'The appeal period has ended.';
  end if;
  perform private.transition('job_dispute', dispute_id, 'appeal', mine.side, why);
  update public.job_disputes d
  set appealed_by = mine.side, appeal_reason = why,
    due_at = private.await_decision('job_dispute', dispute_id, d.request_id, now())
  where d.id = dispute_id;
  return 'appealed';
end $$;
comment on function public.appeal_dispute(uuid, text) is
  'Either side appeals a decision within the days of the policy, once a dispute; an administrator decides for good.';
grant execute on function public.appeal_dispute(uuid, text) to authenticated;

create function public.decide_dispute(
  dispute_id uuid, outcome text, reason text, price_cents bigint default null
) returns public.job_dispute_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 4000);
  rules public.resolution_policy := private.resolution_rules();
  dispute public.job_disputes;
  job public.jobs;
  new_state public.job_dispute_state;
begin
  perform private.require_admin();
  perform private.lock_request_of('job_dispute', dispute_id);
  select * into dispute from public.job_disputes d where d.id = dispute_id for update;
  select * into job from public.jobs j where j.id = dispute.job_id for update;
  new_state := private.transition('job_dispute', dispute_id, 'decide', 'admin', why)::public.job_dispute_state;
  perform private.checked_outcome(job, outcome, price_cents);
  update public.job_disputes d
  set outcome = outcome::public.dispute_outcome, outcome_price_cents = price_cents,
    decision_reason = why, decided_at = now(), due_at = now() + rules.appeal_days * interval '1 day'
  where d.id = dispute_id;
  if new_state = 'closed' then
    perform private.apply_outcome(dispute_id);
  else
    perform private.set_timer('job_dispute', dispute_id, 'close', now() + rules.appeal_days * interval '1 day');
  end if;
  perform private.audit('dispute.decide', 'job_disputes', dispute_id, to_jsonb(dispute),
    (select to_jsonb(d) from public.job_disputes d where d.id = dispute_id), why);
  return new_state;
end $$;
comment on function public.decide_dispute(uuid, text, text, bigint) is
  'An administrator decides a dispute with an outcome (price_cents: the new price of price_reduced) and a reason both sides read. It takes effect when no one appeals in time; after an appeal, at once. Returns the new state.';
grant execute on function public.decide_dispute(uuid, text, text, bigint) to authenticated;

create function private.job_dispute_review_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('job_dispute', timer.subject_id, 'review', 'timer', 'The other side did not answer in time');
  update public.job_disputes d
  set due_at = private.await_decision('job_dispute', d.id, d.request_id, now_at) where d.id = timer.subject_id;
  return true;
end $$;
comment on function private.job_dispute_review_due(private.timers, timestamptz) is
  'A dispute the other side left unanswered goes to an administrator.';

create function private.job_dispute_close_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('job_dispute', timer.subject_id, 'close', 'timer');
  perform private.apply_outcome(timer.subject_id);
  return true;
end $$;
comment on function private.job_dispute_close_due(private.timers, timestamptz) is
  'A decision no one appealed in time takes effect.';

create function private.dispute_states(job uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('state', d.state)), '[]') from public.job_disputes d where d.job_id = job
$$;
comment on function private.dispute_states(uuid) is 'The disputes about a job as lists show them; read with the caller''s rights.';
grant execute on function private.dispute_states(uuid) to authenticated;
