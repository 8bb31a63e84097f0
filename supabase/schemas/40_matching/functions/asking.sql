-- The Pro an owner chose is asked first.

create function private.parse_asked_vendor(source jsonb) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  vendor uuid;
begin
  if source is null or source = 'null'::jsonb then
    return null;
  end if;
  if jsonb_typeof(source) <> 'object'
    or coalesce(jsonb_typeof(source -> 'others') not in ('boolean', 'null'), false) then
    raise exception 'Choose the Pro to ask.';
  end if;
  select v.vendor_id into vendor from public.vendor_profiles v where v.vendor_id::text = source ->> 'vendor_id';
  if vendor is null then
    raise exception 'The Pro you chose is no longer listed.' using hint = 'vendor_not_available';
  end if;
  return vendor;
end $$;
comment on function private.parse_asked_vendor(jsonb) is
  'The Pro named in {vendor_id, others}, null for none; whether that Pro can take the work is decided by the match.';

create function private.check_asking_pace(caller uuid, vendor uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select count(*) from private.asked_vendors a join public.service_requests r on r.id = a.request_id
      where r.owner_id = caller and a.vendor_id = vendor and a.asked_at > now() - interval '1 day')
    >= (select l.asks_of_one_a_day from private.owner_limits l) then
    raise exception 'You''ve reached today''s limit of requests to this Pro. Ask other Pros, or try again tomorrow.' using hint = 'too_fast';
  end if;
end $$;
comment on function private.check_asking_pace(uuid, uuid) is
  'Refuses an owner who asks one chosen Pro more often a day than allowed.';

create function private.asked_vendor(request uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select a.vendor_id from private.asked_vendors a where a.request_id = request order by a.asked_at, a.vendor_id limit 1
$$;
comment on function private.asked_vendor(uuid) is 'The Pro the owner of a request chose to ask first, null for none.';

create function private.is_asked_by_name(request uuid, vendor uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from private.asked_vendors a where a.request_id = request and a.vendor_id = vendor)
$$;
comment on function private.is_asked_by_name(uuid, uuid) is 'Whether the owner of a request asked for a Pro by name, first or later.';

create function private.reason_not_asked(
  vendor uuid, service public.service_category, place public.zip_codes, own boolean, left_out public.match_filter
) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  profile public.vendor_profiles;
begin
  select * into profile from public.vendor_profiles v where v.vendor_id = vendor;
  return case
    when profile.state is distinct from 'approved' then 'This Pro does not take requests at the moment.'
    when own then 'You cannot ask your own business.'
    when service <> all (profile.categories) then 'This Pro does not offer this service.'
    when private.distance_km(profile.latitude, profile.longitude, place.latitude, place.longitude) > profile.service_radius_km
      then 'This Pro does not travel to this ZIP code.'
    when not private.is_insured(vendor, now()) then 'This Pro has no verified liability insurance at the moment.'
    when left_out = 'fully_booked' then 'This Pro is fully booked at the moment.'
    when left_out is not null then 'This Pro does not have the equipment or qualification this work needs.'
  end;
end $$;
comment on function private.reason_not_asked(uuid, public.service_category, public.zip_codes, boolean, public.match_filter) is
  'Why a Pro cannot be asked for a service at a place, as people read it; null when the Pro can be asked. left_out: what the match of the request said.';

create function public.why_not_ask(vendor_id uuid, category text, zip text) returns text
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  place public.zip_codes;
begin
  select * into place from public.zip_codes z where z.zip = zip;
  if not found then
    raise exception 'We don''t recognize this ZIP code.';
  end if;
  return private.reason_not_asked(
    vendor_id, private.parse_category(category), place, coalesce(vendor_id = auth.uid(), false), null);
end $$;
comment on function public.why_not_ask(uuid, text, text) is
  'Why a Pro cannot be asked for a service in a ZIP code, before a request is sent; null when the Pro can be asked. Open to visitors: profile and directory show the same facts.';
grant execute on function public.why_not_ask(uuid, text, text) to anon, authenticated;

create function private.require_asked_vendor(target uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  request public.service_requests;
  asked uuid := private.asked_vendor(target);
  seen public.match_candidates;
  place public.zip_codes;
  number int;
begin
  if asked is null then
    return;
  end if;
  select * into seen from public.match_candidates c where c.run_id = private.latest_run(target);
  number := array_position(seen.vendor_ids, asked);
  if number is not null and seen.left_out[number] is null then
    return;
  end if;
  select * into request from public.service_requests r where r.id = target;
  select * into place from public.zip_codes z where z.zip = request.zip;
  raise exception '% You can ask other Pros instead.', coalesce(private.reason_not_asked(
      asked, request.category, place, asked = request.owner_id,
      case when number is not null then seen.left_out[number] end),
    'This Pro cannot take this request.') using hint = 'vendor_not_available';
end $$;
comment on function private.require_asked_vendor(uuid) is
  'Refuses a request for a chosen Pro whom the match left out, by the same rules as for everyone, and says why.';

create function private.is_asked_alone(request uuid, vendor uuid, at timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select l.state not in ('declined', 'expired', 'lost', 'credited', 'withdrawn')
      from public.leads l where l.request_id = request and l.vendor_id = vendor),
    private.is_insured(vendor, at) and exists (
      select 1 from public.vendor_profiles v where v.vendor_id = vendor and v.state = 'approved'))
$$;
comment on function private.is_asked_alone(uuid, uuid, timestamptz) is
  'Whether the chosen Pro still has the request to themselves: asked and not out of it yet, or about to be asked.';

create function public.ask_other_vendors(request_id uuid) returns int
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  caller uuid := private.require_owner();
  request public.service_requests;
begin
  select * into request from public.service_requests r
  where r.id = request_id and r.owner_id = caller and r.state in ('submitted', 'matching', 'open') for update;
  if not found then
    raise exception 'This request does not exist or is no longer open.';
  end if;
  -- Others are asked already, as soon as there is somebody to ask.
  if request.asks_others then
    return 0;
  end if;
  update public.service_requests r set asks_others = true where r.id = request.id;
  return private.rematch(request_id, 'owner_asked', now());
end $$;
comment on function public.ask_other_vendors(uuid) is
  'The owner of a request that one chosen Pro was asked for has others asked as well. Returns how many were asked now; a repeat changes nothing and returns 0.';
grant execute on function public.ask_other_vendors(uuid) to authenticated;
