-- What a Pro does with a lead, and what becomes of the tokens.
create function private.open_hold(lead uuid) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce(sum(held_delta), 0)::int from public.token_ledger where lead_id = lead
$$;
comment on function private.open_hold(uuid) is 'Tokens held for a lead and neither captured nor released.';

create function private.spent_tokens(lead uuid) returns int
language sql stable security definer set search_path = '' as $$
  select coalesce(-sum(posted_delta), 0)::int from public.token_ledger where lead_id = lead
$$;
comment on function private.spent_tokens(uuid) is 'Tokens captured for a lead and not given back.';

-- A lead can be offered a second time, and each offer has entries of its own.
create function private.entry_key(lead public.leads, entry text) returns text
language sql immutable set search_path = '' as $$
  select entry || ':' || lead.id || case when lead.offer_round > 1 then ':' || lead.offer_round else '' end
$$;
comment on function private.entry_key(public.leads, text) is
  'The key of a ledger entry (hold, capture, release) of a lead''s present offer.';

create function private.release_hold(lead public.leads, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  held int := private.open_hold(lead.id);
begin
  if held > 0 then
    perform private.post_tokens(lead.vendor_id, 'release', held, lead.id, why, private.entry_key(lead, 'release'));
  end if;
end $$;
comment on function private.release_hold(public.leads, text) is 'Gives back the tokens still held for a lead.';

create function private.lock_accounts(request uuid) returns void
language sql security definer set search_path = '' as $$
  select from public.token_accounts a
  where a.vendor_id in (select l.vendor_id from public.leads l where l.request_id = request)
  order by a.vendor_id for no key update
$$;
comment on function private.lock_accounts(uuid) is
  'Locks the Pros of a request by their token accounts, in one order everywhere.';

-- Closes every lead of a request that is still alive, except one, and the quotes that went with them.
create function private.close_leads(request uuid, winner uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  perform private.transition('quote', q.id, 'supersede', 'system', 'The request was closed')
  from public.quotes q
  where q.request_id = request and q.lead_id is distinct from winner
    and q.state in ('sent', 'viewed', 'changes_requested');
  for lead in
    select * from public.leads l
    where l.request_id = request and l.id is distinct from winner
      and l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
    order by l.id
  loop
    perform private.transition('lead', lead.id, 'lose', 'system');
    perform private.release_hold(lead, 'The request was closed before the owner replied');
  end loop;
end $$;
comment on function private.close_leads(uuid, uuid) is
  'Closes the active leads and quotes of a request except the winner''s; tokens still held go back.';

create function private.own_lead(lead_id uuid) returns public.leads
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  found_lead public.leads;
begin
  -- The request first, then its Pros, then the lead: every path locks in this order.
  perform private.lock_request_of('lead', lead_id);
  select * into found_lead from public.leads l
  where l.id = lead_id and l.vendor_id = caller for update;
  if not found then
    raise exception 'This lead does not exist.';
  end if;
  return found_lead;
end $$;
comment on function private.own_lead(uuid) is 'A lead of the calling Pro, locked together with its request.';

create function private.lead_of_approved(lead_id uuid) returns public.leads
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads := private.own_lead(lead_id);
begin
  if not private.is_visible_vendor(lead.vendor_id) then
    raise exception 'Your business is not approved at the moment.' using errcode = '42501';
  end if;
  return lead;
end $$;
comment on function private.lead_of_approved(uuid) is
  'A lead of the calling Pro, as private.own_lead gives it. Refuses when the business is not approved.';

create function public.view_lead(lead_id uuid) returns public.lead_state
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads := private.own_lead(lead_id);
begin
  if lead.state = 'offered' then
    return private.transition('lead', lead.id, 'view', 'vendor')::public.lead_state;
  end if;
  return lead.state;
end $$;
comment on function public.view_lead(uuid) is 'A Pro has opened a lead; the owner sees it as viewed. Returns the state.';
grant execute on function public.view_lead(uuid) to authenticated;

create function public.accept_lead(lead_id uuid, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  answer jsonb := private.idempotent_result('accept_lead', idempotency_key);
  rules public.matching_policy := private.policy();
  lead public.leads;
  taken int;
  conversation uuid;
begin
  if answer is not null then
    return answer;
  end if;
  lead := private.lead_of_approved(lead_id);
  if lead.offer_expires_at <= now() and lead.state in ('offered', 'viewed') then
    raise exception 'This offer has expired.';
  end if;
  select count(*) into taken from public.leads l
  where l.request_id = lead.request_id and l.state in ('accepted', 'engaged', 'quoted', 'released', 'won');
  if taken >= rules.accepts_at_most then
    raise exception 'This request already has as many Pros as it can take.';
  end if;
  if private.is_paused(lead.owner_id) then
    raise exception 'This request is on hold while an administrator looks at it. If your offer expires meanwhile, it doesn''t count against you.';
  end if;
  perform private.refuse_owing(lead.vendor_id);
  perform private.transition('lead', lead.id, 'accept', 'vendor');
  -- A Pro who paid for this lead before it was offered again does not pay twice.
  if private.spent_tokens(lead.id) = 0 then
    perform private.post_tokens(lead.vendor_id, 'hold', lead.token_price, lead.id,
      'Held for a lead until the owner replies', private.entry_key(lead, 'hold'));
    perform private.set_timer('lead', lead.id, 'release', now() + rules.release_after_hours * interval '1 hour');
  end if;
  insert into public.conversations (lead_id, request_id, owner_id, vendor_id)
  values (lead.id, lead.request_id, lead.owner_id, lead.vendor_id)
  on conflict on constraint conversations_lead_id_key do update set vendor_id = excluded.vendor_id
  returning id into conversation;
  if taken + 1 >= rules.accepts_at_most then
    perform private.transition('lead', l.id, 'lose', 'system', 'Others accepted first')
    from public.leads l where l.request_id = lead.request_id and l.state in ('offered', 'viewed');
  end if;
  return private.save_idempotent_result('accept_lead', idempotency_key, jsonb_build_object(
    'state', 'accepted', 'conversation_id', conversation,
    'lead', (select to_jsonb(l) from public.leads l where l.id = lead.id),
    'account', (select to_jsonb(a) from public.token_accounts a where a.vendor_id = lead.vendor_id)));
end $$;
comment on function public.accept_lead(uuid, uuid) is
  'A Pro takes a lead: its tokens are held, a conversation opens. Returns {state, conversation_id, lead, account}: the lead and the balance as they are now.';
grant execute on function public.accept_lead(uuid, uuid) to authenticated;

create function public.decline_lead(lead_id uuid, reason text) returns public.lead_state
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.required_text(reason, 'A reason', 500);
  lead public.leads := private.own_lead(lead_id);
begin
  perform private.transition('lead', lead.id, 'decline', 'vendor', why);
  update public.leads l set decline_reason = why where l.id = lead.id;
  perform private.offer_next(lead.request_id, now());
  return 'declined';
end $$;
comment on function public.decline_lead(uuid, text) is
  'A Pro passes on an offer, free of charge, with a reason; the next in rank is offered it.';
grant execute on function public.decline_lead(uuid, text) to authenticated;

create function public.withdraw_lead(lead_id uuid, reason text) returns public.lead_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  lead public.leads := private.own_lead(lead_id);
begin
  if lead.state = 'won' then
    perform private.end_agreement(j.id, 'cancel', 'vendor', why, true) from public.jobs j where j.lead_id = lead.id;
    return 'withdrawn';
  end if;
  perform private.transition('lead', lead.id, 'withdraw', 'vendor', why);
  perform private.release_hold(lead, 'You withdrew before the owner replied');
  perform private.transition('quote', q.id, 'withdraw', 'vendor', why)
  from public.quotes q where q.lead_id = lead.id and q.state in ('sent', 'viewed', 'changes_requested');
  perform private.offer_again(lead.request_id);
  return 'withdrawn';
end $$;
comment on function public.withdraw_lead(uuid, text) is
  'A Pro steps back from a lead: its quote is withdrawn, held tokens go back, captured ones stay spent, and its place is offered to others. After winning, the job is canceled and the request is matched again.';
grant execute on function public.withdraw_lead(uuid, text) to authenticated;

create function private.has_written(lead public.leads) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
      select 1 from public.conversations c join public.messages m on m.conversation_id = c.id
      where c.lead_id = lead.id and m.sender_id = lead.vendor_id)
    or exists (select 1 from public.quotes q where q.lead_id = lead.id and q.state <> 'draft')
$$;
comment on function private.has_written(public.leads) is 'Whether the Pro of a lead has sent a message or a quote.';

-- Silence that ends in an answer or a hire was a lead: waiting out the hold is not a way to one for nothing.
create function private.charge_after_release(lead public.leads, why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.spent_tokens(lead.id) + private.owed_for(lead.id) > 0
    or not exists (select 1 from public.token_ledger l where l.key = private.entry_key(lead, 'release'))
    or exists (select 1 from public.lead_credit_claims c where c.lead_id = lead.id and c.state = 'granted') then
    return;
  end if;
  perform private.owe_tokens(lead.vendor_id, lead.token_price, why, lead.id);
end $$;
comment on function private.charge_after_release(public.leads, text) is
  'Spends the tokens of a lead whose hold was released, once; those that are not there are owed. Not where a claim gave them back.';

-- The owner has shown real interest: the tokens held for the lead are spent.
create function private.engage_lead(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads where id = target for update;
  if lead.engaged_at is not null or lead.state not in ('accepted', 'quoted', 'released') then
    if lead.state in ('engaged', 'quoted') and private.has_written(lead) then
      perform private.charge_after_release(lead, 'The owner replied to you after the refund');
    end if;
    return;
  end if;
  -- Whom a Pro has written to or quoted is answered all the same: two others must not decide who is hired.
  if not private.has_written(lead) then
    perform private.refuse_paused(lead.owner_id);
  end if;
  perform private.transition('lead', target, 'engage', 'owner');
  update public.leads set engaged_at = now() where id = target;
  if private.open_hold(target) > 0 then
    perform private.post_tokens(lead.vendor_id, 'capture', private.open_hold(target), target,
      'The owner replied', private.entry_key(lead, 'capture'));
  elsif private.has_written(lead) then
    perform private.charge_after_release(lead, 'The owner replied to you after the refund');
  end if;
end $$;
comment on function private.engage_lead(uuid) is
  'Marks a lead as engaged the first time the owner answers, and captures its tokens. Refused while the owner is paused, unless the Pro has written. A released lead costs its tokens again once the owner answers what the Pro has written; otherwise it stays free until the owner shares contact details or hires the Pro.';

create function private.own_request_lead(lead_id uuid) returns public.leads
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_user();
  found_lead public.leads;
begin
  perform private.lock_request_of('lead', lead_id);
  select * into found_lead from public.leads l
  where l.id = lead_id and l.owner_id = caller for update;
  if not found then
    raise exception 'This Pro is not part of your request.';
  end if;
  return found_lead;
end $$;
comment on function private.own_request_lead(uuid) is 'A lead of one of the calling owner''s requests, locked.';

create function private.on_hold_note() returns text
language sql immutable set search_path = '' as $$
  select 'The request was on hold'
$$;
comment on function private.on_hold_note() is 'What the event of an offer says that lapsed while its owner was paused.';

create function private.lapsed_on_hold(lead public.leads) returns boolean
language sql stable security definer set search_path = '' as $$
  select lead.state = 'expired' and (
    select e.note = private.on_hold_note() from public.state_events e
    where e.machine = 'lead' and e.subject_id = lead.id and e.event = 'expire' order by e.id desc limit 1)
$$;
comment on function private.lapsed_on_hold(public.leads) is
  'Whether the last offer of a lead lapsed while its owner was paused, when the Pro could not have accepted it.';

create function private.lead_expire_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('lead', l.id, 'expire', 'timer',
    case when private.is_paused(l.owner_id) then private.on_hold_note() end)
  from public.leads l where l.id = timer.subject_id;
  perform private.offer_next(l.request_id, now_at) from public.leads l where l.id = timer.subject_id;
  return true;
end $$;
comment on function private.lead_expire_due(private.timers, timestamptz) is
  'An offer no one answered lapses; the next in rank is offered the request.';

create function private.lead_release_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads l where l.id = timer.subject_id;
  if lead.engaged_at is not null or private.has_later_timer(timer) then
    return false;
  end if;
  perform private.transition('lead', timer.subject_id, 'release', 'timer');
  perform private.release_hold(lead, 'The owner did not respond within '
    || private.hours_in_words(private.timer_hours('lead', lead.id, 'release')));
  return true;
end $$;
comment on function private.lead_release_due(private.timers, timestamptz) is
  'The owner stayed silent: the tokens go back without anyone asking.';

-- The number of competitors of just the leads on a page, however many the Pro has.
create function public.my_lead_competition(lead_ids uuid[] default null)
returns table (lead_id uuid, taken int, at_most int)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select l.id,
    (select count(*)::int from public.leads a
      where a.request_id = l.request_id and a.state in ('accepted', 'engaged', 'quoted', 'released', 'won')),
    (select (private.policy()).accepts_at_most)
  from (
    -- These leads by their ids, however many the Pro has; or the latest of all.
    select n.* from public.leads n where n.id = any (lead_ids) and n.vendor_id = auth.uid()
    union all
    (select o.* from public.leads o where lead_ids is null and o.vendor_id = auth.uid()
      and o.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
    order by o.offered_at desc, o.id limit 200)
  ) l
  where l.state in ('offered', 'viewed', 'accepted', 'engaged', 'quoted', 'released')
  order by l.offered_at desc, l.id
  limit 200;
end $$;
comment on function public.my_lead_competition(uuid[]) is
  'For each active lead of the calling Pro, of those named (null: the latest 200): how many Pros (the caller included) have taken the request, of how many it can take. Never who they are.';
grant execute on function public.my_lead_competition(uuid[]) to authenticated;
