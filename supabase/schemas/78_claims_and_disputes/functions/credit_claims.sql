-- Two accounts that act together could take leads for nothing, and no stored fact tells them from others.
create function private.grants_used(lead public.leads) returns text
language sql stable security definer set search_path = '' as $$
  select 'The limit of automatic refunds is reached: ' || case
    when u.of_owner >= rules.claim_grants_per_owner then private.counted(rules.claim_grants_per_owner, 'claim') || ' about this owner'
    when u.of_all >= rules.claim_grants_at_most then private.counted(rules.claim_grants_at_most, 'claim') end
    || ' within ' || private.days_in_words(rules.claim_grant_days) || '.'
  from private.resolution_rules() rules, lateral (
    select count(*) as of_all, count(*) filter (where l.owner_id = lead.owner_id) as of_owner
    from public.lead_credit_claims c join public.leads l on l.id = c.lead_id
    where c.vendor_id = lead.vendor_id and c.created_at > now() - rules.claim_grant_days * interval '1 day'
      -- Answered as it was filed.
      and c.state = 'granted' and c.answered_by = 'machine' and c.decided_at = c.created_at
  ) u
$$;
comment on function private.grants_used(public.leads) is
  'Why a claim for a lead is not granted automatically whatever its facts: the Pro has had as many such grants, about this owner or at all, as the rules allow; null when there is room.';

-- What stored facts say about a claim: grant, deny, or review when only a person can tell.
create function private.check_claim(lead public.leads, claimed public.lead_credit_reason, out verdict text, out finding text)
language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.resolution_policy := private.resolution_rules();
  canceled_at timestamptz;
  stepped_back text;
begin
  verdict := 'review';
  case claimed
  when 'request_canceled' then
    select max(e.created_at) into canceled_at from public.state_events e
    where e.machine = 'request' and e.subject_id = lead.request_id and e.event = 'cancel';
    -- Who had stepped back by then lost nothing by the owner's change of mind.
    select e.actor into stepped_back from public.state_events e
    where e.machine = 'lead' and e.subject_id = lead.id and e.event = 'withdraw' and e.created_at < canceled_at
    order by e.id desc limit 1;
    if canceled_at is null then
      verdict := 'deny';
      finding := 'This request has not been canceled.';
    elsif stepped_back is not null then
      verdict := 'deny';
      finding := case stepped_back when 'vendor' then 'You withdrew from this lead before the owner canceled the request.'
        else 'Your business stopped taking work before the owner canceled the request.' end;
    elsif canceled_at - lead.engaged_at <= rules.canceled_within_hours * interval '1 hour' then
      verdict := 'grant';
      finding := 'The owner canceled soon after replying to you.';
    else
      verdict := 'deny';
      finding := format('The owner canceled more than %s after replying to you.',
        private.hours_in_words(rules.canceled_within_hours));
    end if;
  when 'duplicate_request' then
    if exists (
      select 1 from public.leads earlier
      join public.service_requests a on a.id = earlier.request_id
      join public.service_requests b on b.id = lead.request_id
      where earlier.vendor_id = lead.vendor_id and earlier.id <> lead.id and earlier.engaged_at is not null
        and a.owner_id = b.owner_id and a.property_id = b.property_id and a.category = b.category
        and a.submitted_at < b.submitted_at and a.submitted_at >= b.submitted_at - rules.duplicate_within_days * interval '1 day'
        and private.spent_tokens(earlier.id) > 0
    ) then
      verdict := 'grant';
      finding := 'You had already paid for the same work at the same property.';
    end if;
  when 'owner_silent' then
    if not exists (
      select 1 from public.messages m join public.conversations c on c.id = m.conversation_id
      where c.lead_id = lead.id and m.sender_id = lead.owner_id
    ) and not exists (
      select 1 from public.state_events e join public.quotes q on q.id = e.subject_id
      where e.machine = 'quote' and q.lead_id = lead.id and e.actor = 'owner'
        and e.event in ('request_changes', 'accept', 'decline')
    ) then
      verdict := 'grant';
      finding := 'The owner never messaged you or responded to a quote.';
    end if;
  when 'contact_unreachable' then
    if exists (select 1 from auth.users u where u.id = lead.owner_id and u.email_confirmed_at is null) then
      verdict := 'grant';
      finding := 'The owner''s address was never confirmed.';
    end if;
  when 'owner_no_show' then
    if not exists (select 1 from public.jobs j where j.lead_id = lead.id and j.no_show_side = 'owner') then
      verdict := 'deny';
      finding := 'No owner no-show was reported for this job.';
    end if;
  else
    null;
  end case;
  -- A Pro who shared contact details has engaged, no matter what else the facts say: a person decides.
  if verdict = 'grant' and (lead.contact_shared_at is not null or lead.contact_ended_at is not null) then
    verdict := 'review';
    finding := null;
  end if;
  if verdict = 'grant' and private.grants_used(lead) is not null then
    verdict := 'review';
    finding := private.grants_used(lead);
  end if;
