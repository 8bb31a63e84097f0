create function private.owns_property(property uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.properties p where p.id = property and p.owner_id = auth.uid())
$$;
comment on function private.owns_property(uuid) is 'Whether a property is the caller''s.';
grant execute on function private.owns_property(uuid) to authenticated;

-- The caller's property by id, or by address: the same address is the same property.
create function private.parse_street(source jsonb) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  street text;
begin
  if source is null or jsonb_typeof(source) <> 'object' then
    raise exception 'Enter where the trees are.';
  end if;
  street := private.required_text(private.json_text(source, 'address', 'The address', 200), 'The address', 200);
  if length(street) < 3 then
    raise exception 'The address is too short.';
  end if;
  if not exists (select 1 from public.zip_codes z where z.zip = source ->> 'zip') then
    raise exception 'We don''t recognize this ZIP code.';
  end if;
  return street;
end $$;
comment on function private.parse_street(jsonb) is
  'The street of {address, zip}; refuses a blank or short one and a ZIP code no one knows.';

create function private.find_or_add_address(caller uuid, source jsonb) returns public.properties
language plpgsql security definer set search_path = '' as $$
declare
  found_property public.properties;
  place public.zip_codes;
  street text;
begin
  if source is null or jsonb_typeof(source) <> 'object' then
    raise exception 'Enter where the trees are.';
  end if;
  if source ->> 'id' is not null then
    select * into found_property from public.properties p
    where p.owner_id = caller and p.id::text = source ->> 'id' and p.archived_at is null
    for update;
    if not found then
      raise exception 'This property does not exist.';
    end if;
    return found_property;
  end if;
  street := private.parse_street(source);
  select * into place from public.zip_codes z where z.zip = source ->> 'zip';
  -- Only new properties count toward the limit.
  if not exists (
      select 1 from public.properties p
      where p.owner_id = caller and private.place_key(p.address) = private.place_key(street) and p.zip = place.zip and p.archived_at is null)
    and (select count(*) from public.properties p where p.owner_id = caller and p.archived_at is null)
      >= (select l.properties_at_most from private.owner_limits l) then
    raise exception 'An account can keep at most % properties.', (select l.properties_at_most from private.owner_limits l);
  end if;
  insert into public.properties (owner_id, label, address, city, state, zip, latitude, longitude, time_zone)
  values (caller, left(coalesce(private.json_text(source, 'label', 'The name of the property', 80), street), 80),
    street, place.city, place.state, place.zip, place.latitude, place.longitude, place.time_zone)
  on conflict (owner_id, private.place_key(address), zip) do update
  set label = coalesce(private.json_text(source, 'label', 'The name of the property', 80), properties.label),
    archived_at = null
  returning * into found_property;
  return found_property;
end $$;
comment on function private.find_or_add_address(uuid, jsonb) is
  'The property {id} of the caller''s own, or at {address, zip, label}; without its pin.';

create function public.add_property(label text, address text, zip text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_owner();
begin
  return (private.find_or_add_property(
    caller, jsonb_build_object('label', label, 'address', address, 'zip', zip))).id;
end $$;
comment on function public.add_property(text, text, text) is
  'Adds a property of the calling owner; city, position and time zone follow the ZIP code. The same address is the same property. Returns its id.';
grant execute on function public.add_property(text, text, text) to authenticated;

-- Owners mark with a pin where on a property the trees stand; matching keeps to the ZIP code's center.
create function private.keep_pin(property public.properties, pin jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  north float8;
  east float8;
  within_km int := (select l.pin_within_km from private.owner_limits l);
begin
  if pin is null or pin = 'null'::jsonb then
    return;
  end if;
  if jsonb_typeof(pin) <> 'object' then
    raise exception 'The pin must have a latitude and a longitude.';
  end if;
  north := private.json_number(pin, 'latitude', 'The latitude of the pin', -90, 90);
  east := private.json_number(pin, 'longitude', 'The longitude of the pin', -180, 180);
  if north is null or east is null then
    raise exception 'The pin must have a latitude and a longitude.';
  end if;
  if private.distance_km(property.latitude, property.longitude, north, east) > within_km then
    raise exception 'The pin is more than % km from ZIP code %. Please move it.', within_km, property.zip;
  end if;
  update public.properties p
  set pin_latitude = north, pin_longitude = east
  where p.id = property.id;
end $$;
comment on function private.keep_pin(public.properties, jsonb) is
  'Puts the pin {latitude, longitude} of untrusted JSON on a property; does nothing without one.';

create function private.find_or_add_property(caller uuid, source jsonb) returns public.properties
language plpgsql security definer set search_path = '' as $$
declare
  property public.properties := private.find_or_add_address(caller, source);
begin
  perform private.keep_pin(property, source -> 'pin');
  return property;
end $$;
comment on function private.find_or_add_property(uuid, jsonb) is
  'The property a request is for: {id} of the caller''s own, or {address, zip, label}; either may bring a pin {latitude, longitude}.';
