-- Tokens that were spent on a lead and are given back, and requests that should never have been made.

create function private.credit_lead(target uuid, actor text, why text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  lead public.leads;
  spent int := private.spent_tokens(target);
begin
  select * into lead from public.leads l where l.id = target for update;
  if spent <= 0 or not private.can_move('lead', target, 'credit', actor) then
    return 0;
  end if;
  perform private.transition('quote', q.id, 'supersede', 'system', why)
  from public.quotes q where q.lead_id = target and q.state in ('sent', 'viewed', 'changes_requested');
  perform private.transition('lead', target, 'credit', actor, why);
  perform private.post_tokens(lead.vendor_id, 'refund', spent, target, why, 'refund:' || target);
  perform private.offer_again(lead.request_id);
  return spent;
end $$;
comment on function private.credit_lead(uuid, text, text) is
  'Gives back the tokens captured for a lead and closes it; its place, if the request is open, goes to others. Returns the tokens, 0 when nothing was captured.';

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

create function public.reject_request_as_spam(request_id uuid, reason text) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  before_row jsonb;
  credited int;
begin
  perform private.require_admin();
  perform private.lock_request_of('request', request_id);
  select to_jsonb(r) into before_row from public.service_requests r where r.id = request_id;
  perform private.transition('request', request_id, 'reject_spam', 'admin', why);
  perform private.close_leads(request_id, null);
  credited := private.credit_leads(request_id, 'The request was removed as spam');
  perform private.audit('request.reject_spam', 'service_requests', request_id, before_row,
    (select to_jsonb(r) from public.service_requests r where r.id = request_id), why);
  return credited;
end $$;
comment on function public.reject_request_as_spam(uuid, text) is
  'An administrator removes a request that is spam: its leads close, held tokens go back and captured ones are refunded. Returns how many Pros were refunded.';
grant execute on function public.reject_request_as_spam(uuid, text) to authenticated;
