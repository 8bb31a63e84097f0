-- What administrators do for a request that finds no Pro. Each act has a reason, an audit row and a key, so that a
-- repeat of it has no second effect.

create function private.searching_request(target uuid) returns public.service_requests
language plpgsql security definer set search_path = '' as $$
declare
  request public.service_requests;
begin
  perform private.require_admin();
  perform private.lock_request_of('request', target);
  request := private.request_for_admin(target);
  perform private.refuse_own_deal(target);
  if request.state not in ('matching', 'open') then
    raise exception 'This request is %, so that is no longer possible.', replace(request.state::text, '_', ' ');
  end if;
  return request;
end $$;
comment on function private.searching_request(uuid) is
  'For administrators: a request that looks for a Pro, locked. Refuses one that no longer does, and the administrator''s own.';

create function public.admin_match_again(request_id uuid, reason text, idempotency_key uuid) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('admin_match_again', idempotency_key);
  why text := private.required_text(reason, 'A reason', 500);
  request public.service_requests;
  asked int;
begin
  if answer is not null then
    return answer;
  end if;
  request := private.searching_request(request_id);
  if private.is_suspended(request.owner_id) then
    raise exception 'The owner''s account is suspended, so this request is not offered to Pros.';
  end if;
  if not private.is_open_to_offers(request, now()) then
    raise exception 'Requests of this owner are not offered to Pros at the moment. The feature vendor_matching is off.';
  end if;
  if private.free_places(request_id) = 0 then
    raise exception 'As many Pros as possible have this request, so it cannot be offered to others.';
  end if;
  if private.is_with_asked_vendor(request, now()) then
    raise exception 'The owner asked one Pro alone, who has not responded yet.';
  end if;
  asked := private.rematch(request_id, 'admin', now());
  perform private.audit('request.match_again', 'service_requests', request_id, null,
    private.audited_request(request) || jsonb_build_object('asked', asked), why);
  return private.save_idempotent_result('admin_match_again', idempotency_key, to_jsonb(asked))::int;
end $$;
comment on function public.admin_match_again(uuid, text, uuid) is
  'An administrator has a request matched again, with a reason. Audited. Refused with a sentence when it cannot be offered to anybody. Returns how many Pros were asked: none when nobody is available, or when the owner of an old request is asked first whether it is still needed.';
grant execute on function public.admin_match_again(uuid, text, uuid) to authenticated;

