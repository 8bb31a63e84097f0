-- A request is matched again whenever the result could differ, so that no Pro who could do the work is never asked.

create function private.queue_rematches(targets uuid[], why text, due timestamptz) returns int
language sql security definer set search_path = '' as $$
  with wanted as materialized (
    select t.target, due + (t.place - 1) * interval '1 second' as due_at
    from unnest(targets) with ordinality t (target, place)
  ), waiting as materialized (
    -- One that waits already will do. One that is firing at this moment may have looked before what has changed.
    select t.subject_id from private.timers t join wanted w on t.subject_id = w.target and t.due_at <= w.due_at
    where t.machine = 'request' and t.event = 'rematch' and t.fired_at is null
    for update of t skip locked
  ), later as (
    delete from private.timers t using wanted w
    where t.machine = 'request' and t.subject_id = w.target and t.event = 'rematch' and t.fired_at is null and t.due_at > w.due_at
      and not exists (select 1 from waiting o where o.subject_id = w.target)
  ), queued as (
    insert into private.timers (machine, subject_id, event, due_at, reason)
    select 'request', w.target, 'rematch', w.due_at, why from wanted w
    where not exists (select 1 from waiting o where o.subject_id = w.target)
    on conflict (machine, subject_id, event, due_at) do update
    set fired_at = null, failure = null, reason = excluded.reason
  )
  select cardinality(targets)
$$;
comment on function private.queue_rematches(uuid[], text, timestamptz) is
  'Has requests matched again one a second from a time on, in the order given, for a reason (match_runs.reason), unless that is to happen by then anyway. Returns how many there are; null for null.';

create function private.what_grew(
  rules public.matching_policy, before private.match_profiles, after private.match_profiles
) returns text
language sql stable set search_path = '' as $$
  select case
    when after.reach_cell is null then null
    when before.reach_cell is null then 'vendor_available'
    when (after.categories & ~before.categories) <> 0 or (after.equipment & ~before.equipment) <> 0
      or after.reach > before.reach or (after.x, after.y, after.z) is distinct from (before.x, before.y, before.z)
      then 'vendor_grew'
    -- What was valid until yesterday somewhere was not valid any more.
    when exists (
      select 1 from (values
        (before.liability_until, after.liability_until), (before.line_clearance_until, after.line_clearance_until),
        (before.arborist_until, after.arborist_until), (before.traq_until, after.traq_until)
      ) c (ended, ends)
      where c.ends > c.ended and c.ended <= current_date + 1
    ) then 'credential_verified'
    when before.open_jobs >= rules.open_jobs_per_crew_member * before.crew_size
      and after.open_jobs < rules.open_jobs_per_crew_member * after.crew_size then 'vendor_free'
  end
$$;
comment on function private.what_grew(public.matching_policy, private.match_profiles, private.match_profiles) is
  'Why a Pro could now be offered requests the Pro could not be offered before, as match_runs.reason says it; null when nothing speaks for it.';

