-- Requests that should never have been made.
create function public.reject_request_as_spam(request_id uuid, reason text) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  before_row jsonb;
  credited int;
begin
  perform private.require_admin();
  perform private.refuse_own_deal(request_id);
  perform private.lock_request_of('request', request_id);
  select to_jsonb(r) into before_row from public.service_requests r where r.id = request_id;
  perform private.transition('request', request_id, 'reject_spam', 'admin', why);
  perform private.close_leads(request_id, null);
  perform private.forgive_lapses(request_id);
  credited := private.credit_leads(request_id, 'The request was removed as spam');
  perform private.audit('request.reject_spam', 'service_requests', request_id, before_row,
    (select to_jsonb(r) from public.service_requests r where r.id = request_id), why);
  return credited;
end $$;
comment on function public.reject_request_as_spam(uuid, text) is
  'An administrator removes a request that is spam: its leads close, held tokens go back and captured ones are refunded, and offers of it that lapsed no longer count against anyone. Returns how many Pros were refunded.';
grant execute on function public.reject_request_as_spam(uuid, text) to authenticated;