end $$;
comment on function private.check_claim(public.leads, public.lead_credit_reason) is
  'The answer stored facts give to a claim: verdict grant, deny or review, and the finding in a sentence (for review, why facts that would grant it do not, or null). Never grant once the owner shared contact details, nor beyond the number of automatic grants.';

create function private.answer_claim(target uuid, decision text, actor text, why text) returns public.lead_credit_claim_state
language plpgsql security definer set search_path = '' as $$
declare
  claim public.lead_credit_claims;
  new_state public.lead_credit_claim_state;
  appeal_until timestamptz := now() + (private.resolution_rules()).appeal_days * interval '1 day';
begin
  new_state := private.transition('lead_credit_claim', target, decision, actor, why)::public.lead_credit_claim_state;
  update public.lead_credit_claims c
  set finding = why, decided_at = now(),
    answered_by = case actor when 'admin' then 'administrator' else 'machine' end,
    due_at = case new_state when 'denied' then appeal_until end
  where c.id = target returning * into claim;
  if new_state = 'granted' then
    perform private.credit_lead(claim.lead_id, actor, 'A credit claim was granted');
  elsif new_state = 'denied' then
    perform private.set_timer('lead_credit_claim', target, 'close', appeal_until);
  end if;
  return new_state;
end $$;
comment on function private.answer_claim(uuid, text, text, text) is
  'Grants a claim, with the refund, or denies it, with the time to appeal.';

create function private.await_decision(machine_name text, target uuid, request uuid, at timestamptz) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  due timestamptz := private.business_deadline(request, at, (private.resolution_rules()).decision_business_hours);
begin
  perform private.set_timer(machine_name, target, 'overdue', due);
  return due;
end $$;
comment on function private.await_decision(text, uuid, uuid, timestamptz) is
  'Starts the clock of an administrator who has to decide; returns when it ends.';