-- The business is locked, so no two queue for the same Pro together.
create function private.queue_vendor_rematch(vendor uuid, why text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  pause constant interval := '5 minutes';
  is_firing boolean;
  last timestamptz;
begin
  -- One that waits already will do. One that is firing at this moment may have looked before what has changed.
  perform 1 from private.timers t
  where t.machine = 'vendor' and t.subject_id = vendor and t.event = 'rematch' and t.fired_at is null
  for update skip locked;
  if found then
    return;
  end if;
  select bool_or(t.fired_at is null), max(least(t.fired_at, now())) into is_firing, last from private.timers t
  where t.machine = 'vendor' and t.subject_id = vendor and t.event = 'rematch';
  if is_firing then
    last := now();
  end if;
  insert into private.timers (machine, subject_id, event, due_at, reason)
  values ('vendor', vendor, 'rematch', greatest(now(), last + pause), why) on conflict do nothing;
end $$;
comment on function private.queue_vendor_rematch(uuid, text) is
  'Has the requests within reach of a Pro, whose business the caller has locked, looked through soon, for a reason (match_runs.reason): at most one such look waits for a Pro, and it comes five minutes after the last one at the earliest.';

-- The business is locked before what is derived from it, everywhere, so that no two can wait for each other.
create function private.refresh_match_profile(vendor uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  before private.match_profiles;
  fresh private.match_profiles;
  why text;
begin
  perform 1 from public.vendor_profiles v where v.vendor_id = vendor for no key update;
  if not found then
    return;
  end if;
  select * into fresh from private.fresh_match_profiles f where f.vendor_id = vendor;
  select * into before from private.match_profiles p where p.vendor_id = vendor;
  if before is not distinct from fresh then
    return;
  end if;
  delete from private.match_profiles p where p.vendor_id = vendor;
  insert into private.match_profiles values (fresh.*);
  why := private.what_grew(private.policy(), before, fresh);
  if why is not null then
    perform private.queue_vendor_rematch(vendor, why);
  end if;
end $$;
comment on function private.refresh_match_profile(uuid) is
  'Brings what matching knows of a Pro up to date. A Pro who can do more than before is soon offered the requests that wait.';

create function private.vendor_rematch_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  vendor private.match_profiles;
begin
  select * into vendor from private.match_profiles p where p.vendor_id = timer.subject_id and p.reach_cell is not null;
  if not found then
    return false;
  end if;
  return coalesce((
    select private.queue_rematches(
      array_agg(r.id order by r.timing, r.submitted_at, r.id), coalesce(timer.reason, 'vendor_available'), now_at) > 0
    from public.service_requests r
    where r.state in ('matching', 'open') and r.owner_id <> vendor.vendor_id
      and vendor.categories & private.enum_bit(r.category) <> 0
      and power(vendor.x - cos(radians(r.latitude)) * cos(radians(r.longitude)), 2)
        + power(vendor.y - cos(radians(r.latitude)) * sin(radians(r.longitude)), 2)
        + power(vendor.z - sin(radians(r.latitude)), 2) <= vendor.reach
      and not exists (select 1 from public.leads l where l.request_id = r.id and l.vendor_id = vendor.vendor_id)
      and private.free_places(r.id) > 0), false);
end $$;
comment on function private.vendor_rematch_due(private.timers, timestamptz) is
  'The requests within reach of a Pro who can do more than before, with a free place and not offered to the Pro yet, are matched again, one a second: emergencies first, then the oldest.';

create function private.queue_nightly_rematches(now_at timestamptz default now()) returns int
language sql security definer set search_path = '' as $$
  select coalesce(private.queue_rematches(
    array_agg(r.id order by r.state = 'open', r.timing, r.submitted_at, r.id), 'nightly', now_at), 0)
  from public.service_requests r
  where r.state in ('matching', 'open') and private.free_places(r.id) > 0 and not private.is_suspended(r.owner_id)
$$;
comment on function private.queue_nightly_rematches(timestamptz) is
  'Has every request with a free place matched again, one a second, those no Pro was found for first. Returns how many. Called by the clock once a night.';

create function private.request_rematch_due(timer private.timers, now_at timestamptz) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  return private.rematch(timer.subject_id, coalesce(timer.reason, 'nightly'), now_at) > 0;
end $$;
comment on function private.request_rematch_due(private.timers, timestamptz) is
  'A request is matched again. Nothing happens when it no longer looks for a Pro, or when no place is free.';

create function private.is_old(request public.service_requests, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select greatest(request.submitted_at, request.still_needed_at, request.changed_at) < at - case request.timing
    when 'emergency' then rules.still_needed_hours * interval '1 hour' else rules.still_needed_days * interval '1 day' end
  from private.policy() rules
$$;
comment on function private.is_old(public.service_requests, timestamptz) is
  'Whether a request has waited so long that its owner is asked whether it is still needed, before a Pro is.';

create function private.is_with_asked_vendor(request public.service_requests, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select not request.asks_others and exists (
    select 1 from private.asked_vendors a join public.leads l on l.request_id = a.request_id and l.vendor_id = a.vendor_id
    where a.request_id = request.id and a.vendor_id = private.asked_vendor(request.id)
      and private.is_asked_alone(request.id, a.vendor_id, at))
$$;
comment on function private.is_with_asked_vendor(public.service_requests, timestamptz) is
  'Whether the one Pro the owner chose to ask has the request to themselves at the moment.';

create function private.rematch(target uuid, why text, at timestamptz default now()) returns int
language plpgsql security definer set search_path = '' as $$
declare
  request public.service_requests;
  before text;
  run uuid;
  offered int;
begin
  select * into request from public.service_requests r where r.id = target for update;
  if not private.is_open_to_offers(request, at) or private.free_places(target) = 0 or private.is_with_asked_vendor(request, at) then
    return 0;
  end if;
  before := private.search_of(request);
  run := private.run_match(target, why, why in (
    'vendor_available', 'vendor_grew', 'credential_verified', 'vendor_free', 'place_free', 'nightly', 'matching_on',
    'confirmed', 'owner_asked'));
  if before <> 'asked' and private.is_old(request, at) and exists (
    select 1 from public.match_runs r where r.id = run and r.ranked > 0
  ) then
    if before <> 'still_needed' then
      update public.service_requests r set still_needed_asked_at = at where r.id = target;
      perform private.transition('request', target, 'ask_if_needed', 'system');
    end if;
    return 0;
  end if;
  offered := private.offer_again(target, at, true);
  if offered > 0 and before <> 'asked' then
    perform private.outlive_offer(request, at);
    perform private.transition('request', target, 'find_vendor', 'system');
  else
    perform private.report_search(target);
  end if;
  return offered;
end $$;
comment on function private.rematch(uuid, text, timestamptz) is
  'Matches a request again, in a run of its own, and fills its free places; a request that has waited long is asked about first, and a run that changes nothing is not kept. Its owner is notified when a Pro was found at last, and when the last one has passed. Returns how many Pros were asked.';

-- Once for each time it happens: what was reported stays true until another Pro is asked.
create function private.report_search(target uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  request public.service_requests;
  found text;
  news text;
begin
  select * into request from public.service_requests r where r.id = target;
  found := private.search_of(request);
  news := case found when 'none_found' then 'find_none' when 'none_left' then 'run_out' end;
  if news is null or request.state = 'open' and news = 'find_none' then
    return;
  end if;
  if exists (
    select 1 from public.state_events e
    where e.machine = 'request' and e.subject_id = target and e.event in ('find_none', 'run_out')
      and e.id > coalesce((
        select max(o.id) from public.state_events o
        where o.request_id = target and o.machine = 'lead' and o.event = 'offer'), 0)
  ) then
    return;
  end if;
  perform private.transition('request', target, news, 'system');
end $$;
comment on function private.report_search(uuid) is
  'Leaves an event when nobody was found for a request, or everyone who was asked has passed, from which its owner and administrators hear of it.';

create function private.offer_to(target uuid, vendor uuid, at timestamptz, run uuid default null) returns public.leads
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  rules public.matching_policy := private.policy();
  request public.service_requests;
  profile public.vendor_profiles;
  lead public.leads;
  seen public.match_candidates;
begin
  select * into request from public.service_requests r where r.id = target for update;
  if not private.is_open_to_offers(request, at) then
    raise exception 'This request can''t be offered to Pros at the moment.';
  end if;
  if (select count(*) from public.leads l
      where l.request_id = target and l.state in ('accepted', 'engaged', 'quoted', 'released')) >= rules.accepts_at_most then
    raise exception 'This request already has as many Pros as it can take.';
  end if;
  select * into profile from public.vendor_profiles v where v.vendor_id = vendor;
  if vendor = request.owner_id then
    raise exception 'A request can''t be offered to its owner''s own business.' using hint = 'vendor_not_available';
  end if;
  if profile.state is distinct from 'approved' or not private.takes_offers(vendor) then
    raise exception 'This Pro does not take requests at the moment.' using hint = 'vendor_not_available';
  end if;
  if not private.is_insured(vendor, at) then
    raise exception 'This Pro has no verified liability insurance at the moment.' using hint = 'vendor_not_available';
  end if;
  select * into lead from public.leads l where l.request_id = target and l.vendor_id = vendor;
  if lead.id is null then
    select * into seen from public.match_candidates c where c.run_id = run;
    lead.id := private.offer_lead(request, vendor,
      coalesce(array_position(seen.offer_order, array_position(seen.vendor_ids, vendor)),
        (select coalesce(max(l.offer_position), 0) + 1 from public.leads l where l.request_id = target)),
      private.distance_km(profile.latitude, profile.longitude, request.latitude, request.longitude), false, run, at);
  elsif lead.state in ('lost', 'expired') or lead.state = 'declined' and request.changed_at > lead.updated_at then
    perform private.renew_offer(request, lead, 'Asked again', at);
  else
    raise exception '%', case
      when lead.state = 'declined' then 'This Pro has passed on this request.'
      when lead.state in ('withdrawn', 'credited') then 'This Pro has stepped back from this request.'
      else 'This Pro has already been asked.' end using hint = 'vendor_not_available';
  end if;
  perform private.open_request(request, 1);
  perform private.outlive_offer(request, at);
  select * into lead from public.leads l where l.id = lead.id;
  return lead;
end $$;
comment on function private.offer_to(uuid, uuid, timestamptz, uuid) is
  'Offers a request to one Pro outside the order, or once more to one who lost it, let it lapse, or declined it before the owner changed it. Refuses a Pro who is not approved or insured, owns the request, or has it already, and a request that takes no more Pros. run: the match that ranked the Pro, if any. Returns the lead.';
