-- Time zones of places follow the ZIP code; administrators correct that of a ZIP code, owners that of a property.
create function private.place_zones() returns text[]
language sql immutable set search_path = '' as $$
  select array[
    'America/Adak', 'America/Anchorage', 'America/Boise', 'America/Chicago', 'America/Denver',
    'America/Detroit', 'America/Indiana/Indianapolis', 'America/Indiana/Knox', 'America/Indiana/Marengo',
    'America/Indiana/Petersburg', 'America/Indiana/Tell_City', 'America/Indiana/Vevay',
    'America/Indiana/Vincennes', 'America/Indiana/Winamac', 'America/Juneau', 'America/Kentucky/Louisville',
    'America/Kentucky/Monticello', 'America/Los_Angeles', 'America/Menominee', 'America/Metlakatla',
    'America/New_York', 'America/Nome', 'America/North_Dakota/Beulah', 'America/North_Dakota/Center',
    'America/North_Dakota/New_Salem', 'America/Phoenix', 'America/Puerto_Rico', 'America/Sitka',
    'America/St_Thomas', 'America/Yakutat', 'Pacific/Guam', 'Pacific/Honolulu', 'Pacific/Pago_Pago',
    'Pacific/Saipan', 'Pacific/Wake'
  ]
$$;
comment on function private.place_zones() is
  'The IANA time zones a place in the United States can be in. As PLACE_ZONES of shared/domain.';

create function private.place_zone(zone text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if zone = any (private.place_zones()) then
    return zone;
  end if;
  raise exception 'Choose a time zone from the list.';
end $$;
comment on function private.place_zone(text) is 'A time zone of places from untrusted input; refuses any other.';

create function public.correct_property_zone(
  property_id uuid, time_zone text, expected_version int default null
) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  property public.properties := private.own_property(property_id);
begin
  perform private.assert_version(property.version, expected_version, 'This property');
  update public.properties p
  set time_zone = private.place_zone(time_zone), zone_by_owner = z.time_zone <> time_zone
  from public.zip_codes z
  where p.id = property.id and z.zip = p.zip
  returning p.* into property;
  update public.service_requests r set time_zone = property.time_zone
  where r.property_id = property.id and r.time_zone <> property.time_zone;
  return to_jsonb(property);
end $$;
comment on function public.correct_property_zone(uuid, text, int) is
  'An owner says in which time zone a property is, where that of its ZIP code is wrong. Its requests follow: agreed times stay the same moments and are shown on the new clock. Refused with the hint version_conflict when expected_version is not the current one. Returns the property as it is now.';
grant execute on function public.correct_property_zone(uuid, text, int) to authenticated;

create function public.correct_zip_zone(zip text, time_zone text, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_variable
declare
  why text := private.required_text(reason, 'A reason', 500);
  zone text := private.place_zone(time_zone);
  place public.zip_codes;
  changed jsonb;
begin
  perform private.require_admin();
  select * into place from public.zip_codes z where z.zip = zip for update;
  if not found then
    raise exception 'We don''t recognize this ZIP code.';
  end if;
  if place.time_zone = zone then
    raise exception 'ZIP code % is already in this time zone.', zip;
  end if;
  insert into private.zip_zones (zip, time_zone) values (zip, zone)
  on conflict on constraint zip_zones_pkey do update set time_zone = excluded.time_zone, corrected_at = now();
  update public.zip_codes z set time_zone = zone where z.zip = zip;
  with moved_properties as (
    update public.properties p set time_zone = zone where p.zip = zip and not p.zone_by_owner and p.time_zone <> zone
    returning p.id
  ), moved_requests as (
    update public.service_requests r set time_zone = zone
    where r.zip = zip and r.time_zone <> zone
      and not exists (select 1 from public.properties p where p.id = r.property_id and p.zone_by_owner)
    returning r.id
  ), moved_vendors as (
    -- place_vendor brings the time zone with the ZIP code.
    update public.vendor_profiles v set zip = v.zip where v.zip = zip returning v.vendor_id
  )
  select jsonb_build_object('properties', (select count(*) from moved_properties),
    'requests', (select count(*) from moved_requests), 'vendors', (select count(*) from moved_vendors)) into changed;
  perform private.audit('zip.correct_zone', 'zip_codes', null, jsonb_build_object('zip', zip, 'time_zone', place.time_zone),
    jsonb_build_object('zip', zip, 'time_zone', zone) || changed, why);
  return changed || jsonb_build_object('zip', zip, 'time_zone', zone);
end $$;
comment on function public.correct_zip_zone(text, text, text) is
  'An administrator corrects the time zone of a ZIP code, with a reason; its properties, unless their owner said otherwise, their requests and the Pros there follow, and loading the reference data again keeps it. Agreed times stay the same moments. Audited. Returns {zip, time_zone, properties, requests, vendors} with how many of each followed.';
grant execute on function public.correct_zip_zone(text, text, text) to authenticated;