create function public.admin_offer_request(request_id uuid, vendor_id uuid, reason text, idempotency_key uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('admin_offer_request', idempotency_key);
  why text := private.required_text(reason, 'A reason', 500);
  request public.service_requests;
  business text := (select v.business_name from public.vendor_profiles v where v.vendor_id = vendor_id);
  fits jsonb;
  obstacles text;
  before text;
  lead public.leads;
begin
  if answer is not null then
    return answer;
  end if;
  request := private.searching_request(request_id);
  if business is null then
    raise exception 'This Pro does not exist.';
  end if;
  fits := private.vendor_fits(request, private.request_needs(private.policy(), request), vendor_id);
  select string_agg(f.value ->> 'words', '. ' order by f.place) into obstacles
  from jsonb_array_elements(fits) with ordinality f (value, place)
  where (f.value -> 'is_required')::boolean and not (f.value -> 'ok')::boolean;
  if obstacles is not null then
    raise exception 'This Pro can''t be offered this request. %.', obstacles using hint = 'vendor_not_available';
  end if;
  before := private.search_of(request);
  lead := private.offer_to(request_id, vendor_id, now());
  if before <> 'asked' then
    perform private.transition('request', request_id, 'find_vendor', 'system');
  end if;
  perform private.audit('request.offer', 'leads', lead.id, null,
    jsonb_build_object('business_name', business, 'vendor_id', vendor_id, 'owner_id', request.owner_id,
      'number', request.number, 'despite', (
        select jsonb_agg(f.value ->> 'words' order by f.place) from jsonb_array_elements(fits) with ordinality f (value, place)
        where not (f.value -> 'ok')::boolean)), why);
  return private.save_idempotent_result('admin_offer_request', idempotency_key,
    jsonb_build_object('id', lead.id, 'state', lead.state, 'offer_expires_at', lead.offer_expires_at));
end $$;
comment on function public.admin_offer_request(uuid, uuid, text, uuid) is
  'An administrator offers a request to one Pro by hand, outside the order of matching, with a reason; the owner is notified as of any Pro found late. Refused with what stands against it when a required check of private.vendor_fits fails; the audit says despite which others it was offered. Returns {id, state, offer_expires_at} of the lead.';
grant execute on function public.admin_offer_request(uuid, uuid, text, uuid) to authenticated;

create function public.admin_extend_request(request_id uuid, reason text, idempotency_key uuid) returns timestamptz
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('admin_extend_request', idempotency_key);
  why text := private.required_text(reason, 'A reason', 500);
  lifetime interval := (private.policy()).request_lifetime_days * interval '1 day';
  request public.service_requests;
  ends_at timestamptz;
  ending timestamptz;
begin
  if answer is not null then
    return answer #>> '{}';
  end if;
  request := private.searching_request(request_id);
  ends_at := (private.latest_timer('request', request_id, 'expire')).due_at;
  if ends_at > now() + lifetime then
    raise exception 'This request already stays open until %. It can be extended again later.',
      private.day_in_words(ends_at, request.time_zone);
  end if;
  ending := greatest(ends_at, now()) + lifetime;
  perform private.extend_lifetime(request_id, ending);
  perform private.transition('request', request_id, 'extend', 'admin', why);
  perform private.audit('request.extend', 'service_requests', request_id,
    jsonb_build_object('expires_at', ends_at),
    private.audited_request(request) || jsonb_build_object('expires_at', ending), why);
  return private.save_idempotent_result('admin_extend_request', idempotency_key, to_jsonb(ending)) #>> '{}';
end $$;
comment on function public.admin_extend_request(uuid, text, uuid) is
  'An administrator keeps a request open for one more lifetime of the matching policy, with a reason. Audited. Refused while more than one lifetime is left. Returns when it expires now.';
grant execute on function public.admin_extend_request(uuid, text, uuid) to authenticated;

create function public.admin_close_request(request_id uuid, reason text, idempotency_key uuid) returns public.request_state
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  admin uuid := private.require_admin();
  answer jsonb := private.idempotent_result('admin_close_request', idempotency_key);
  why text := private.required_text(reason, 'A reason', 500);
  request public.service_requests;
  ended public.state_events;
begin
  if answer is not null then
    return answer #>> '{}';
  end if;
  request := private.searching_request(request_id);
  if private.search_of(request) = 'asked' then
    raise exception 'A Pro has this request, so it can''t be closed for want of one.';
  end if;
  perform public.cancel_request(request_id, why);
  select * into ended from public.state_events e
  where e.machine = 'request' and e.subject_id = request_id and e.event = 'cancel' order by e.id desc limit 1;
  perform private.notify(request.owner_id, 'owner', 'request_closed', private.event_facts(ended), request_id, request_id);
  return private.save_idempotent_result('admin_close_request', idempotency_key, to_jsonb('canceled'::text)) #>> '{}';
end $$;
comment on function public.admin_close_request(uuid, text, uuid) is
  'An administrator closes a request no Pro was found for. Its owner gets an apology by mail, with the reason. Audited. Refused while a Pro has it. Returns the new state.';
grant execute on function public.admin_close_request(uuid, text, uuid) to authenticated;

create function public.admin_note_request(request_id uuid, body text, idempotency_key uuid) returns uuid
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  request public.service_requests := private.request_for_admin(request_id);
  answer jsonb := private.idempotent_result('admin_note_request', idempotency_key);
  words text := private.required_text(body, 'A note', 2000);
  note uuid;
begin
  if answer is not null then
    return answer #>> '{}';
  end if;
  insert into private.case_notes (queue, case_id, author_id, body)
  values ('unmatched', request_id::text, auth.uid(), words) returning id into note;
  -- The words stay with the note; the trail says that there is one.
  perform private.audit('request.note', 'service_requests', request_id, null, private.audited_request(request), null);
  return private.save_idempotent_result('admin_note_request', idempotency_key, to_jsonb(note)) #>> '{}';
end $$;
comment on function public.admin_note_request(uuid, text, uuid) is
  'An administrator notes something about a request for colleagues, whatever its state; the note stands with those of its case in the review queue. Audited without the words. Returns the note.';
grant execute on function public.admin_note_request(uuid, text, uuid) to authenticated;