create function private.claim_answer(claim uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select to_jsonb(c) from public.lead_credit_claims c where c.id = claim
$$;
comment on function private.claim_answer(uuid) is 'What file_credit_claim answers: the claim as it stands.';

create function private.is_reported(owner uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  needed int := (select l.claims_until_paused from private.owner_limits l);
begin
  -- Claims that are filed at the same moment count each other.
  perform pg_advisory_xact_lock(hashtextextended('claims about ' || owner, 0));
  return needed > 0 and needed <= (
    select count(distinct c.vendor_id)
    from public.lead_credit_claims c join public.leads l on l.id = c.lead_id, private.resolution_rules() rules
    where l.owner_id = owner and c.created_at > now() - rules.claim_days * interval '1 day'
      -- What facts alone answered needs no look at the owner.
      and (c.state in ('under_review', 'appealed') or c.state = 'granted' and c.answered_by = 'administrator')
      and not exists (select 1 from public.profiles p where p.id = owner and p.requests_reviewed_at >= c.created_at)
      -- Who goes on dealing with the owner does not want others kept away.
      and not exists (
        select 1 from public.quotes q
        where q.lead_id = c.lead_id and q.state in ('sent', 'viewed', 'changes_requested', 'accepted'))
      -- Nor do claims of a Pro who had one about this owner denied, or withdrew it.
      and not exists (
        select 1 from public.lead_credit_claims d join public.leads dl on dl.id = d.lead_id
        where dl.owner_id = owner and d.vendor_id = c.vendor_id and d.state in ('denied', 'closed', 'withdrawn')));
end $$;
comment on function private.is_reported(uuid) is
  'Whether as many Pros have filed claims about an owner that wait for, or were granted by, an administrator as private.owner_limits says. Claims that waited when an administrator ended a pause do not count again, nor do those of a Pro who took one back or had one denied.';

create function private.end_pause(owner uuid, why text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles p set requests_paused_at = null where p.id = owner and p.requests_paused_at is not null;
  if not found then
    return false;
  end if;
  perform private.queue_rematches(array_agg(r.id order by r.timing, r.submitted_at, r.id), 'nightly', now())
  from public.service_requests r where r.owner_id = owner and r.state in ('matching', 'open');
  perform private.notify(owner, 'owner', 'account_decision', jsonb_build_object('event', 'resume', 'note', why), null, null);
  perform private.tell(owner, 'profiles', null, null);
  return true;
end $$;
comment on function private.end_pause(uuid, text) is
  'Lets the requests of a paused owner go on, also for Pros whose offers lapsed meanwhile, and tells the owner why. Returns whether they were paused.';

create function private.follow_reports(claim uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid := (
    select l.owner_id from public.lead_credit_claims c join public.leads l on l.id = c.lead_id where c.id = claim);
begin
  if private.is_paused(owner) and not private.is_reported(owner) then
    perform private.end_pause(owner, 'The reports about your requests were taken back or not confirmed.');
  end if;
end $$;
comment on function private.follow_reports(uuid) is
  'After a claim was denied or withdrawn: ends the pause of its owner unless enough other claims are left.';

create function private.pause_reported_owner(owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_reported(owner) or private.is_paused(owner) or private.is_suspended(owner) then
    return;
  end if;
  update public.profiles p set requests_paused_at = now() where p.id = owner;
  perform private.notify(owner, 'owner', 'account_decision', jsonb_build_object('event', 'pause',
    'note', 'Several Pros reported problems with your requests. We won''t ask any more Pros until we''ve reviewed the reports.'),
    null, null);
  perform private.tell(owner, 'profiles', null, null);
end $$;
comment on function private.pause_reported_owner(uuid) is
  'Pauses an owner whom enough Pros report (private.is_reported), unless that has happened already.';

create function public.file_credit_claim(
  lead_id uuid, reason text, description text, idempotency_key uuid
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('file_credit_claim', idempotency_key);
  rules public.resolution_policy := private.resolution_rules();
  words text := private.clean_text(description, 'The description', 2000);
  lead public.leads;
  spent int;
  claim uuid;
  checked record;
begin
  if answer is not null then
    return private.claim_answer((answer ->> 'id')::uuid);
  end if;
  lead := private.own_lead(lead_id);
  if reason is null or reason <> all (enum_range(null::public.lead_credit_reason)::text[]) then
    raise exception 'Describe why your tokens should be refunded.';
  end if;
  if words is null and reason in ('not_as_described', 'not_genuine', 'contact_unreachable', 'other') then
    raise exception 'Describe what was wrong.';
  end if;
  if exists (select 1 from public.lead_credit_claims c where c.lead_id = lead_id) then
    raise exception 'You have already filed a claim for this lead.';
  end if;
  spent := private.spent_tokens(lead_id) + private.owed_for(lead_id);
  if spent <= 0 then
    raise exception 'No tokens were spent on this lead.';
  end if;
  if lead.state in ('offered', 'viewed') then
    raise exception 'This lead is offered to you again. Decline it first.';
  end if;
  if exists (select 1 from public.jobs j where j.lead_id = lead_id
      and (j.state not in ('canceled', 'no_show') or j.no_show_side = 'vendor')) then
    raise exception 'You have won this job, so its tokens are spent.';
  end if;
  if lead.engaged_at < now() - rules.claim_days * interval '1 day' then
    raise exception 'You can claim a refund within % of the owner''s reply.', private.days_in_words(rules.claim_days);
  end if;
  if reason = 'owner_silent' and lead.engaged_at > now() - rules.silent_after_days * interval '1 day' then
    raise exception 'Give the owner % to reply first.', private.days_in_words(rules.silent_after_days);
  end if;
  insert into public.lead_credit_claims (lead_id, request_id, vendor_id, reason, description, tokens)
  values (lead_id, lead.request_id, lead.vendor_id, reason::public.lead_credit_reason, words, spent)
  returning id into claim;
  perform private.record_first_event('lead_credit_claim', claim, 'file', 'vendor', words);
  select * into checked from private.check_claim(lead, reason::public.lead_credit_reason);
  if checked.verdict = 'review' then
    perform private.transition('lead_credit_claim', claim, 'review', 'system', checked.finding);
    update public.lead_credit_claims c
    set due_at = private.await_decision('lead_credit_claim', claim, lead.request_id, now()),
      finding = checked.finding, answered_by = case when checked.finding is not null then 'machine' end
    where c.id = claim;
    perform private.pause_reported_owner(lead.owner_id);
  else
    perform private.answer_claim(claim, checked.verdict, 'system', checked.finding);
  end if;
  -- The words stay with the claim.
  perform private.save_idempotent_result('file_credit_claim', idempotency_key, jsonb_build_object('id', claim));
  return private.claim_answer(claim);
end $$;
comment on function public.file_credit_claim(uuid, text, text, uuid) is
  'A Pro claims the tokens spent on a lead back, once a lead, within the days of the policy. Answered at once where stored facts decide, else by an administrator. Returns the claim.';
grant execute on function public.file_credit_claim(uuid, text, text, uuid) to authenticated;

create function private.own_claim(claim_id uuid) returns public.lead_credit_claims
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  claim public.lead_credit_claims;
begin
  perform private.lock_request_of('lead_credit_claim', claim_id);
  select * into claim from public.lead_credit_claims c where c.id = claim_id and c.vendor_id = caller for update;
  if not found then
    raise exception 'This claim does not exist.';
  end if;
  return claim;
end $$;
comment on function private.own_claim(uuid) is 'A claim of the calling Pro, locked after its request.';

create function public.appeal_credit_claim(claim_id uuid, reason text) returns public.lead_credit_claim_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 2000);
  claim public.lead_credit_claims := private.own_claim(claim_id);
begin
  if claim.state = 'denied' and claim.due_at <= now() then
    raise exception 'The appeal period has ended.';
  end if;
  perform private.transition('lead_credit_claim', claim_id, 'appeal', 'vendor', why);
  update public.lead_credit_claims c
  set appeal_reason = why,
    due_at = private.await_decision('lead_credit_claim', claim_id, claim.request_id, now())
  where c.id = claim_id;
  return 'appealed';
end $$;
comment on function public.appeal_credit_claim(uuid, text) is
  'A Pro appeals a denied claim, once, within the days of the policy; an administrator decides for good.';
grant execute on function public.appeal_credit_claim(uuid, text) to authenticated;

create function public.withdraw_credit_claim(claim_id uuid) returns public.lead_credit_claim_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  claim public.lead_credit_claims := private.own_claim(claim_id);
begin
  perform private.transition('lead_credit_claim', claim.id, 'withdraw', 'vendor');
  update public.lead_credit_claims c set due_at = null where c.id = claim.id;
  perform private.follow_reports(claim.id);
  return 'withdrawn';
end $$;
comment on function public.withdraw_credit_claim(uuid) is 'A Pro takes back a claim that waits for an administrator.';
grant execute on function public.withdraw_credit_claim(uuid) to authenticated;

create function public.decide_credit_claim(claim_id uuid, decision text, reason text) returns public.lead_credit_claim_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 2000);
  before_row jsonb;
  new_state public.lead_credit_claim_state;
begin
  if decision is null or decision not in ('grant', 'deny') then
    raise exception 'A claim can be granted or denied.';
  end if;
  perform private.lock_request_of('lead_credit_claim', claim_id);
  select to_jsonb(c) into before_row from public.lead_credit_claims c where c.id = claim_id for update;
  if decision = 'grant' and exists (
    select 1 from public.jobs j where j.lead_id = (before_row ->> 'lead_id')::uuid and j.state not in ('canceled', 'no_show')
  ) then
    raise exception 'The owner has hired this Pro since, so the tokens of the lead are spent. Deny the claim.';
  end if;
  new_state := private.answer_claim(claim_id, decision, 'admin', why);
  if decision = 'grant' then
    perform private.assert_refunds_within_limit(admin, (before_row ->> 'vendor_id')::uuid);
  end if;
  perform private.audit('credit_claim.' || decision, 'lead_credit_claims', claim_id, before_row,
    (select to_jsonb(c) from public.lead_credit_claims c where c.id = claim_id), why);
  if decision = 'deny' then
    perform private.follow_reports(claim_id);
  end if;
  return new_state;
end $$;
comment on function public.decide_credit_claim(uuid, text, text) is
  'An administrator grants (with refund) or denies a claim, or its appeal for good, with a reason the Pro reads. Refunds beyond the tokens one administrator may move for a Pro take another. Returns the new state.';
grant execute on function public.decide_credit_claim(uuid, text, text) to authenticated;

create function private.lead_credit_claim_close_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.transition('lead_credit_claim', timer.subject_id, 'close', 'timer');
  update public.lead_credit_claims c set due_at = null where c.id = timer.subject_id;
  return true;
end $$;
comment on function private.lead_credit_claim_close_due(private.timers, timestamptz) is
  'A denied claim no one appealed in time is closed.';
