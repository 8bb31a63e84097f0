-- Requests that should never have been made.
create function public.reject_request_as_spam(request_id uuid, reason text) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  why text := private.required_text(reason, 'A reason', 500);
  before_row jsonb;
  credited int;
begin
  perform private.refuse_own_deal(request_id);
  perform private.lock_request_of('request', request_id);
  select to_jsonb(r) into before_row from public.service_requests r where r.id = request_id;
  perform private.transition('request', request_id, 'reject_spam', 'admin', why);
  perform private.close_leads(request_id, null);
  perform private.uncount_answers(request_id);
  credited := private.credit_leads(request_id, 'The request was removed as spam');
  perform private.assert_refunds_within_limit(admin, l.vendor_id) from public.leads l where l.request_id = request_id;
  perform private.audit('request.reject_spam', 'service_requests', request_id, before_row,
    (select to_jsonb(r) from public.service_requests r where r.id = request_id), why);
  return credited;
end $$;
comment on function public.reject_request_as_spam(uuid, text) is
  'An administrator removes a request that is spam: its leads close, held tokens go back and captured ones are refunded, and answers to its offers, or none, no longer count for or against anyone. Refunds beyond the tokens one administrator may move for a Pro take another. Returns how many Pros were refunded.';
grant execute on function public.reject_request_as_spam(uuid, text) to authenticated;
