-- Owners mark with a pin where on a property the trees stand; matching keeps to the ZIP code's centre.

alter table public.properties
  add column pin_latitude float8 check (pin_latitude between -90 and 90),
  add column pin_longitude float8 check (pin_longitude between -180 and 180),
  add constraint properties_pin_whole check ((pin_latitude is null) = (pin_longitude is null));
comment on column public.properties.pin_latitude is
  'Where the owner put the pin. As exact as the address, and read by the same people.';
comment on column public.properties.pin_longitude is 'See pin_latitude.';

alter table private.owner_limits add column pin_within_km int not null default 100;
comment on column private.owner_limits.pin_within_km is
  'How far from the centre of its ZIP code the pin of a property may lie.';

-- A pin belongs to an address; at another one it would mislead.
create function private.drop_stale_pin() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.pin_latitude := null;
  new.pin_longitude := null;
  return new;
end $$;
comment on function private.drop_stale_pin() is 'Takes the pin away from a property that gets another address.';
create trigger drop_stale_pin before update on public.properties
  for each row when ((old.address, old.zip) is distinct from (new.address, new.zip))
  execute function private.drop_stale_pin();

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

alter function private.find_or_add_property(uuid, jsonb) rename to find_or_add_address;
comment on function private.find_or_add_address(uuid, jsonb) is
  'The property {id} of the caller''s own, or at {address, zip, label}; without its pin.';
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
