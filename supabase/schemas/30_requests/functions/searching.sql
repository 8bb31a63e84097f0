-- What the owner of a request that looks for a Pro can do about it.

create function private.own_search(request_id uuid) returns public.service_requests
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  request public.service_requests;
begin
  perform private.lock_request_of('request', request_id);
  select * into request from public.service_requests r
  where r.id = request_id and r.owner_id = caller and r.state in ('matching', 'open');
  if not found then
    raise exception 'This request does not exist or is no longer open.';
  end if;
  perform private.refuse_suspended(caller);
  return request;
end $$;
comment on function private.own_search(uuid) is
  'A request of the calling owner that looks for a Pro, locked. Refuses any other, and a suspended owner.';

create function public.confirm_still_needed(request_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  request public.service_requests := private.own_search(request_id);
begin
  -- Nobody is told of it, but each one matches the request again.
  perform private.check_step_pace(request.id, 'request', 'confirm');
  update public.service_requests r set still_needed_at = greatest(now(), r.still_needed_asked_at) where r.id = request.id;
  perform private.transition('request', request.id, 'confirm', 'owner');
  return private.rematch(request.id, 'confirmed', now());
end $$;
comment on function public.confirm_still_needed(uuid) is
  'The owner of a request that has waited long says that the work is still needed; it is matched again at once. Returns how many Pros were asked.';
grant execute on function public.confirm_still_needed(uuid) to authenticated;

-- Who said no to what the request says now is left in peace.
create function private.leads_to_renew(request public.service_requests) returns setof public.leads
language sql stable security definer set search_path = '' as $$
  select l.* from public.leads l
  join public.vendor_profiles v on v.vendor_id = l.vendor_id and v.state = 'approved'
  where l.request_id = request.id
    and (l.state = 'expired' or l.state = 'declined' and l.updated_at < request.changed_at)
    and private.is_insured(l.vendor_id, now())
  order by l.state = 'declined', l.offer_position, l.id
$$;
comment on function private.leads_to_renew(public.service_requests) is
  'The Pros who can be asked once more: those who did not respond, and those who declined before the owner changed the request.';

create function private.can_ask_again(request public.service_requests) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(private.search_of(request) = 'none_left', false)
    and coalesce(request.asked_again_at < now() - interval '1 day', true)
    and exists (select 1 from private.leads_to_renew(request))
$$;
comment on function private.can_ask_again(public.service_requests) is
  'Whether the owner can have Pros asked once more: everyone has passed, some can be asked again, and not within a day of the last time.';

create function public.ask_again(request_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  request public.service_requests := private.own_search(request_id);
  lead public.leads;
  offered int;
  places int;
begin
  if private.search_of(request) <> 'none_left' then
    raise exception 'You can ask again once every Pro who was asked has passed.';
  end if;
  if request.asked_again_at > now() - interval '1 day' then
    raise exception 'You asked again within the last day. Please try again later.' using hint = 'too_fast';
  end if;
  update public.service_requests r set asked_again_at = now(), still_needed_at = greatest(now(), r.still_needed_asked_at) where r.id = request.id;
  offered := private.rematch(request.id, 'asked_again', now());
  places := private.free_places(request.id);
  for lead in select * from private.leads_to_renew(request) loop
    exit when places = 0;
    continue when not private.takes_offers(lead.vendor_id);
    perform private.renew_offer(request, lead, 'The owner asked again', now());
    offered := offered + 1;
    places := places - 1;
  end loop;
  if offered = 0 then
    raise exception 'No Pro can be asked again right now. Changing the timing or description can help.' using hint = 'nobody_to_ask';
  end if;
  select * into request from public.service_requests r where r.id = request.id;
  perform private.open_request(request, offered);
  perform private.outlive_offer(request, now());
  return offered;
end $$;
comment on function public.ask_again(uuid) is
  'The owner of a request on which everyone has passed has it matched again, and Pros asked once more who did not respond, or declined before the owner changed it; once a day. Refused when nobody can be asked. Returns how many were asked.';
grant execute on function public.ask_again(uuid) to authenticated;

create function public.change_request(request_id uuid, timing text, description text) returns public.service_requests
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  request public.service_requests := private.own_search(request_id);
  given private.submission;
begin
  if private.search_of(request) = 'asked' then
    raise exception 'A Pro has this request now, so it can''t be changed. Send the Pro a message instead.';
  end if;
  -- Every change notifies Pros again.
  if (select count(*) from public.state_events e
      where e.machine = 'request' and e.subject_id = request.id and e.event = 'change'
        and e.created_at > now() - interval '1 day')
    >= (select l.changes_a_day from private.owner_limits l) then
    raise exception 'You''ve changed this request several times today. Please try again tomorrow.' using hint = 'too_fast';
  end if;
  given := private.parse_submission(
    public.repeat_request(request_id) || jsonb_build_object('timing', timing, 'description', description));
  update public.service_requests r
  set timing = given.timing, description = given.description, estimate = given.estimate,
    estimate_low_cents = (given.estimate ->> 'low_cents')::bigint,
    estimate_high_cents = (given.estimate ->> 'high_cents')::bigint,
    token_price = private.token_price_of(given.estimate), changed_at = clock_timestamp(),
    still_needed_at = greatest(now(), r.still_needed_asked_at),
    asked_again_at = null
  where r.id = request.id;
  perform private.transition('request', request.id, 'change', 'owner');
  perform private.rematch(request.id, 'changed', now());
  return (select r from public.service_requests r where r.id = request.id);
end $$;
comment on function public.change_request(uuid, text, text) is
  'The owner changes timing and description of a request no Pro has: it is priced and matched again. Returns the request as it is now.';
grant execute on function public.change_request(uuid, text, text) to authenticated;

create function public.ask_vendor(request_id uuid, vendor_id uuid) returns public.leads
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  request public.service_requests := private.own_search(request_id);
  run uuid;
  seen public.match_candidates;
  number int;
  left_out public.match_filter;
  lead public.leads;
begin
  perform private.check_asking_pace(request.owner_id, vendor_id);
  -- Each time, the Pro gets a message and an email.
  if exists (
    select 1 from public.leads l
    where l.request_id = request.id and l.vendor_id = vendor_id and l.state = 'expired'
      and l.offered_at > now() - interval '1 day') then
    raise exception 'You asked this Pro within the last day. Ask other Pros, or try again later.' using hint = 'too_fast';
  end if;
  run := private.run_match(request.id, 'owner_asked');
  select * into seen from public.match_candidates c where c.run_id = run;
  number := array_position(seen.vendor_ids, vendor_id);
  left_out := seen.left_out[number];
  -- Who was asked before is judged by what became of it.
  if number is null or coalesce(left_out not in ('declined', 'already_offered'), false) then
    raise exception '%', coalesce(
        private.reason_not_asked(vendor_id, request.category, (select z from public.zip_codes z where z.zip = request.zip),
          vendor_id = request.owner_id, left_out),
        'This Pro cannot take this request.') using hint = 'vendor_not_available';
  end if;
  update public.service_requests r set still_needed_at = greatest(now(), r.still_needed_asked_at) where r.id = request.id;
  lead := private.offer_to(request.id, vendor_id, now(), run);
  insert into private.asked_vendors (request_id, vendor_id) values (request.id, vendor_id) on conflict do nothing;
  return lead;
end $$;
comment on function public.ask_vendor(uuid, uuid) is
  'The owner has a chosen Pro asked as well about a request that is already open, by the rules of matching. Refused with the reason when the Pro cannot take it, has it already, has passed on it, or let it lapse within a day. Returns the lead.';
grant execute on function public.ask_vendor(uuid, uuid) to authenticated;
