-- One request as administrators see it, and which Pros could be offered it by hand.

create function private.request_for_admin(target uuid) returns public.service_requests
language plpgsql stable security definer set search_path = '' as $$
declare
  request public.service_requests;
begin
  perform private.require_admin();
  select * into request from public.service_requests r where r.id = target;
  if not found then
    raise exception 'This request does not exist.';
  end if;
  return request;
end $$;
comment on function private.request_for_admin(uuid) is 'A request, for administrators; refuses everybody else (42501).';

create function private.audited_request(request public.service_requests) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('number', request.number, 'contact_name', request.contact_name, 'owner_id', request.owner_id)
$$;
comment on function private.audited_request(public.service_requests) is 'How the audit trail names a request.';

create function public.admin_request(request_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  request public.service_requests := private.request_for_admin(request_id);
  search text := private.search_of(request);
  since timestamptz := case when search <> 'asked' then private.unmatched_since(request) end;
begin
  perform private.audit_reading('request.read', 'service_requests', request_id, private.audited_request(request));
  return jsonb_build_object(
    'id', request.id, 'state', request.state, 'search', search, 'passed', private.passed_in_words(request_id),
    'since', since,
    'due_at', since + (select q.decide_within from private.case_queues q where q.queue = 'unmatched'),
    'expires_at', case when search is not null then (private.latest_timer('request', request_id, 'expire')).due_at end,
    'extends_by_days', (private.policy()).request_lifetime_days,
    'owner', (
      select jsonb_build_object('id', p.id, 'name', nullif(concat_ws(' ', p.first_name, p.last_name), ''),
        'email', p.email, 'phone', p.phone, 'is_suspended', p.suspended_at is not null,
        'is_deleted', p.deleted_at is not null,
        'address', h.address || ', ' || h.city || ', ' || h.state || ' ' || h.zip)
      from public.profiles p, public.properties h where p.id = request.owner_id and h.id = request.property_id),
    'asked_vendor', (
      select jsonb_build_object('id', v.vendor_id, 'name', v.business_name) from public.vendor_profiles v
      where v.vendor_id = private.asked_vendor(request_id)),
    'letters', coalesce((
      select jsonb_agg(jsonb_build_object('id', l.id, 'author_side', l.author_side, 'author', p.email, 'body', l.body,
        'created_at', l.created_at) order by l.created_at, l.id)
      from (
        select * from public.request_letters l where l.request_id = request_id
        order by l.created_at desc, l.id desc limit 200) l
      left join public.profiles p on p.id = l.author_id), '[]'));
end $$;
comment on function public.admin_request(uuid) is
  'For administrators: how far the search of a request has come (private.search_of), since when it has no Pro and until when that is to be decided, when it expires, its owner with contact details and address, the Pro the owner chose, and the latest 200 letters, oldest first. Reading it is audited, once an hour.';
grant execute on function public.admin_request(uuid) to authenticated;

create function private.miles_in_words(km float8) returns text
language sql immutable set search_path = '' as $$
  select case round(km / 1.609344) when 1 then '1 mile' else round(km / 1.609344) || ' miles' end
$$;
comment on function private.miles_in_words(float8) is 'A distance in kilometers as people read it: whole miles.';

create function private.asked_check(request public.service_requests, vendor uuid, out ok boolean, out words text)
language plpgsql stable security definer set search_path = '' as $$
declare
  lead public.leads;
begin
  select * into lead from public.leads l where l.request_id = request.id and l.vendor_id = vendor;
  -- The rule of private.offer_to.
  ok := lead.id is null or lead.state in ('lost', 'expired')
    or lead.state = 'declined' and coalesce(request.changed_at > lead.updated_at, false);
  words := case
    when lead.id is null then 'Not asked yet'
    when lead.state = 'expired' then 'Asked before, didn''t respond'
    when lead.state = 'lost' then 'Asked before, lost it to another Pro'
    when lead.state = 'declined' and ok then 'Declined before the owner changed the request'
    when lead.state = 'declined' then 'Declined' || coalesce(': ' || lead.decline_reason, '')
    when lead.state in ('withdrawn', 'credited') then 'Stepped back from this request'
    else 'Has this request already' end;
end $$;
comment on function private.asked_check(public.service_requests, uuid) is
  'Whether a Pro can be offered a request as far as earlier offers go, and what became of them in words.';

create function private.vendor_fits(
  request public.service_requests, needs private.work_needs, vendor uuid
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.matching_policy := private.policy();
  profile public.vendor_profiles;
  seen private.fresh_match_profiles;
  asked record;
  -- Credentials hold until their last day is over where the work is.
  today date := (now() at time zone request.time_zone)::date;
  km float8;
  insured boolean := private.is_insured(vendor, now());
begin
  select * into profile from public.vendor_profiles v where v.vendor_id = vendor;
  select * into seen from private.fresh_match_profiles m where m.vendor_id = vendor;
  select * into asked from private.asked_check(request, vendor);
  km := private.distance_km(profile.latitude, profile.longitude, request.latitude, request.longitude);
  return (
    select jsonb_agg(jsonb_build_object('check', c.name, 'ok', c.ok, 'is_required', c.is_required,
      'words', case when c.ok then c.good else c.bad end) order by c.place)
    from (values
      (1, 'approved', true, profile.state = 'approved', 'Takes requests',
        'Doesn''t take requests: ' || replace(profile.state::text, '_', ' '), true),
      (2, 'insured', true, insured, 'Verified liability insurance', 'No verified liability insurance', true),
      (3, 'own', true, vendor <> request.owner_id, null, 'The owner''s own business', vendor = request.owner_id),
      (4, 'asked', true, asked.ok, asked.words, asked.words, true),
      (5, 'line_clearance', true, seen.line_clearance_until >= today, 'Verified line clearance',
        'No verified line clearance, which work near wires needs', needs.line_clearance),
      (6, 'service', false, request.category = any (profile.categories), 'Offers this service',
        'Doesn''t offer this service', true),
      (7, 'distance', false, coalesce(km <= profile.service_radius_km, false),
        private.miles_in_words(km) || ' away',
        coalesce(private.miles_in_words(km) || ' away, travels ' || private.miles_in_words(profile.service_radius_km),
          'No location given'), true),
      (8, 'arborist', false, seen.arborist_until >= today or seen.traq_until >= today, 'Verified arborist',
        'No verified arborist', needs.arborist),
      (9, 'stump_grinder', false,
        seen.equipment & private.enum_bit('stump_grinder'::public.equipment_kind) <> 0, 'Has a stump grinder',
        'No stump grinder', needs.equipment & private.enum_bit('stump_grinder'::public.equipment_kind) <> 0),
      (10, 'crane', false, seen.equipment & private.enum_bit('crane'::public.equipment_kind) <> 0, 'Has a crane',
        'No crane', needs.equipment & private.enum_bit('crane'::public.equipment_kind) <> 0),
      (11, 'room', false, seen.open_jobs < rules.open_jobs_per_crew_member * seen.crew_size, 'Has room for work',
        'Fully booked', true)
    ) c (place, name, is_required, ok, good, bad, is_shown)
    where c.is_shown);
end $$;
comment on function private.vendor_fits(public.service_requests, private.work_needs, uuid) is
  'What speaks for and against offering a request to a Pro by hand: [{check, ok, is_required, words}]. A required check that fails keeps the Pro from being offered it; for others an administrator answers with a reason.';

create function public.admin_find_vendors(request_id uuid, name text default null, at_most int default 10)
returns table (vendor_id uuid, business_name text, city text, region text, distance_km float8, fits jsonb)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  request public.service_requests := private.request_for_admin(admin_find_vendors.request_id);
  needs private.work_needs := private.request_needs(private.policy(), request);
  beginning text := regexp_replace(
    private.folded(private.clean_text(admin_find_vendors.name, 'The name', 120)), '([\\%_])', '\\\1', 'g') || '%';
  most int := least(greatest(coalesce(admin_find_vendors.at_most, 10), 1), 20);
begin
  return query
    with cells as (
      select array_agg(row_number * 1440 + column_number) as wanted_cells
      from generate_series(
          floor((request.latitude - 1.45 + 90) * 4)::int, floor((request.latitude + 1.45 + 90) * 4)::int) row_number,
        generate_series(
          floor((request.longitude - 1.45 / greatest(cos(radians(request.latitude)), 0.2) + 180) * 4)::int,
          floor((request.longitude + 1.45 / greatest(cos(radians(request.latitude)), 0.2) + 180) * 4)::int) column_number
    ), found as (
      (select v.vendor_id as id from public.vendor_profiles v
        where beginning is not null and private.folded(v.business_name) like beginning
        order by private.folded(v.business_name) using operator(pg_catalog.~<~), v.vendor_id limit most)
      union
      (select v.vendor_id from public.vendor_profiles v
        where beginning is null and v.state = 'approved' and v.grid_cell = any ((select wanted_cells from cells)::int[])
        order by private.distance_km(v.latitude, v.longitude, request.latitude, request.longitude), v.vendor_id limit most)
    )
    select v.vendor_id, v.business_name, v.city, v.region, d.km, private.vendor_fits(request, needs, v.vendor_id)
    from found f join public.vendor_profiles v on v.vendor_id = f.id
    cross join lateral (
      select private.distance_km(v.latitude, v.longitude, request.latitude, request.longitude) as km) d
    order by d.km, v.vendor_id;
end $$;
comment on function public.admin_find_vendors(uuid, text, int) is
  'For administrators: Pros whose name begins so, or without a name approved Pros within about 100 miles, nearest to the request first, each with what fits it and what does not (private.vendor_fits); up to 20.';
grant execute on function public.admin_find_vendors(uuid, text, int) to authenticated;
