-- Tokens that were spent on a lead and are given back.
create function private.credit_lead(target uuid, actor text, why text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  spent int := private.spent_tokens(target);
  owed int := private.owed_for(target);
begin
  select * into lead from public.leads l where l.id = target for update;
  if spent + owed <= 0 or not private.can_move('lead', target, 'credit', actor) then
    return 0;
  end if;
  perform private.transition('quote', q.id, 'supersede', 'system', why)
  from public.quotes q where q.lead_id = target and q.state in ('sent', 'viewed', 'changes_requested');
  perform private.transition('lead', target, 'credit', actor, why);
  perform private.forgive_debt(target);
  if spent > 0 then
    perform private.post_tokens(lead.vendor_id, 'refund', spent, target, why, 'refund:' || target);
  end if;
  perform private.offer_again(lead.request_id);
  return spent + owed;
end $$;
comment on function private.credit_lead(uuid, text, text) is
  'Gives back the tokens captured for a lead, forgets those still owed for it, and closes it; its place, if the request is open, goes to others. Returns the tokens, 0 when nothing was captured.';

create function private.credit_leads(request uuid, why text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  credited int := 0;
  lead uuid;
begin
  for lead in
    select l.id from public.leads l where l.request_id = request order by l.vendor_id
  loop
    if private.credit_lead(lead, 'system', why) > 0 then
      credited := credited + 1;
    end if;
  end loop;
  return credited;
end $$;
comment on function private.credit_leads(uuid, text) is
  'Gives back what every Pro of a closed request has spent on it. Returns how many were credited.';
