-- What every later migration stands on: a schema the API never exposes, and privileges that start
-- at nothing, so that each table and function has to say who may use it.

create schema private;
comment on schema private is 'Internals of the marketplace. Never exposed through the Data API.';
grant usage on schema private to anon, authenticated, service_role;

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke execute on functions from anon, authenticated;

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;
comment on function private.touch_updated_at() is 'Trigger: stamps updated_at with the time of the change.';

-- Lengths and emptiness of texts people type. Returns the trimmed text, or null when it is blank.
create function private.clean_text(value text, field text, max_length int) returns text
language plpgsql immutable set search_path = '' as $$
declare
  trimmed text := nullif(btrim(value), '');
begin
  if length(trimmed) > max_length then
    raise exception '% must be at most % characters.', field, max_length;
  end if;
  return trimmed;
end $$;
comment on function private.clean_text(text, text, int) is
  'The trimmed text, null when blank. Refuses texts over max_length characters with a sentence naming the field.';

create function private.required_text(value text, field text, max_length int) returns text
language plpgsql immutable set search_path = '' as $$
declare
  cleaned text := private.clean_text(value, field, max_length);
begin
  if cleaned is null then
    raise exception '% is required.', field;
  end if;
  return cleaned;
end $$;
comment on function private.required_text(text, text, int) is
  'As private.clean_text, and refuses a blank text.';

-- Great-circle distance by the haversine formula on a sphere of the mean Earth radius, 6371.0088 km (IUGG).
create function private.distance_km(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
language sql immutable parallel safe set search_path = '' as $$
  select 2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2)
  )))
$$;
comment on function private.distance_km(float8, float8, float8, float8) is
  'Great-circle distance in kilometres (haversine).';

-- Pros are found through a b-tree on this cell; it beat the geographic GiST index in our measurements.
create function private.grid_cell(latitude float8, longitude float8) returns int
language sql immutable parallel safe set search_path = '' as $$
  select floor((latitude + 90) * 4)::int * 1440 + floor((longitude + 180) * 4)::int
$$;
comment on function private.grid_cell(float8, float8) is
  'Number of the 0.25 degree cell that holds a point: row * 1440 + column.';
-- Generated columns are computed with the rights of whoever writes the row.
grant execute on function private.grid_cell(float8, float8) to authenticated;
